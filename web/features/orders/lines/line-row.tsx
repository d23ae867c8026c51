import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { lineAmount } from '#contract/line-amount.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { MatchMark } from '../match-mark.tsx';
import { MATCH_WORDS, stateOf } from '../match-state.ts';
import { unitWords } from '../unit-words.ts';
import styles from './order-lines.module.css';

export interface LineRowProps {
  readonly line: OrderLine;
  readonly product: LineProduct | undefined;
  /** The earlier line of the same product. */
  readonly repeats: number | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A line as the file has it, and what it was matched with. */
export function LineRow({ line, product, repeats, isOpen, onToggle }: LineRowProps) {
  const state = stateOf(line);
  const amount = lineAmount(line);
  return (
    <tr className={styles.line} data-open={isOpen}>
      <td className={styles.lineNo}>{line.line}</td>
      <th scope="row" className={styles.asFile}>
        <span>{line.name || <span className="na">{t`no name`}</span>}</span>
        <small>
          {[line.code || line.supplier_number, line.brand].filter((text) => text !== '').join(' · ')}
        </small>
      </th>
      <td className={styles.found}>
        <span className={styles.foundRow}>
          <MatchMark state={state} />
          {product && <ProductThumb product={product} className={styles.thumb} />}
          <span>
            {product ? (
              <Link to="/products/$gtin" params={{ gtin: product.gtin }} className={styles.product}>
                {product.name}
              </Link>
            ) : (
              <span className="visually-hidden">{MATCH_WORDS[state]}</span>
            )}
            {product?.brand && <small>{product.brand}</small>}
            <button
              type="button"
              className={styles.change}
              data-line={line.line}
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              {state === 'choose' || state === 'problem' ? openWords(line) : t`Change`}
              <span className="visually-hidden"> {t`line ${line.line}`}</span>
            </button>
          </span>
        </span>
      </td>
      <td className={styles.did}>
        {line.swapped_gtin !== null && <b>{t`Swapped for this`}</b>}
        {line.swapped_gtin !== null && line.note && '. '}
        {line.note && <span data-warning={line.is_warning}>{line.note}</span>}
        {repeats !== undefined && (
          <span>{line.note ? t`; same product as line ${repeats}` : t`Same product as line ${repeats}`}</span>
        )}
      </td>
      <td className={styles.pack}>{line.pack}</td>
      <td className="number">
        <Quantity line={line} />
      </td>
      <td className={`number ${styles.amount}`}>
        {amount === null ? <span className="na">{t`N/A`}</span> : moneyText(amount)}
      </td>
      <td className={styles.verdicts}>
        {product ? <Verdicts product={product} /> : <span className="na small">{t`not judged`}</span>}
      </td>
    </tr>
  );
}

function Quantity({ line }: { readonly line: OrderLine }) {
  const isSwapped = line.swapped_gtin !== null;
  const quantity = isSwapped ? line.swapped_quantity : line.quantity;
  const unit = isSwapped ? line.swapped_unit && unitWords(line.swapped_unit, 1) : line.unit.toLowerCase();
  return (
    <>
      {quantity === null ? <span className="na">{t`none`}</span> : formatCount(quantity)}{' '}
      <span className="unit">{unit}</span>
    </>
  );
}

function openWords({ candidates }: OrderLine): string {
  if (candidates.length === 0) return t`Search for it`;
  return candidates.length === 1 ? t`1 product fits` : t`${candidates.length} products fit`;
}

function Verdicts({ product }: { readonly product: LineProduct }) {
  return (
    <ul className={styles.verdictRow}>
      {shelfVerdicts(product).map(({ guideline, name, verdict, words }) => (
        <li key={guideline} title={`${name}: ${words}`}>
          <VerdictMark verdict={verdict} />
          <span className="visually-hidden">
            {name}: {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
