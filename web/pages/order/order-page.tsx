import { getRouteApi } from '@tanstack/react-router';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { OrderLines } from '#web/features/orders/lines/order-lines.tsx';
import { OrderFrame } from '#web/features/orders/order-frame.tsx';
import { ExportButtons } from '#web/features/orders/take-away/export-buttons.tsx';

const route = getRouteApi('/orders/$orderId');

export const OrderPage = privatePage('Order', 'to view your orders', OwnOrder);

function OwnOrder() {
  const { orderId } = route.useParams();
  return (
    <OrderFrame orderId={orderId} actions={(order) => <ExportButtons order={order} />}>
      {(order) => <OrderLines key={order.id} order={order} />}
    </OrderFrame>
  );
}
