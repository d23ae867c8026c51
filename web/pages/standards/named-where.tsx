import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { namedBy } from '#web/features/standards/named-by.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Law } from './rule-books.ts';
import styles from './standard-page.module.css';

const MOST = 5;

/** In which categories the products stand that the law names. */
export function NamedWhere({ law }: { readonly law: Law }) {
  const answer = namedBy(law);
  return answer && <Categories law={law} answer={answer} />;
}

function Categories({ law, answer }: { readonly law: Law; readonly answer: LawAnswer }) {
  const { day } = useDayAndPlaces();
  const asked = { ...(day && { day }), law: [law.key], ingredient_laws: answer };
  const { data } = useQuery(
    apiQuery(['products', 'categories', asked], 'GET /api/products', {
      query: { ...asked, facets: 'true', limit: '1' },
    }),
  );
  const categories = (data?.facets?.category ?? [])
    .flatMap(({ value, count }) => {
      const title = FAMILY_TITLES.find((each) => each === value);
      return title === undefined || count === 0 ? [] : [{ title, count }];
    })
    .toSorted((a, b) => b.count - a.count);
  const most = categories[0]?.count;
  if (data === undefined || most === undefined) return null;
  const others = categories.slice(MOST).reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="stack" aria-labelledby="where">
      <div className="spread">
        <h2 className="title" id="where">
          {t`Where it is named`}
        </h2>
        <p className="small muted">{countOf(data.total, t`product`, t`products`)}</p>
      </div>
      <ul className={styles.counts}>
        {categories.slice(0, MOST).map(({ title, count }) => (
          <li key={title}>
            <span>{categoryName(title)}</span>
            <Bar share={count / most} />
            <TextLink to="/products" search={{ ...asked, category: [title] }}>
              {countOf(count, t`product`, t`products`)}
            </TextLink>
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>{t`Other categories`}</span>
            <Bar share={Math.min(1, others / most)} />
            <span>{countOf(others, t`product`, t`products`)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${100 * share}%` }} />
    </span>
  );
}
