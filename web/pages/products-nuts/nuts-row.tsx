import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import type { NutrientLabel, Nutrition } from '#contract/nutrition.ts';
import { displayName, type Product } from '#contract/product.ts';
import { customaryWeight } from '#web/features/catalogue/facts/amount-text.ts';
import { priceText } from '#web/features/catalogue/facts/price-text.ts';
import { novaOf, VERDICT_WORDS, verdictOf } from '#web/features/catalogue/facts/product-labels.ts';
import { NovaSteps } from '#web/features/catalogue/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/catalogue/marks/verdict-mark.tsx';
import { ProductThumb } from '#web/features/catalogue/picture/product-thumb.tsx';
import { CompareToggle } from '#web/features/compare/compare-toggle.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { figureText, nutrientFigure } from './nutrient-cell.ts';
import type { TableBasis } from './nuts-search.ts';
import styles from './nuts-table.module.css';

export interface NutsRowProps {
  readonly product: Product;
  readonly row: number;
  readonly nutrition: Pick<Nutrition, 'nutrients'> | undefined;
  readonly isLoading: boolean;
  readonly columns: readonly NutrientLabel[];
  readonly basis: TableBasis;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

export function NutsRow(props: NutsRowProps) {
  const { product, row, nutrition, isLoading, columns, basis, isOpen, onOpen, isSelected, onSelect } = props;
  const name = displayName(product);
  const nova = novaOf(product);
  const { brand, package_weight: weight } = product;
  return (
    <tr className={classNames(isOpen && styles.open, isSelected && styles.selected)}>
      <th scope="row" className={styles.pin}>
        <div className={styles.product}>
          <Checkbox checked={isSelected} onChange={onSelect} label={`Select ${name}`} labelHidden />
          <ProductThumb product={product} className={styles.thumb} />
          <div className={styles.words}>
            <button
              type="button"
              className={styles.name}
              aria-expanded={isOpen}
              data-row={row}
              title={name}
              onClick={onOpen}
            >
              {name}
            </button>
            <small>{[brand, weight && customaryWeight(weight)].filter(Boolean).join(' · ')}</small>
          </div>
          <span className={styles.compare}>
            <CompareToggle gtin={product.gtin} productName={name} />
          </span>
        </div>
      </th>
      <td>
        <Verdicts product={product} />
      </td>
      <td>
        <span className={styles.nova}>
          <NovaSteps nova={nova} />
          {nova ?? <span className="na">N/A</span>}
        </span>
      </td>
      {columns.map((label) => {
        const figure = nutrientFigure(nutrition, label, basis);
        const isMissing = figure === undefined;
        return (
          <td key={label} className={classNames('number', isMissing && 'na')}>
            {isMissing && isLoading ? '' : figureText(figure)}
          </td>
        );
      })}
      <td className="number">
        {product.price ? priceText(product.price)?.amount : <span className="na">N/A</span>}
      </td>
    </tr>
  );
}

function Verdicts({ product }: { readonly product: Product }) {
  return (
    <span className={styles.marks}>
      {GUIDELINE_KEYS.map((guideline) => {
        const words = `${GUIDELINES[guideline]}: ${VERDICT_WORDS[verdictOf(product, guideline)]}`;
        return (
          <span key={guideline} title={words}>
            <VerdictMark verdict={verdictOf(product, guideline)} />
            <span className="visually-hidden">{words}. </span>
          </span>
        );
      })}
    </span>
  );
}
