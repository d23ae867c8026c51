import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import styles from './footer.module.css';

const DISCLAIMER = t`Nutrition as declared by the manufacturer. Always check the pack.`;

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
    title: t`Product`,
    items: [
      { name: t`Products`, to: '/products' },
      { name: t`Pricing`, to: '/pricing' },
      { name: t`Resources`, to: '/resources' },
      { name: t`Launches`, to: '/product-hunt' },
    ],
  },
  {
    title: t`Company`,
    items: [{ name: t`About` }, { name: t`Careers` }, { name: t`Contact us`, to: '/contact' }],
  },
  { title: t`Legal`, items: [{ name: t`Terms` }, { name: t`Privacy` }, { name: t`Accessibility` }] },
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
