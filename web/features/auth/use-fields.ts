import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './validate.ts';

export interface Fields<F extends string> {
  readonly values: Readonly<Record<F, string>>;
  /** About the whole form. */
  readonly failure: string | undefined;
  /** Goes to the form's element: the first wrong field gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The properties of a text field. */
  bind(name: F): {
    readonly name: F;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
  };
  /** Shows what is wrong; answers whether anything is. */
  refuse(errors: FieldErrors<F>, failure?: string): boolean;
  clearErrors(): void;
}

/** Texts of a form with their errors. Editing a field clears its error and the general one. */
export function useFields<F extends string>(initial: Readonly<Record<F, string>>): Fields<F> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return {
    values,
    failure,
    form,
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange(value) {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
        setFailure(undefined);
      },
    }),
    refuse(next, text) {
      setErrors(next);
      setFailure(text);
      setRefusals((count) => count + 1);
      return text !== undefined || Object.values(next).some(Boolean);
    },
    clearErrors() {
      setErrors({});
      setFailure(undefined);
    },
  };
}
