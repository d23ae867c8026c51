import { c, t } from 'ttag';
import type { NOVA_LABELS } from '#contract/product.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { NOVA_WORDS } from '#web/features/product-facts/product-labels.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import styles from './nova-split.module.css';
import { ScoreSection } from './score-section.tsx';
import { quantityText } from './scorecard-words.ts';
import { ToLines } from './to-lines.tsx';

const TALLEST_PX = 132;

/** Lines by NOVA group: columns that are the rows of a table. Groups are no verdict, so they are ink. */
export function NovaSplit({ card }: { readonly card: Scorecard }) {
  const hasQuantity = card.judged.quantity > 0;
  const most = Math.max(1, ...card.nova.map(({ lines }) => lines));
  return (
    <ScoreSection title={t`NOVA`} aside={<span className="small soft">{t`lines by group`}</span>}>
      <table className={styles.split}>
        <caption className="visually-hidden">{t`Lines by NOVA group`}</caption>
        <tbody>
          {card.nova.map(({ label, lines, quantity }) => (
            <tr key={label ?? 'unknown'}>
              <th scope="row">
                <b>{novaName(label)}</b>
                <span>{label === null ? c('NOVA group').t`cannot be told` : NOVA_WORDS[label]}</span>
              </th>
              <td className={styles.lines}>
                <b>
                  <ToLines
                    to={{ kind: 'nova', label }}
                    label={`${countOf(lines, t`line`, t`lines`)}: ${novaName(label)}`}
                    lines={lines}
                  >
                    {formatCount(lines)}
                  </ToLines>
                </b>
                {lines > 0 && (
                  <i
                    data-known={label !== null}
                    style={{ blockSize: `${Math.max(2, (TALLEST_PX * lines) / most)}px` }}
                  />
                )}
              </td>
              {hasQuantity && <td className={styles.quantity}>{quantityText(quantity, card.unit)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScoreSection>
  );
}

export function novaName(label: (typeof NOVA_LABELS)[number] | null): string {
  return label === null ? t`Unknown` : `NOVA ${label}`;
}
