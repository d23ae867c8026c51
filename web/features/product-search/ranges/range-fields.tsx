import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { t } from 'ttag';
import { formatRange, isOrdered, type Range } from '#contract/ranges.ts';
import styles from './ranges.module.css';
import { readAmount } from './read-amount.ts';

export interface RangeFieldsProps {
  readonly name: string;
  readonly unit: string;
  readonly range: Range;
  readonly onChoose: (range: Range) => void;
}

const NO_AMOUNT = t`Must be an amount, such as 140 or 2.5`;
const BAD_ORDER = t`Must not end below its beginning`;

/** The two ends of a range as figures, for what a handle cannot be put on. */
export function RangeFields({ name, unit, range, onChoose }: RangeFieldsProps) {
  const [refusal, setRefusal] = useState<{ readonly at: string; readonly end: End; readonly text: string }>();
  const id = useId();
  const at = formatRange(range);
  // A range changed since, by a handle or elsewhere, leaves nothing to refuse.
  const refused = refusal?.at === at ? refusal : undefined;
  const read = (end: End, text: string) => {
    const amount = readAmount(text);
    if (amount === undefined) return setRefusal({ at, end, text: NO_AMOUNT });
    const next = { ...range, [end]: amount };
    if (!isOrdered(next)) return setRefusal({ at, end, text: BAD_ORDER });
    setRefusal(undefined);
    if (amount !== range[end]) onChoose(next);
  };
  return (
    <>
      <div className={styles.ends}>
        {(['min', 'max'] as const).map((end) => (
          <AmountField
            key={end}
            label={end === 'min' ? t`${name} from, ${unit}` : t`${name} to, ${unit}`}
            unit={unit}
            amount={range[end]}
            refusedBy={refused?.end === end ? id : undefined}
            onRead={(text) => read(end, text)}
          />
        ))}
      </div>
      {refused && (
        <p className={styles.refusal} id={id} role="alert">
          {refused.text}
        </p>
      )}
    </>
  );
}

type End = keyof Range;

interface AmountFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly amount: number | null;
  /** The element that says why the text was refused. */
  readonly refusedBy: string | undefined;
  readonly onRead: (text: string) => void;
}

/** Read when it is left or on Enter, so that no half-typed figure changes the list. */
function AmountField({ label, unit, amount, refusedBy, onRead }: AmountFieldProps) {
  const [text, setText] = useState(textOf(amount));
  const [shown, setShown] = useState(amount);
  // Changed by a handle, or elsewhere: what was typed over it is gone.
  if (shown !== amount) {
    setShown(amount);
    setText(textOf(amount));
  }
  // From the field, as the state may be a moment behind where the field was typed into before its code was there.
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => onRead(currentTarget.value);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
    key === 'Enter' && onRead(currentTarget.value);
  return (
    <span className={styles.field} data-before={unit === '$' || undefined}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={refusedBy !== undefined}
        aria-describedby={refusedBy}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t`any`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}

const textOf = (amount: number | null): string => (amount === null ? '' : String(amount));
