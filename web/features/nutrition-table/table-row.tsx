import { type ComponentType, memo, type RefObject, useRef } from 'react';
import { t } from 'ttag';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { priceText } from '#web/features/product-facts/price-text.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { novaOf } from '#web/features/product-facts/product-labels.ts';
import { answerLines, answerSentence, type ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pressRow } from '#web/lib/press-row.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type LimitsInWords, limitMark } from './limit-mark.ts';
import { NutrientCell } from './nutrient-cell.tsx';
import { nutrientFigure } from './nutrient-figure.ts';
import styles from './nutrition-table.module.css';
import type { ShownLimits } from './table-search.ts';

export type CompareToggle = ComponentType<{
  readonly gtin: string;
  readonly productName: string;
  readonly tabIndex: number;
}>;

export interface RowHandlers {
  /** Opens a product, or closes it where it is open. */
  readonly open: (gtin: string) => void;
  /** With a range: all from the line selected last. */
  readonly select: (row: number, isRange: boolean) => void;
  readonly focus: (row: number) => void;
}

export interface TableRowProps {
  readonly product: Product;
  readonly row: number;
  readonly nutrition: Pick<Nutrition, 'nutrients'> | undefined;
  readonly isLoading: boolean;
  readonly limits: LimitsInWords | undefined;
  /** What the chosen standards and ingredient laws say of it. */
  readonly answers: readonly ShownAnswer[] | undefined;
  readonly shownLimits: ShownLimits;
  readonly columns: readonly NutrientLabel[];
  readonly basis: FigureBasis;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** Of all lines, the one that Tab comes to; the arrow keys lead to the others. */
  readonly isCurrent: boolean;
  readonly on: RefObject<RowHandlers>;
  readonly compareToggle: CompareToggle;
}

const OPENS_BY_NAME = pressRow('[data-row]');

/** A dozen figures in each of dozens of lines: drawn again only where something of it changed. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { product, row, nutrition, isLoading, limits, shownLimits, columns, basis } = props;
  const { isOpen, isSelected, on, compareToggle: CompareToggle } = props;
  const tabIndex = props.isCurrent ? 0 : -1;
  const name = displayName(product);
  const nova = novaOf(product);
  const { package_weight: weight } = product;
  return (
    <tr
      className={classNames(isOpen && styles.open, isSelected && styles.selected)}
      onFocus={() => on.current.focus(row)}
      {...OPENS_BY_NAME}
    >
      <th scope="row" className={styles.pin}>
        <div className={styles.product}>
          <RowCheckbox
            name={name}
            checked={isSelected}
            onSelect={(isRange) => on.current.select(row, isRange)}
            tabIndex={tabIndex}
          />
          <ProductThumb product={product} className={styles.thumb} />
          <div className={styles.words}>
            <button
              type="button"
              className={styles.name}
              aria-expanded={isOpen}
              data-row={row}
              data-printed
              tabIndex={tabIndex}
              title={name}
              onClick={() => on.current.open(product.gtin)}
            >
              {name}
            </button>
            <small>
              {[brandOrGtin(product), weight && customaryWeight(weight)].filter(Boolean).join(' · ')}
            </small>
          </div>
          <span className={styles.compare}>
            <CompareToggle gtin={product.gtin} productName={name} tabIndex={tabIndex} />
          </span>
        </div>
      </th>
      <td>
        <Verdicts product={product} answers={props.answers} />
      </td>
      <td>
        <span className={styles.nova}>
          <NovaSteps nova={nova} />
          {nova ?? <span className="na">{t`N/A`}</span>}
        </span>
      </td>
      {columns.map((label) => {
        const figure = nutrientFigure(nutrition, label, basis);
        const mark = limitMark(limits, label, shownLimits);
        return <NutrientCell key={label} figure={figure} isLoading={isLoading} mark={mark} />;
      })}
      <td className="number">
        {product.price ? priceText(product.price)?.amount : <span className="na">{t`N/A`}</span>}
      </td>
    </tr>
  );
});

interface RowCheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onSelect: (isRange: boolean) => void;
  readonly tabIndex: number;
}

/** A press with Shift takes all lines from the one pressed before. */
function RowCheckbox({ name, checked, onSelect, tabIndex }: RowCheckboxProps) {
  const isRange = useRef(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks at the presses of the box in it, and has none.
    <span
      className={styles.check}
      // Shift and a press would mark the text between, as the browser's own range.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClickCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <Checkbox
        checked={checked}
        onChange={() => onSelect(isRange.current)}
        label={t`Select ${name}`}
        labelHidden
        tabIndex={tabIndex}
      />
    </span>
  );
}

interface VerdictsProps {
  readonly product: Product;
  readonly answers: readonly ShownAnswer[] | undefined;
}

/** In the order of the column's head; the laws, of which it says nothing, last. */
function Verdicts({ product, answers }: VerdictsProps) {
  const lines = answerLines(product, useShownStandards(), answers);
  return (
    <span className={styles.marks}>
      {lines.map((line) => (
        <Answer key={line.key} answer={line} />
      ))}
    </span>
  );
}

/** A step on a scale in its few letters, anything else as its mark. */
function Answer({ answer }: { readonly answer: ShownAnswer }) {
  const words = answerSentence(answer);
  return (
    <span title={words} className={styles.answer}>
      {answer.mark === 'step' ? (
        <span aria-hidden="true">{answer.words.replace(/ .*/, '')}</span>
      ) : (
        <AnswerMark mark={answer.mark} />
      )}
      <span className="visually-hidden">{words}. </span>
    </span>
  );
}
