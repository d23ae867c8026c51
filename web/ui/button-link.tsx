import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook {}

function ButtonAnchor({ tone, size, wide, className, children, ...anchor }: ButtonAnchorProps) {
  return (
    <a {...anchor} className={classNames(buttonClass({ tone, size, wide }), className)}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
