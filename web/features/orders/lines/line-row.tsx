import { Link } from '@tanstack/react-router';
import { memo, type RefObject } from 'react';
import { c, t } from 'ttag';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { brandOrGtin, gtinText } from '#web/features/product-facts/gtin-text.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { MatchMark } from '../match-mark.tsx';
import { MATCH_WORDS, type MatchState, stateOf } from '../match-state.ts';
import { Amount, Quantity } from './line-amounts.tsx';
import { LineVerdicts } from './line-verdicts.tsx';
import styles from './order-lines.module.css';

/** Of a line's number. */
export interface LineHandlers {
  readonly select: (line: number) => void;
  /** Opens or closes it. */
  readonly toggle: (line: number) => void;
  readonly bringBack: (line: number) => void;
}

export interface LineRowProps {
  readonly line: OrderLine;
  /** What is merged into it. */
  readonly parts: readonly OrderLine[] | undefined;
  readonly product: LineProduct | undefined;
  /** The order was made of a list, whose lines name their products by GTIN alone. */
  readonly isOfList: boolean;
  /** The earlier line of the same product. */
  readonly repeats: number | undefined;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly on: RefObject<LineHandlers>;
}

/** A line as the file has it, and what it was matched with; drawn again only where something of it changed. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, parts, product, isOfList, repeats, isOpen, isSelected, on } = props;
  const state = stateOf(line);
  return (
    <tr
      className={styles.line}
      data-row={line.line}
      data-open={isOpen}
      data-selected={isSelected}
      data-aside={line.is_aside}
    >
      <td className={styles.pick}>
        <Checkbox
          checked={isSelected}
          onChange={() => on.current.select(line.line)}
          label={t`Select line ${line.line}`}
          labelHidden
        />
      </td>
      <td className={styles.lineNo}>{line.line}</td>
      <th scope="row" className={styles.asFile}>
        <span>{line.name || <span className="na">{t`no name`}</span>}</span>
        <small className="clamp">
          {[(isOfList ? gtinText(line.code) : line.code) || line.supplier_number, line.brand]
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </th>
      <td className={styles.found}>
        <span className={styles.foundRow}>
          <MatchMark state={state} />
          {product && <ProductThumb product={product} className={styles.thumb} />}
          <span>
            {product ? (
              <Link
                to="/products/$gtin"
                params={{ gtin: product.gtin }}
                search={keepJudged}
                className={`clamp ${styles.product}`}
              >
                {product.name}
              </Link>
            ) : (
              <span className="visually-hidden">{MATCH_WORDS[state]}</span>
            )}
            {product && <small className="clamp">{brandOrGtin(product)}</small>}
            {line.is_aside ? (
              <button
                type="button"
                className={styles.change}
                data-line={line.line}
                onClick={() => on.current.bringBack(line.line)}
              >
                {line.merged_into === null ? t`Bring back` : t`Separate`}
                <span className="visually-hidden"> {t`line ${line.line}`}</span>
              </button>
            ) : (
              <button
                type="button"
                className={styles.change}
                data-line={line.line}
                aria-expanded={isOpen}
                onClick={() => on.current.toggle(line.line)}
              >
                {parts ? mergedWords(parts) : isOpenState(state) ? openWords(line) : t`Change`}
                <span className="visually-hidden"> {t`line ${line.line}`}</span>
              </button>
            )}
          </span>
        </span>
      </td>
      <td className={styles.did}>
        {line.is_aside && <b>{asideWords(line)}</b>}
        {line.is_aside && line.note && '. '}
        {line.swapped_gtin !== null && <b>{t`Swapped for this`}</b>}
        {line.swapped_gtin !== null && line.note && '. '}
        {line.note && <span data-warning={line.is_warning}>{line.note}</span>}
        {repeats !== undefined && (
          <span>{line.note ? t`; same product as line ${repeats}` : t`Same product as line ${repeats}`}</span>
        )}
      </td>
      <td className={styles.pack}>
        <span className="clamp">{line.pack}</span>
      </td>
      <td className="number">
        <Quantity line={line} />
      </td>
      <td className={`number ${styles.amount}`}>
        <Amount line={line} />
      </td>
      <td className={styles.verdicts}>
        {product ? <LineVerdicts product={product} /> : <span className="na small">{t`not judged`}</span>}
      </td>
    </tr>
  );
});

const isOpenState = (state: MatchState) => state === 'choose' || state === 'problem';

const asideWords = ({ merged_into }: OrderLine) =>
  merged_into === null ? c('line').t`Set aside` : t`Merged into line ${merged_into}`;

function mergedWords(parts: readonly OrderLine[]): string {
  const [first] = parts;
  return parts.length === 1 && first
    ? t`Line ${first.line} merged into it`
    : t`${parts.length} lines merged into it`;
}

function openWords({ candidates }: OrderLine): string {
  if (candidates.length === 0) return t`Search for it`;
  return candidates.length === 1 ? t`1 product fits` : t`${candidates.length} products fit`;
}
