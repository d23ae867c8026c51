import { useParams } from '@tanstack/react-router';
import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { parseList, type ShownList } from '#web/features/orders/lists/list-ref.ts';
import { JudgedBy } from '#web/features/standards/lazy-judged-by.tsx';
import { WatchButton } from '#web/features/watches/late-watch-button.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

const WAITING = (
  <div className="wrap page stack">
    <Skeleton width="6rem" height="0.75rem" />
    <Skeleton width="min(80%, 20rem)" height="2rem" />
    <SkeletonRows count={8} />
  </div>
);

const latePart: typeof lazyPart = (load, name) => lazyPart(load, name, WAITING);

const OrderLinesView = latePart(
  () => import('#web/features/orders/lines/order-lines-view.tsx'),
  'OrderLinesView',
);

/** What an order's lines lead to. */
const PARTS = {
  scorecard: latePart(() => import('#web/features/orders/scorecard/order-scorecard.tsx'), 'OrderScorecard'),
  fix: latePart(() => import('#web/features/orders/fix/order-fix.tsx'), 'OrderFix'),
  print: latePart(() => import('#web/features/orders/print/printed-scorecard.tsx'), 'PrintedScorecard'),
};

/** What a cart, a wishlist and a group have of these. */
const LIST_PARTS = {
  scorecard: latePart(() => import('#web/features/orders/lists/list-scorecard.tsx'), 'ListScorecard'),
  print: latePart(() => import('#web/features/orders/lists/printed-list.tsx'), 'PrintedList'),
};

const CartReturn = lazyPart(() => import('./cart-return.tsx'), 'CartReturn');
const WishlistReturn = lazyPart(() => import('./wishlist-return.tsx'), 'WishlistReturn');
const GroupReturn = lazyPart(() => import('./group-return.tsx'), 'GroupReturn');

const SharedScorecard = latePart(
  () => import('#web/features/orders/share/shared-scorecard.tsx'),
  'SharedScorecard',
);

/**
 * One page for an order's lines and what they lead to, for the scorecards of other lists and for shared ones: every page
 * loads the list of pages.
 */
export function OrderPage() {
  const { orderId, part } = useParams({ strict: false });
  if (orderId === 'shared' && part !== undefined)
    return <SharedScorecard token={part} judgedBy={<JudgedBy />} />;
  return <OwnOrderPage />;
}

const OwnOrderPage = privatePage(t`Order`, t`to view your orders`, OwnOrder);

function OwnOrder() {
  const { orderId = '', part } = useParams({ strict: false });
  const list = parseList(orderId);
  if (list) return <OwnList list={list} part={part ?? 'scorecard'} />;
  if (part === undefined) {
    const watch = ({ name }: Order) => (
      <WatchButton target={{ kind: 'order', id: orderId }} name={name} size="normal" />
    );
    return <OrderLinesView orderId={orderId} more={watch} judgedBy={<JudgedBy />} />;
  }
  if (!isPart(part)) return <NoPart />;
  const Part = PARTS[part];
  return <Part orderId={orderId} judgedBy={<JudgedBy />} swapsBack={swapsBack} />;
}

/** Each list takes them by its own call: both products change, or neither. */
function swapsBack(order: Order) {
  if (order.origin === 'cart') return <CartReturn order={order} />;
  if (order.origin === 'wishlist') return <WishlistReturn order={order} />;
  return order.group_id !== null && <GroupReturn order={order} groupId={order.group_id} />;
}

function OwnList({ list, part }: { readonly list: ShownList; readonly part: string }) {
  if (part !== 'scorecard' && part !== 'print') return <NoPart />;
  const Part = LIST_PARTS[part];
  return <Part list={list} judgedBy={<JudgedBy />} />;
}

const isPart = (part: string): part is keyof typeof PARTS => part in PARTS;

function NoPart() {
  return (
    <div className="wrap page">
      <EmptyState as="h1" title={t`Page not found`} text={t`An order has no such page.`} />
    </div>
  );
}
