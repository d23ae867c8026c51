import type { FormEvent, ReactNode } from 'react';
import type { Fields } from '#web/lib/use-fields.ts';
import { FailureNote } from './failure-note.tsx';

export interface FormProps {
  readonly fields: Pick<Fields<never>, 'form' | 'failure'>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form whose failure stands at its end. */
export function Form({ fields, onSubmit, className, children }: FormProps) {
  return (
    <form ref={fields.form} className={className} onSubmit={onSubmit} noValidate>
      {children}
      <FailureNote text={fields.failure} />
    </form>
  );
}
