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
              <li>
                <Link to="/products">Products</Link>
              </li>
              <li>
                <Link to="/pricing">Pricing</Link>
              </li>
              <li>
                <Link to="/resources">Resources</Link>
              </li>
              <li>
                <Link to="/product-hunt">Launches</Link>
              </li>
            </ul>
          </div>
          <div>
            <p className="subtitle">Company</p>
            <ul>
              <Placeholder name="About" />
              <Placeholder name="Careers" />
              <li>
                <Link to="/contact">Contact us</Link>
              </li>
            </ul>
          </div>
          <div>
            <p className="subtitle">Legal</p>
            <ul>
              <Placeholder name="Terms" />
              <Placeholder name="Privacy" />
              <Placeholder name="Accessibility" />
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

function Placeholder({ name }: { readonly name: string }) {
  return (
    <li>
      <Link to="." hash="main">
        {name}
      </Link>
    </li>
  );
}
