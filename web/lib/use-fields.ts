import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CallFailure } from './call.ts';
import { fieldErrors } from './failure-text.ts';

/** Error texts by field; a valid field has none. */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

export interface Fields<F extends string> {
  readonly values: Readonly<Record<F, string>>;
  /** About the whole form. */
  readonly failure: string | undefined;
  /** Goes to the form's element: the first invalid field gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The properties of a text field. */
  bind(name: F): {
    readonly name: F;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
  };
  setValues(values: Readonly<Record<F, string>>): void;
  /** Shows the errors; answers whether there are any. */
  showErrors(errors: FieldErrors<F>): boolean;
  /** Shows a failed call at the fields the server names, or as `text` where it names none of this form. */
  showFailure(failure: CallFailure, text: string): void;
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
  const show = (next: Readonly<Record<string, string | undefined>>, text?: string) => {
    setErrors(next);
    setFailure(text);
    setRefusals((count) => count + 1);
  };
  return {
    values,
    setValues,
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
    showErrors(next) {
      show(next);
      return Object.values(next).some(Boolean);
    },
    showFailure(refused, text) {
      const next = fieldErrors(refused);
      const isShown = Object.keys(next).some((name) => form.current?.elements.namedItem(name));
      show(next, isShown ? undefined : text);
    },
    clearErrors() {
      setErrors({});
      setFailure(undefined);
    },
  };
}

/** Once it is shown again, the first field or button in `place` takes the focus that went with what stood there. */
export function useFocusOnReturn(isShown: boolean, place: RefObject<HTMLElement | null>): void {
  const wasAway = useRef(false);
  useEffect(() => {
    const isBack = isShown && wasAway.current;
    wasAway.current = !isShown;
    // The focus may have gone on by itself.
    if (!isBack || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isShown, place]);
}
