import { getRouteApi, Link } from '@tanstack/react-router';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { OrderLines } from '#web/features/orders/lines/order-lines.tsx';
import { OrderFrame } from '#web/features/orders/order-frame.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

const route = getRouteApi('/orders/$orderId');

export const OrderPage = privatePage('Order', 'to view your orders', OwnOrder);

function OwnOrder() {
  const { orderId } = route.useParams();
  return (
    <OrderFrame
      orderId={orderId}
      actions={() => (
        <Link to="/orders/new" className={buttonClass()}>
          New order
        </Link>
      )}
    >
      {(order) => <OrderLines key={order.id} order={order} />}
    </OrderFrame>
  );
}
