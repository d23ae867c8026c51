import { Link } from '@tanstack/react-router';
import styles from './footer.module.css';

const DISCLAIMER = 'Nutrition as declared by the manufacturer. Always check the pack.';

/** One line, where screen space is for products. */
export function ShopFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.line}`}>
        <span>Larder</span>
        <span>{DISCLAIMER}</span>
      </div>
    </footer>
  );
}

/** The public pages' footer. Unwritten pages, such as the terms, are placeholders without a link. */
export function MarketingFooter() {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <nav className={styles.columns} aria-label="Footer">
          <div>
            <p className="title">Larder</p>
            <p className={styles.about}>
              A food catalogue for restaurants, schools, distributors and healthcare buyers.
            </p>
          </div>
          <div>
            <p className="subtitle">Product</p>
            <ul>
              <Item to="/products" name="Products" />
              <Item to="/pricing" name="Pricing" />
              <Item to="/resources" name="Resources" />
              <Item to="/product-hunt" name="Launches" />
            </ul>
          </div>
          <div>
            <p className="subtitle">Company</p>
            <ul>
              <Item name="About" />
              <Item name="Careers" />
              <Item to="/contact" name="Contact us" />
            </ul>
          </div>
          <div>
            <p className="subtitle">Legal</p>
            <ul>
              <Item name="Terms" />
              <Item name="Privacy" />
              <Item name="Accessibility" />
            </ul>
          </div>
        </nav>
        <div className={`${styles.line} ${styles.ruled}`}>
          <span>Larder, 2026</span>
          <span>{DISCLAIMER}</span>
        </div>
      </div>
    </footer>
  );
}

interface ItemProps {
  readonly to?: '/products' | '/pricing' | '/resources' | '/product-hunt' | '/contact';
  readonly name: string;
}

/** Without an address, a placeholder that leads nowhere. */
function Item({ to, name }: ItemProps) {
  return (
    <li>
      {to ? (
        <Link to={to}>{name}</Link>
      ) : (
        <Link to="." hash="main">
          {name}
        </Link>
      )}
    </li>
  );
}
