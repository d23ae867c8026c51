import type { ComponentProps } from 'react';
import { type FieldLook, LabelledField } from './labelled-field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange'>, FieldLook {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, error, hint, className, onChange, ...area }: TextAreaProps) {
  return (
    <LabelledField label={label} error={error} hint={hint} className={className}>
      {(field) => <textarea {...area} {...field} onChange={(event) => onChange(event.target.value)} />}
    </LabelledField>
  );
}
