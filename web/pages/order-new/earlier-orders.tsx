import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { useOrders } from '#web/features/orders/orders-query.ts';
import { ORIGIN_WORDS } from '#web/features/orders/origin-words.ts';
import { usePassing } from '#web/features/orders/passing-query.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { formatCount } from '#web/lib/format-count.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { NumberHead } from '#web/ui/table-heads.tsx';
import styles from './order-new-page.module.css';

/** Nothing where there are none. */
export function EarlierOrders() {
  const query = useOrders();
  const passing = usePassing(query.data ?? []);
  if (!query.data)
    return query.isError && <AreaFailure text={t`Your earlier orders could not be loaded.`} query={query} />;
  if (query.data.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <h2 className={`title ${styles.sectionHead}`}>{t`Earlier orders`}</h2>
      <table className={styles.orders}>
        <thead>
          <tr>
            <th scope="col">{t`Order`}</th>
            <th scope="col">{t`From`}</th>
            <NumberHead>{t`Lines`}</NumberHead>
            <NumberHead>{t`Matched`}</NumberHead>
            <NumberHead>{t`Pass Smart Snack`}</NumberHead>
            <NumberHead>{t`Date`}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {query.data.map(({ id, name, origin, totals, created_at }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/orders/$orderId" params={{ orderId: id }} className="quiet-link">
                  {name}
                </Link>
              </th>
              <td data-head={t`from`}>{ORIGIN_WORDS[origin]}</td>
              <td className="number" data-head={t`lines`}>
                {formatCount(totals.lines)}
              </td>
              <td className="number" data-head={t`matched`}>
                {formatCount(totals.code + totals.name)}
              </td>
              <td className="number" data-head={t`pass Smart Snack`}>
                <Share query={passing} id={id} />
              </td>
              <td className="number">{ownDayText(new Date(created_at))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ShareProps {
  readonly query: ReturnType<typeof usePassing>;
  readonly id: string;
}

/** Of the judged lines that it applies to; where there are none, or they could not be counted, that is said. */
function Share({ query: { data, isError }, id }: ShareProps) {
  if (isError) return <span className="na">{t`not known`}</span>;
  if (!data) return <span aria-busy="true">…</span>;
  const share = data.get(id);
  if (share === undefined) return <span className="na">{t`not judged`}</span>;
  if (share === null) return <span className="na">{t`cannot be told`}</span>;
  return (
    <>
      {share}&nbsp;<span className="unit">%</span>
    </>
  );
}
