import { Ban, ListChecks } from 'lucide-react';
import { t } from 'ttag';
import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import { GUIDELINES, SHELF_GUIDELINES } from '#contract/guideline.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Choice } from './choice.ts';
import styles from './choose-alternatives.module.css';

export interface ChooseAlternativesProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** Said of the allergens: "no new …" of an order, where the line's own product may have them. */
  readonly without: (allergens: string) => string;
}

/** Which guidelines count and which allergens are kept out, said in a line and changed below it. */
export function ChooseAlternatives({ choice, onChange, without }: ChooseAlternativesProps) {
  const { guidelines, freeFrom } = choice;
  return (
    <details className={styles.choose}>
      <summary>
        <span>
          <ListChecks size={16} aria-hidden="true" />
          {SHELF_GUIDELINES.filter((key) => guidelines.includes(key))
            .map((key) => GUIDELINES[key].name)
            .join(', ')}
        </span>
        {freeFrom.length > 0 && (
          <span>
            <Ban size={16} aria-hidden="true" />
            {without(freeFrom.map((key) => ALLERGENS[key].toLowerCase()).join(', '))}
          </span>
        )}
        <span className="link">{t`Change`}</span>
      </summary>
      <div className={styles.choices}>
        <fieldset>
          <legend>{t`Has to pass`}</legend>
          {SHELF_GUIDELINES.map((key) => (
            <Checkbox
              key={key}
              label={GUIDELINES[key].name}
              checked={guidelines.includes(key)}
              // One at least: what nothing is asked of is no better.
              disabled={guidelines.length === 1 && guidelines.includes(key)}
              onChange={() => onChange({ ...choice, guidelines: toggled(guidelines, key) })}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{t`Keeps out`}</legend>
          {ALLERGEN_KEYS.map((key) => (
            <Checkbox
              key={key}
              label={ALLERGENS[key]}
              checked={freeFrom.includes(key)}
              onChange={() => onChange({ ...choice, freeFrom: toggled(freeFrom, key) })}
            />
          ))}
        </fieldset>
      </div>
    </details>
  );
}

function toggled<T>(chosen: readonly T[], key: T): T[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}
