import { type FormEvent, useEffect, useRef } from 'react';
import { t } from 'ttag';
import { CHECKOUT_CLOSED } from '#web/pages/sample/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './card-form.module.css';

const FIELDS = [
  { label: t`Name on card`, placeholder: '', wide: true, inputMode: 'text' },
  { label: t`Card number`, placeholder: '1234 1234 1234 1234', wide: true, inputMode: 'numeric' },
  { label: t`Expiry`, placeholder: t`MM / YY`, wide: false, inputMode: 'numeric' },
  { label: 'CVC', placeholder: '123', wide: false, inputMode: 'numeric' },
] as const;

/**
 * A sample payment. Typed text stays in its field: the fields have no names, no state reads them,
 * and a form whose method is `dialog` goes nowhere, not even before the page is live. Leaving the page empties them,
 * since a browser may keep a page it goes back to.
 */
export function CardForm({ button }: { readonly button: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const empty = () => form.current?.reset();
    addEventListener('pagehide', empty);
    return () => removeEventListener('pagehide', empty);
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.current?.reset();
    toast.info(CHECKOUT_CLOSED);
  };
  return (
    <form ref={form} method="dialog" autoComplete="off" className={styles.form} onSubmit={onSubmit}>
      <h2 className="title">{t`Payment`}</h2>
      <div className={styles.fields}>
        {FIELDS.map(({ label, placeholder, wide, inputMode }) => (
          <TextField
            key={label}
            label={label}
            className={wide ? styles.wide : undefined}
            placeholder={placeholder}
            inputMode={inputMode}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
        ))}
      </div>
      <Button type="submit" tone="primary" size="large">
        {button}
      </Button>
    </form>
  );
}
