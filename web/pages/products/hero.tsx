import { useQuery } from '@tanstack/react-query';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import styles from './hero.module.css';

/** What the page is for, over a shelf of the most popular products whose pictures are our own drawings. */
export function Hero() {
  const { data } = useQuery(catalogueQuery(ON_SHELF));
  const pictures = (data?.products ?? []).flatMap(({ gtin, image_urls }) => {
    const own = image_urls.externalFileLink.find((url) => url.startsWith('/'));
    return own ? [{ gtin, url: own }] : [];
  });
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>Find food that meets your standard.</h1>
          <p className="soft">
            {data ? `${countOf(data.total, 'product', 'products')}, each` : 'Every product'} checked against
            Good Choice, Smart Snack and Philly.
          </p>
        </div>
        <div className={styles.shelf} aria-hidden="true">
          {pictures.map(({ gtin, url }) => (
            <img key={gtin} src={url} width={90} height={132} alt="" />
          ))}
        </div>
      </div>
    </section>
  );
}
