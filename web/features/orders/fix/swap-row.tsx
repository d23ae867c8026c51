import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useState } from 'react';
import { t } from 'ttag';
import type { Alternative } from '#contract/alternatives.schema.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { FailingLine } from '#contract/swaps.schema.ts';
import { Trade } from '#web/features/alternatives/trade.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './swap-row.module.css';
import { costText, orderedText, packChange, reasonOf, termsText } from './swap-words.ts';
import type { Swap } from './swaps-query.ts';

export interface SwapRowProps {
  readonly failing: FailingLine;
  readonly line: OrderLine;
  readonly product: LineProduct;
  /** The current replacement. */
  readonly swapped: LineProduct | undefined;
  readonly onSwap: RefObject<(swap: Swap) => void>;
}

/** A failing line, what could stand in, and what that changes; drawn again only where something of it changed. */
export const SwapRow = memo(function SwapRow({ failing, line, product, swapped, onSwap }: SwapRowProps) {
  const [at, setAt] = useState(0);
  const taken = failing.options.find((option) => option.product.gtin === line.swapped_gtin);
  const option = swapped ? taken : failing.options[at % Math.max(1, failing.options.length)];
  const other = swapped ?? option?.product;
  const swapTo = (gtin: string | null) => onSwap.current({ line: line.line, gtin });
  return (
    <li className={styles.swap} data-taken={swapped !== undefined}>
      <Item product={product} sub={[orderedText(line), weightOf(product)]}>
        <ul className={styles.fails}>
          {failing.fails.map(({ guideline, summary }) => (
            <li key={guideline}>
              <VerdictMark verdict="fail" />
              <span>
                {reasonOf(summary)}
                <small>{GUIDELINES[guideline].name}</small>
              </span>
            </li>
          ))}
        </ul>
      </Item>
      {other ? (
        <>
          <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
          <Item
            product={other}
            sub={[brandOrGtin(other), option && termsText(option.terms), weightOf(other)]}
          />
          {option ? (
            <Trade {...option} worse={withPack(option, product)} />
          ) : (
            <p className="soft">{t`Chosen under other conditions.`}</p>
          )}
          <Cost was={failing.amount} is={swapped ? line.swapped_amount : (option?.terms.amount ?? null)} />
          <div className={styles.act}>
            {swapped ? (
              <>
                <span className={styles.taken}>
                  <Check size={16} aria-hidden="true" />
                  {t`Swapped`}
                </span>
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => swapTo(null)}
                  aria-label={t`Undo the swap of line ${line.line}`}
                >
                  {t`Undo`}
                </Button>
              </>
            ) : (
              <>
                <Button
                  size="small"
                  onClick={() => swapTo(other.gtin)}
                  aria-label={t`Swap line ${line.line} for ${other.name}`}
                >
                  {t`Swap`}
                </Button>
                {failing.options.length > 1 && (
                  <Button tone="quiet" size="small" onClick={() => setAt(at + 1)}>
                    {t`Next of ${failing.options.length}`}
                    <span className="visually-hidden"> {t`matches for line ${line.line}`}</span>
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      ) : (
        <p className={styles.none}>{noneText(failing)}</p>
      )}
    </li>
  );
});

const weightOf = ({ package_weight: weight }: LineProduct) => weight && customaryWeight(weight);

function withPack({ product: other, worse }: Alternative, product: LineProduct): readonly string[] {
  const change = packChange(product, other);
  return change === undefined ? worse : [change, ...worse];
}

function noneText({ undeclared }: FailingLine): string {
  if (undeclared === 0) return t`No product of this kind passes.`;
  const silent = countOf(undeclared, t`product passes and names`, t`products pass and name`);
  return t`None is declared free. ${silent} none of the allergens, which is not a declaration.`;
}

function Cost({ was, is }: { readonly was: number | null; readonly is: number | null }) {
  const change = costText(was, is);
  return (
    <p className={styles.cost}>
      {change ? (
        <b>{change}</b>
      ) : (
        <span className="na">{is === null ? t`No price on file` : t`Cost now not known`}</span>
      )}
    </p>
  );
}

interface ItemProps {
  readonly product: LineProduct;
  readonly sub: readonly (string | null | undefined)[];
  readonly children?: ReactNode;
}

function Item({ product, sub, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <ProductThumb product={product} className={styles.thumb} />
      <div>
        <h2>
          <Link to="/products/$gtin" params={{ gtin: product.gtin }} search={keepJudged}>
            {product.name}
          </Link>
        </h2>
        <p className="small muted">{sub.filter(Boolean).join(', ')}</p>
        {children}
      </div>
    </div>
  );
}
