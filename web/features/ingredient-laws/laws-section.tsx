import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { dateText } from '#web/features/product-facts/date-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Section } from '#web/features/product-section/section.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { namedFirst, namedText, restText, scopeText } from './law-words.ts';
import { lawsQuery } from './laws-query.ts';
import styles from './laws-section.module.css';

/** The laws on named substances that the ingredient list touches today or from a known day. */
export function LawsSection({ gtin }: { readonly gtin: string }) {
  const chosen = useDayAndPlaces();
  const query = useQuery({ ...lawsQuery(gtin, chosen), placeholderData: keepPreviousData });
  const { data, error } = query;
  return (
    <Section
      title="Ingredient laws"
      aside={data && <p className="small muted">as of {dateText(data.day)}</p>}
    >
      {data ? (
        <Findings laws={data.laws} />
      ) : error ? (
        <AreaFailure text={errorText(error, 'Failed to fetch ingredient laws')} query={query} />
      ) : (
        <Skeleton height="4.5rem" />
      )}
    </Section>
  );
}

function Findings({ laws }: { readonly laws: readonly LawFinding[] }) {
  const named = namedFirst(laws);
  const rest = restText(laws);
  return (
    <>
      {named.length > 0 && (
        <dl className={styles.laws}>
          {named.map((law) => (
            <div key={law.key}>
              <dt>{scopeText(law)}</dt>
              <dd>
                <p className={styles.finding} data-status={law.status}>
                  {namedText(law)}
                </p>
                <p className="small muted">
                  {law.title}, {law.citation}. {law.scope}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rest !== undefined && <p>{rest}</p>}
      <p className="small muted">
        This speaks of the ingredient list alone: traces and processing aids are on no label.
      </p>
    </>
  );
}
