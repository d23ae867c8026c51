import { type FormEvent, useState } from 'react';
import { t } from 'ttag';
import { checkDigit, GTIN_CHECK_DIGIT_ERROR, type Gtin, parseGtin } from '#contract/gtin.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './number-form.module.css';

/** The number under the bars, typed. */
export function NumberForm({ onGtin }: { readonly onGtin: (gtin: Gtin) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseGtin(text);
    setError(parsed.ok ? undefined : faultOf(text, parsed.error));
    if (parsed.ok) onGtin(parsed.gtin);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t`Or type the number under the bars`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`8 to 14 digits`}
        maxLength={24}
        value={text}
        error={error}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <Button type="submit">{t`Find`}</Button>
    </form>
  );
}

/** A wrong check digit says which one it should be: most are a digit mistyped. */
function faultOf(text: string, error: string): string {
  if (error !== GTIN_CHECK_DIGIT_ERROR) return `${error}.`;
  const digits = text.replaceAll(/\D/g, '');
  return t`The last digit should be ${checkDigit(digits.slice(0, -1))}, is ${digits.at(-1)}.`;
}
