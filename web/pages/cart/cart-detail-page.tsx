import { jt, t } from 'ttag';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './cart-detail-page.module.css';

/** Sample lines for the screen that shows how an order would look. */
const SAMPLE_CART = [
  { name: 'Whole Wheat Sandwich Bread, 24 slices', unit: t`case of ${8}`, quantity: 4, price: 26.4 },
  { name: 'Low-Sodium Black Beans, No. 10 can', unit: t`case of ${6}`, quantity: 10, price: 31.5 },
  { name: 'Unsweetened Oat Drink, Shelf Stable', unit: t`case of ${12}`, quantity: 3, price: 35.4 },
] as const;

export const CartDetailPage = privatePage(t`Cart detail`, t`to view your cart`, SampleCart);

function SampleCart() {
  useDocumentTitle(t`Cart detail`);
  const total = SAMPLE_CART.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <div className="wrap page stack">
      <h1 className="heading">{t`Cart detail`}</h1>
      <SampleNote>
        {jt`How an order will look. These lines are invented; what you chose is in ${(
          <TextLink key="cart" to="/cart">
            {t`your cart`}
          </TextLink>
        )}.`}
      </SampleNote>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.frame} aria-label={t`Sample cart`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Unit`}</th>
              <th scope="col">{t`Quantity`}</th>
              <th scope="col">{t`Price`}</th>
              <th scope="col">{t`Total`}</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE_CART.map(({ name, unit, quantity, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{unit}</td>
                <td>{quantity}</td>
                <td>{moneyText(price)}</td>
                <td>{moneyText(price * quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t`Total`}
              </th>
              <td>{moneyText(total)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
