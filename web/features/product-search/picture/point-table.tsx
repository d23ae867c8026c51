import { ChevronDown, Table } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { t } from 'ttag';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Point } from '#contract/points.schema.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './picture.module.css';

export interface PointTableProps {
  readonly points: readonly Point[];
  readonly x: NutrientLabel;
  readonly y: NutrientLabel;
  readonly marked?: string;
  readonly onOpen: (gtin: string) => void;
}

/** The picture in words: every point, where its figures are known. Hundreds of lines: drawn after the press that opens it. */
export function PointTable({ points, x, y, marked, onOpen }: PointTableProps) {
  const [isOpen, setOpen] = useState(false);
  const isDrawn = useDeferredValue(isOpen);
  return (
    <details className={styles.asTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Table size={16} aria-hidden="true" />
        {t`Show as a table`}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t`Products in the picture, as a table`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Verdict`}</th>
              {[x, y].map((label, at) => (
                <th key={at === 0 ? 'x' : 'y'} scope="col" className="number">
                  {NUTRIENTS[label].name}, {NUTRIENTS[label].unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isDrawn &&
              points.map((point) => (
                <tr key={point.gtin}>
                  <th scope="row">
                    <button type="button" className="quiet-link" onClick={() => onOpen(point.gtin)}>
                      {point.name}
                    </button>
                    {point.brand && <small>{point.brand}</small>}
                    {point.gtin === marked && <small>{t`This product`}</small>}
                  </th>
                  <td>{VERDICT_WORDS[point.verdict]}</td>
                  <Figure amount={point.x} />
                  <Figure amount={point.y} />
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Figure({ amount }: { readonly amount: number | null }) {
  return (
    <td className="number">{amount === null ? <span className="na">{t`N/A`}</span> : formatCount(amount)}</td>
  );
}
