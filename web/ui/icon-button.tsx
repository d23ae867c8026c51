import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { type IconButtonSize, iconButtonClass } from './icon-button-class.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's name: what pressing it does. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: IconButtonSize;
}

export function IconButton({ label, icon, size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass(size), className)}
    >
      {icon}
    </button>
  );
}
