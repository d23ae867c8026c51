import { c, t } from 'ttag';
import { ALLERGEN_STATES, ALLERGENS, type AllergenState } from '#contract/allergens.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import type { Named, TextPart } from '#web/features/product-facts/mark-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './marked-text.module.css';

const KEYS: Readonly<Record<AllergenState, string>> = {
  conflict: c('mark in the text').t`in conflict`,
  contains: c('mark in the text').t`declared`,
  named: c('mark in the text').t`named only`,
  may_contain: c('mark in the text').t`may contain`,
  free_from: c('mark in the text').t`free from`,
};

export interface MarkedProps {
  readonly parts: readonly TextPart[];
}

/** What the marks in the text mean, of those that are there. */
export function MarkKeys({ parts }: MarkedProps) {
  const used = new Set(parts.map(({ names }) => names[0]?.state));
  const states = ALLERGEN_STATES.filter((state) => used.has(state));
  if (states.length === 0) return null;
  return (
    <ul className={`small soft ${styles.keys}`} aria-label={t`Marks in the text`}>
      {states.map((state) => (
        <li key={state} className="row nowrap">
          <AllergenMark state={state} />
          {KEYS[state]}
        </li>
      ))}
    </ul>
  );
}

/** A mark before each word that names an allergen: its shape says how it stands, not its colour alone. */
export function MarkedText({ parts }: MarkedProps) {
  return parts.map(({ text, names }, i) => {
    // Parts of a text have no identity but their place.
    const key = `${i}`;
    const [gravest] = names;
    if (!gravest) return <span key={key}>{text}</span>;
    const [first, rest] = splitFirst(text);
    const label = names.map(inWords).join(', ');
    return (
      <mark
        key={key}
        className={classNames(styles.word, gravest.state === 'conflict' && styles.disputed)}
        title={label}
      >
        <span className="nowrap">
          <span role="img" aria-label={label}>
            <AllergenMark state={gravest.state} size={11} />
          </span>
          {first}
        </span>
        {rest}
      </mark>
    );
  });
}

function inWords({ allergen, state }: Named): string {
  return `${ALLERGENS[allergen]}: ${KEYS[state]}`;
}

const MAX_UNBROKEN = 24;

/** The mark stays on the line of its word, but for a word too long to stay on any. */
function splitFirst(text: string): readonly [string, string] {
  const at = text.search(/\s|$/);
  return at > MAX_UNBROKEN ? ['', text] : [text.slice(0, at), text.slice(at)];
}
