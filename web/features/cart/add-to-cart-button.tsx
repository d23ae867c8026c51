import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

export interface AddToCartButtonProps {
  /** Whose name the button's name ends with: a page holds many such buttons. */
  readonly productName: string;
  readonly state?: CartState;
}

export type CartState = 'out' | 'adding' | 'in';

const LABELS: Readonly<Record<CartState, string>> = {
  out: 'Add to Cart',
  adding: 'Adding...',
  in: 'In Cart',
};

/** A visitor is told to log in. */
export function AddToCartButton({ productName, state = 'out' }: AddToCartButtonProps) {
  return (
    <Button
      size="small"
      tone={state === 'in' ? 'done' : 'plain'}
      busy={state === 'adding'}
      aria-pressed={state === 'in'}
      onClick={() => toast.error('Please log in to add items to cart')}
    >
      {state === 'in' && <Check size={16} aria-hidden="true" />}
      {LABELS[state]}
      <span className="visually-hidden">: {productName}</span>
    </Button>
  );
}
