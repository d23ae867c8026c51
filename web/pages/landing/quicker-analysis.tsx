import { t } from 'ttag';
import { Feature } from '#web/features/marketing/feature.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { EXAMPLE_SHELF, type ExampleProduct } from '#web/pages/sample/example-shelf.ts';
import styles from './quicker-analysis.module.css';

export function QuickerAnalysis() {
  return (
    <Feature
      title={t`Quicker analysis`}
      text={t`No spreadsheet, no highlighter. Put four products side by side and see only the lines in which they differ. Where a label is silent, Larder says so and does not guess.`}
      to="/products"
      link={t`See the products`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Granola, per serving`}</th>
            <th scope="col" className="number">
              {t`Sodium`}
            </th>
            <th scope="col" className={`number ${styles.wide}`}>
              {t`Sugars`}
            </th>
            <th scope="col" className={`number ${styles.wide}`}>
              {t`Fiber`}
            </th>
            <th scope="col">{t`Smart Snack`}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE_SHELF.map((product) => (
            <Row key={product.name} product={product} />
          ))}
        </tbody>
      </table>
    </Feature>
  );
}

function Row({ product }: { readonly product: ExampleProduct }) {
  const { brand, name, sodiumMg, sugarsG, fiberG, verdict, says } = product;
  return (
    <tr>
      <th scope="row">
        <span className="strong">{brand}</span>
        <span className={styles.name}>{name}</span>
      </th>
      <td className="number">
        {sodiumMg} <span className="unit">mg</span>
      </td>
      <td className={`number ${styles.wide}`}>
        {sugarsG} <span className="unit">g</span>
      </td>
      <td className={`number ${styles.wide}`}>
        {fiberG} <span className="unit">g</span>
      </td>
      <td>
        <span className={styles.says}>
          <VerdictMark verdict={verdict} />
          {says}
        </span>
      </td>
    </tr>
  );
}
