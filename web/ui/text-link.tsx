import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

function TextAnchor({ className, children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} className={classNames('link', className)}>
      {children}
    </a>
  );
}

/** A link within text or among others. */
export const TextLink = createLink(TextAnchor);
