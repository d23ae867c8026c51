import { useState } from 'react';
import { jt, t } from 'ttag';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin, gtinText } from '#web/features/product-facts/gtin-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import styles from './line-panel.module.css';

export interface LinePanelProps {
  readonly line: OrderLine;
  readonly productOf: (gtin: string) => LineProduct | undefined;
  readonly onChoose: (gtin: string | null) => void;
}

/** What a line may mean: up to five products, each chosen by its number, or none. */
export function LinePanel({ line, productOf, onChoose }: LinePanelProps) {
  const [isSearching, setSearching] = useState(line.candidates.length === 0);
  return (
    <div className={styles.panel}>
      {line.candidates.length > 0 && (
        <ol className={styles.candidates} aria-label={t`Products that line ${line.line} may mean`}>
          {line.candidates.map(({ gtin, likelihood, why }, i) => (
            <CandidateRow
              key={gtin}
              place={i + 1}
              gtin={gtin}
              product={productOf(gtin)}
              why={why}
              likelihood={likelihood}
              onChoose={() => onChoose(gtin)}
            />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        {!isSearching && (
          <Button size="small" onClick={() => setSearching(true)}>
            {t`Search the catalogue`}
          </Button>
        )}
        <Button size="small" onClick={() => onChoose(null)}>
          {t`None of these`}
        </Button>
        {line.candidates.length > 0 && (
          <span className={`small muted ${styles.keys}`}>
            {jt`${<kbd key="1">1</kbd>} to ${<kbd key="last">{line.candidates.length}</kbd>} choose, ${<kbd key="0">0</kbd>} none`}
          </span>
        )}
      </div>
      {isSearching && <CatalogueSearch text={`${line.brand} ${line.name}`.trim()} onChoose={onChoose} />}
    </div>
  );
}

interface CandidateRowProps {
  readonly place: number;
  readonly gtin: string;
  readonly product: LineProduct | undefined;
  readonly why: string;
  readonly likelihood: number;
  readonly onChoose: () => void;
}

function CandidateRow({ place, gtin, product, why, likelihood, onChoose }: CandidateRowProps) {
  const percent = Math.round(likelihood * 100);
  return (
    <li>
      <kbd data-first={place === 1}>{place}</kbd>
      {product ? <ProductThumb product={product} className={styles.thumb} /> : <span />}
      <span>
        <b className="clamp">{product?.name ?? gtinText(gtin)}</b>
        <small className="clamp">
          {[
            product && brandOrGtin(product),
            product?.package_weight && customaryWeight(product.package_weight),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <span className={styles.why}>{why}</span>
      <span className={styles.odds}>
        <meter className={styles.meter} min={0} max={100} value={percent} aria-label={t`Likelihood`} />
        {percent}&nbsp;<span className="unit">%</span>
      </span>
      <Button size="small" onClick={onChoose} aria-label={t`Choose ${product?.name ?? gtinText(gtin)}`}>
        {t`Choose`}
      </Button>
    </li>
  );
}
