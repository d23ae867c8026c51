import { t } from 'ttag';
import { ALLERGENS } from '#contract/allergens.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import { KeyList } from '#web/features/marks/key-list.tsx';
import { Strip } from '#web/features/marks/strip.tsx';
import { ALLERGEN_STATE_NAMES } from '#web/features/product-facts/allergen-states.ts';
import { classNames } from '#web/lib/class-names.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { HiddenHead } from '#web/ui/table-heads.tsx';
import { AllergenLattice } from './allergen-lattice.tsx';
import { AllergenRows } from './allergen-rows.tsx';
import styles from './allergen-tables.module.css';
import { MATRIX_STATES } from './allergen-words.ts';
import { ScoreSection } from './score-section.tsx';
import table from './score-table.module.css';
import { ToLines } from './to-lines.tsx';

/** How many lines are in each state of each allergen, and the lines that ask to be looked at first. */
export function AllergenTables({
  card,
  className,
}: {
  readonly card: Scorecard;
  readonly className?: string;
}) {
  return (
    <ScoreSection title={t`Allergens`} aside={<KeyList keys={KEYS} />} className={className}>
      <div className={styles.twin}>
        <Matrix card={card} />
        <AllergenLattice card={card} />
      </div>
    </ScoreSection>
  );
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  named: t`named in the ingredients or the name`,
  conflict: t`conflict: declared free, yet named`,
};

const KEYS = MATRIX_STATES.map(({ state, head }) => ({
  mark: <AllergenMark state={state} />,
  word: KEY_WORDS[state] ?? head.toLowerCase(),
}));

function Matrix({ card }: { readonly card: Scorecard }) {
  return (
    <table className={classNames(table.table, styles.matrix)}>
      <thead>
        <tr>
          <HiddenHead>{t`Allergen`}</HiddenHead>
          {MATRIX_STATES.map(({ state, head }) => (
            <th key={state} scope="col">
              <AllergenMark state={state} />
              <span className={styles.head}>{head}</span>
            </th>
          ))}
          <td className={styles.strip} aria-hidden="true" />
        </tr>
      </thead>
      <AllergenRows
        card={card}
        cell={(counts, state) => (
          <td data-zero={counts[state] === 0} data-alert={state === 'conflict'}>
            <ToLines
              to={{ kind: 'allergen', allergen: counts.allergen, state }}
              label={`${countOf(counts[state], t`line`, t`lines`)}: ${ALLERGENS[counts.allergen]}, ${ALLERGEN_STATE_NAMES[state].toLowerCase()}`}
              lines={counts[state]}
            >
              {formatCount(counts[state])}
            </ToLines>
          </td>
        )}
        end={(counts) => (
          <td className={styles.strip} aria-hidden="true">
            <Strip parts={MATRIX_STATES.map(({ state }) => ({ filling: state, value: counts[state] }))} />
          </td>
        )}
      />
    </table>
  );
}
