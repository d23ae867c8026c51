import type { ReactNode } from 'react';
import styles from './nutrition-label.module.css';
import type { LabelValue } from './read-label.ts';

export interface NutrientRowProps {
  readonly name: ReactNode;
  /** Indents: 1 for a part of the nutrient above, 2 for a part of that part. */
  readonly depth: 0 | 1 | 2;
  readonly value: LabelValue;
  readonly hasPercents: boolean;
}

const DEPTHS = [undefined, styles.depth1, styles.depth2] as const;

export function NutrientRow({ name, depth, value, hasPercents }: NutrientRowProps) {
  const amount = value.amount ?? <span className={styles.unknown}>N/A</span>;
  // 21 CFR 101.9(c)(6)(iii): "Includes 3g Added Sugars".
  const includes = depth === 2 && value.amount !== undefined;
  return (
    <tr className={DEPTHS[depth]}>
      <th scope="row">
        {includes ? (
          <>
            Includes {amount} {name}
          </>
        ) : (
          <>
            {name} {amount}
          </>
        )}
      </th>
      {hasPercents && (
        <td>
          {value.percent === null ? null : (value.percent ?? <span className={styles.unknown}>N/A</span>)}
        </td>
      )}
    </tr>
  );
}
