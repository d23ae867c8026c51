import type { FormEvent } from 'react';
import type { CallResult } from './call.ts';
import { failureText } from './failure-text.ts';
import { useBusy } from './use-busy.ts';
import { type FieldErrors, useFields } from './use-fields.ts';

type Values<F extends string> = Readonly<Record<F, string>>;

export interface FormOptions<F extends string, T> {
  readonly initial: Values<F>;
  /** Where there are errors, nothing is sent. */
  check(values: Values<F>): FieldErrors<F>;
  send(values: Values<F>): Promise<CallResult<T>>;
  /** What stands where the server has no sentence. */
  readonly failed: string;
  onDone(value: T): void;
}

/** A form of one call. Values are sent without the spaces around them; a failure loses no typed text. */
export function useForm<F extends string, T>({ initial, check, send, failed, onDone }: FormOptions<F, T>) {
  const fields = useFields(initial);
  const { isBusy, during } = useBusy();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entries = Object.entries<string>(fields.values).map(([name, text]) => [name, text.trim()]);
    const values = Object.fromEntries(entries) as Values<F>;
    if (isBusy || fields.showErrors(check(values))) return;
    const reply = await during(send(values));
    if (reply.ok) onDone(reply.value);
    else fields.showFailure(reply.failure, failureText(reply.failure, failed));
  };
  return { fields, isBusy, submit: (event: FormEvent) => void submit(event) };
}
