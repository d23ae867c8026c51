import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from 'ttag';
import { MAX_CART_QUANTITY, MIN_CART_QUANTITY } from '#contract/cart.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { parseQuantity, QUANTITY_RULE } from './parse-quantity.ts';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  readonly productName: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** One fewer, one more, or typed. An invalid number stays, with the rule under it. At a limit a button keeps the focus. */
export function QuantityStepper({ productName, quantity, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const isLeast = quantity <= MIN_CART_QUANTITY;
  const isMost = quantity >= MAX_CART_QUANTITY;
  const step = (next: number) => {
    setDraft(undefined);
    setWrong(false);
    onChange(next);
  };
  const commit = () => {
    if (draft === undefined) return;
    const typed = parseQuantity(draft);
    setWrong(typed === undefined);
    if (typed === undefined) return;
    setDraft(undefined);
    if (typed !== quantity) onChange(typed);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key !== 'Escape') return;
    setDraft(undefined);
    setWrong(false);
  };
  return (
    <div className={styles.field}>
      <div className={styles.stepper}>
        <IconButton
          label={t`One fewer: ${productName}`}
          icon={<Minus size={16} aria-hidden="true" />}
          aria-disabled={isLeast}
          onClick={() => !isLeast && step(quantity - 1)}
        />
        <input
          aria-label={t`Quantity: ${productName}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? quantity}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t`One more: ${productName}`}
          icon={<Plus size={16} aria-hidden="true" />}
          aria-disabled={isMost}
          onClick={() => !isMost && step(quantity + 1)}
        />
      </div>
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          {QUANTITY_RULE}
        </p>
      )}
    </div>
  );
}
