import { useId } from 'react';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { JUDGED_DAYS } from '#contract/first-days.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './day-choice.module.css';
import { DayLine } from './day-line.tsx';

export interface DayChoiceProps {
  /** null: today. */
  readonly day: string | null;
  /** Of today; undefined until they are there. */
  readonly laws: LawList | undefined;
  readonly error: string | undefined;
  readonly onChoose: (day: string | null) => void;
}

/** More days on which laws begin are on the line. */
const MOST_QUICK = 2;

/** The day by its date, by a button for today and the next days on which laws begin, or on a line with all of those. */
export function DayChoice({ day, laws, error, onChoose }: DayChoiceProps) {
  const id = useId();
  const coming = laws?.laws.flatMap(({ status, from }) => (status === 'coming' ? [from] : [])) ?? [];
  const stops = [...new Set(coming)].sort();
  return (
    <div className={styles.choice}>
      <div className={styles.row}>
        <TextField
          label={t`Date`}
          type="date"
          min={JUDGED_DAYS.from}
          max={JUDGED_DAYS.to}
          value={day ?? ''}
          hint={t`Empty: today`}
          error={error}
          onChange={(next) => onChoose(next === '' ? null : next)}
        />
        <fieldset className={styles.quick} aria-labelledby={id}>
          <legend id={id} className="small muted">
            {t`Today, or a day on which laws begin`}
          </legend>
          {[null, ...stops.slice(0, MOST_QUICK)].map((each) => (
            <Button
              key={each}
              size="small"
              tone={each === day ? 'done' : 'plain'}
              aria-pressed={each === day}
              onClick={() => onChoose(each)}
            >
              {each === null ? t`Today` : dateText(each)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={styles.line}>
        {laws && (
          <DayLine
            today={laws.day}
            day={error === undefined ? day : null}
            stops={stops}
            onChoose={onChoose}
          />
        )}
      </div>
    </div>
  );
}
