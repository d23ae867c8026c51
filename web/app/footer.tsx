import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import styles from './footer.module.css';

const DISCLAIMER = 'Nutrition as declared by the manufacturer. Always check the pack.';

/** One line, where screen space is for products. */
export function ShopFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.line}`}>
        <span>{t`Larder`}</span>
        <span className={styles.hint}>{t`Ctrl K: find anything`}</span>
        <span>{DISCLAIMER}</span>
      </div>
    </footer>
  );
}

interface Item {
  readonly name: string;
  readonly to?: '/products' | '/pricing' | '/resources' | '/product-hunt' | '/contact';
}

const COLUMNS: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: 'Product',
    items: [
      { name: 'Products', to: '/products' },
      { name: 'Pricing', to: '/pricing' },
      { name: 'Resources', to: '/resources' },
      { name: 'Launches', to: '/product-hunt' },
    ],
  },
  {
    title: 'Company',
    items: [{ name: 'About' }, { name: 'Careers' }, { name: 'Contact us', to: '/contact' }],
  },
  { title: 'Legal', items: [{ name: 'Terms' }, { name: 'Privacy' }, { name: 'Accessibility' }] },
];

/** The public pages' footer. Unwritten pages, such as the terms, are placeholders without a link. */
export function MarketingFooter() {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <nav className={styles.columns} aria-label={t`Footer`}>
          <div>
            <p className="title">{t`Larder`}</p>
            <p className={styles.about}>
              {t`A food catalogue for restaurants, schools, distributors and healthcare buyers.`}
            </p>
          </div>
          {COLUMNS.map(({ title, items }) => (
            <div key={title}>
              <p className="subtitle">{title}</p>
              <ul>
                {items.map(({ name, to }) => (
                  <li key={name}>
                    <Link to={to ?? '.'} {...(!to && { hash: 'main' })}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`${styles.line} ${styles.ruled}`}>
          <span>{t`Larder, 2026`}</span>
          <span>{DISCLAIMER}</span>
        </div>
      </div>
    </footer>
  );
}
