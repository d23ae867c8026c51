import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { isGuideline } from '#contract/all-standards.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { priceText } from '#web/features/product-facts/price-text.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { NOVA_WORDS, novaOf } from '#web/features/product-facts/product-labels.ts';
import { breakable } from '#web/features/product-facts/product-names.ts';
import { answerLines, type ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pressRow } from '#web/lib/press-row.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ProductCardProps } from './product-card.tsx';
import { ProductLink } from './product-link.tsx';
import styles from './product-table.module.css';

const OPENS_BY_NAME = pressRow('th a');

export function ProductTableRow(props: Omit<ProductCardProps, 'inSight'>) {
  const { product, selected, onQuickView, mark = (text: string) => text } = props;
  const name = displayName(product);
  const { package_weight: weight } = product;
  const nova = novaOf(product);
  const lines = answerLines(product, useShownStandards(), props.answers);
  const further = lines.filter(({ key }) => !isGuideline(key));
  return (
    <tr className={classNames(selected && styles.selected)} {...OPENS_BY_NAME}>
      <td className={styles.selectCell}>{props.select}</td>
      <th scope="row" className={styles.product}>
        <div className={styles.productInner}>
          <ProductThumb product={product} />
          <span>
            <ProductLink gtin={product.gtin} className={styles.name}>
              {mark(name)}
            </ProductLink>
            <small>
              {mark(brandOrGtin(product))}
              {weight && ` · ${customaryWeight(weight)}`}
            </small>
            {further.length > 0 && <Answers answers={further} />}
          </span>
        </div>
      </th>
      <td className={styles.category}>
        {product.family_title === null ? (
          <span className="na">{t`N/A`}</span>
        ) : (
          breakable(categoryName(product.family_title))
        )}
      </td>
      {lines.map(
        (line) =>
          isGuideline(line.key) && (
            <LabelCell key={line.key} mark={<AnswerMark mark={line.mark} />} head={line.name}>
              {line.words}
            </LabelCell>
          ),
      )}
      <LabelCell mark={<NovaSteps nova={nova} />} head="NOVA">
        {nova ? (
          <>
            {nova} <span className={styles.novaWord}>{NOVA_WORDS[nova]}</span>
          </>
        ) : (
          t`Unknown`
        )}
      </LabelCell>
      <PriceCell price={product.price} />
      <td className={styles.actions}>
        <div className={styles.actionsInner}>
          <IconButton
            label={t`Quick view: ${name}`}
            icon={<ScanEye size={20} aria-hidden="true" />}
            onClick={onQuickView}
          />
          {props.compare}
          {props.heart}
          {props.cart}
        </div>
      </td>
    </tr>
  );
}

/** The chosen further standards, under the name: columns of their own would push out the others. */
function Answers({ answers }: { readonly answers: readonly ShownAnswer[] }) {
  return (
    <span className={styles.answers}>
      {answers.map(({ key, name, mark, words }) => (
        <span key={key}>
          <AnswerMark mark={mark} />
          <span>
            {name}: {words}
          </span>
        </span>
      ))}
    </span>
  );
}

interface LabelCellProps {
  readonly mark: ReactNode;
  readonly head: string;
  readonly children: ReactNode;
}

/** Folded, the cell carries its column's head itself. */
function LabelCell({ mark, head, children }: LabelCellProps) {
  return (
    <td className={styles.label}>
      <span className={styles.says}>
        {mark}
        <span className={styles.folded} aria-hidden="true">
          {head}
        </span>
        <span className={styles.word}>{children}</span>
      </span>
    </td>
  );
}

function PriceCell({ price }: Pick<Product, 'price'>) {
  const text = priceText(price);
  return (
    <td className={styles.price}>
      {text ? (
        <>
          <b>{text.amount}</b> <small>{text.unit}</small>
        </>
      ) : (
        <small>{t`No price on file`}</small>
      )}
    </td>
  );
}
