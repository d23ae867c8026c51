import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { buttonClass } from '#web/ui/button-class.ts';
import { OrderFrame } from '../order-frame.tsx';
import { ExportButtons } from '../take-away/export-buttons.tsx';
import { OrderLines } from './order-lines.tsx';

/** An order's lines under its name. */
export function OrderLinesView({ orderId }: { readonly orderId: string }) {
  return (
    <OrderFrame
      orderId={orderId}
      actions={(order) => (
        <>
          <ExportButtons order={order} />
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId, part: 'scorecard' }}
            className={buttonClass({ tone: 'primary' })}
          >
            <ChartNoAxesColumn size={16} aria-hidden="true" />
            Scorecard
          </Link>
        </>
      )}
    >
      {(order) => <OrderLines key={order.id} order={order} />}
    </OrderFrame>
  );
}
