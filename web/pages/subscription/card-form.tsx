import type { FormEvent } from 'react';
import { CHECKOUT_CLOSED } from '#web/pages/sample/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './card-form.module.css';

const FIELDS = [
  { label: 'Name on card', placeholder: '', wide: true },
  { label: 'Card number', placeholder: '1234 1234 1234 1234', wide: true },
  { label: 'Expiry', placeholder: 'MM / YY', wide: false },
  { label: 'CVC', placeholder: '123', wide: false },
];

/** Looks like a payment and is none: the fields have no names, so nothing typed into them can leave the browser. */
export function CardForm({ button }: { readonly button: string }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    toast.info(CHECKOUT_CLOSED);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <h2 className="title">Payment</h2>
      <div className={styles.fields}>
        {FIELDS.map(({ label, placeholder, wide }) => (
          <label key={label} className={wide ? styles.wide : undefined}>
            <span>{label}</span>
            <input className={styles.input} placeholder={placeholder} autoComplete="off" inputMode="text" />
          </label>
        ))}
      </div>
      <Button type="submit" tone="primary" size="large">
        {button}
      </Button>
    </form>
  );
}
