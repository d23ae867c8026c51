import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_STATUSES, type LawPlace } from '#contract/ingredient-laws.ts';
import { STATE_WORDS } from '#contract/rule-state.ts';
import { StateMark } from '#web/features/marks/state-mark.tsx';
import type { DayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { lawsOn } from '../standards-query.ts';
import styles from './choose-dialog.module.css';
import { nextInPlace, nextLawText } from './next-law-text.ts';

export interface LawsOnDayProps {
  readonly chosen: DayAndPlaces;
  /** Places whose laws are watched. */
  readonly watched: readonly LawPlace[];
}

/** How many ingredient laws of the chosen places and channels stand how on the chosen day, and which comes next. */
export function LawsOnDay({ chosen, watched }: LawsOnDayProps) {
  const { day } = chosen;
  const { data } = useQuery({ ...lawsOn(chosen), placeholderData: keepPreviousData });
  const everywhere = useQuery({ ...lawsOn({ ...(day && { day }) }), placeholderData: keepPreviousData });
  // What counts is told already.
  const others = watched.filter((place) => chosen.place?.includes(place) === false);
  return (
    <div role="status" className={styles.onDay}>
      {data && <Standing {...data} />}
      {others.map((place) => (
        <p key={place} className="small muted">
          {nextInPlace(everywhere.data?.laws.filter((law) => law.place === place) ?? [], place)}
        </p>
      ))}
    </div>
  );
}

function Standing({ day, laws }: LawList) {
  const next = nextLawText(laws);
  return (
    <>
      <p className="subtitle">{t`Ingredient laws on ${dateText(day)}`}</p>
      {laws.length === 0 && <p className="small muted">{t`None of these places and channels.`}</p>}
      <ul className={styles.laws}>
        {LAW_STATUSES.map((status) => {
          const count = laws.filter((law) => law.status === status).length;
          if (count === 0) return null;
          return (
            <li key={status}>
              <StateMark state={status} />
              <span>
                <b>{count}</b> {STATE_WORDS[status].toLowerCase()}
              </span>
            </li>
          );
        })}
      </ul>
      {next !== undefined && <p className="small muted">{next}</p>}
    </>
  );
}
