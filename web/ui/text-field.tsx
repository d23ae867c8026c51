import type { ComponentProps } from 'react';
import { type FieldLook, LabelledField } from './labelled-field.tsx';

/** Without a value the field keeps its own text. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'>, FieldLook {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

export function TextField({ label, error, hint, className, onChange, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} error={error} hint={hint} className={className}>
      {(field) => <input {...input} {...field} onChange={(event) => onChange?.(event.target.value)} />}
    </LabelledField>
  );
}
