import { Button, type ButtonProps } from './button.tsx';

export interface RowButtonProps extends Pick<ButtonProps, 'tone' | 'onClick'> {
  readonly does: string;
  /** The row's name, said to those who hear the button alone. */
  readonly of: string;
}

/** A button that stands in each row of a list. */
export function RowButton({ does, of, ...button }: RowButtonProps) {
  return (
    <Button {...button} size="small" aria-label={`${does}: ${of}`}>
      {does}
    </Button>
  );
}
