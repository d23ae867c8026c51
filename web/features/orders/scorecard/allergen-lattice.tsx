import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { ALLERGENS } from '#contract/allergens.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import { ALLERGEN_STATE_NAMES } from '#web/features/product-facts/allergen-states.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './allergen-lattice.module.css';
import { COLUMN_NAMES, lineAllergens } from './allergen-words.ts';
import table from './score-table.module.css';

/** A few lines, each with what is said of the allergens that matter most. */
export function AllergenLattice({ card }: { readonly card: Scorecard }) {
  const { allergen_lines: lines, judged } = card;
  const columns = lineAllergens(card);
  if (lines.length === 0) return null;
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t`Allergens by line`} tabIndex={0}>
        <table className={classNames(table.table, styles.lattice)}>
          <thead>
            <tr>
              <th scope="col">{t`By line`}</th>
              {columns.map((allergen) => (
                <th key={allergen} scope="col">
                  {COLUMN_NAMES[allergen] ?? ALLERGENS[allergen]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, gtin, name, states }) => (
              <tr key={line}>
                <th scope="row">
                  <Link to="/products/$gtin" params={{ gtin }} search={keepJudged}>
                    <span className={styles.lineNo}>{line}</span>
                    {name}
                  </Link>
                </th>
                {columns.map((allergen) => {
                  const state = states[allergen] ?? 'not_declared';
                  return (
                    <td key={allergen}>
                      <AllergenMark state={state} />
                      <span className="visually-hidden">{ALLERGEN_STATE_NAMES[state]}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {judged.lines > lines.length && (
        <p className={styles.rest}>
          {t`${formatCount(lines.length)} of ${formatCount(judged.lines)} lines, conflicts first. The export has all of them.`}
        </p>
      )}
    </div>
  );
}
