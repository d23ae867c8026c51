import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import styles from './footer.module.css';
import { DISCLAIMER } from './footer.tsx';
import { MARKETING_LINKS } from './marketing-links.ts';

const [PRODUCTS, PRICING, RESOURCES, CONTACT] = MARKETING_LINKS;

interface Item {
  readonly name: string;
  readonly to?: '/products' | '/pricing' | '/resources' | '/product-hunt' | '/contact';
}

const COLUMNS: readonly (readonly [title: string, ...items: readonly Item[]])[] = [
  [t`Product`, PRODUCTS, PRICING, RESOURCES, { name: t`Launches`, to: '/product-hunt' }],
  [t`Company`, { name: t`About` }, { name: t`Careers` }, CONTACT],
  [t`Legal`, { name: t`Terms` }, { name: t`Privacy` }, { name: t`Accessibility` }],
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
          {COLUMNS.map(([title, ...items]) => (
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
          <LanguageSwitch />
          <span>{DISCLAIMER}</span>
        </div>
      </div>
    </footer>
  );
}
