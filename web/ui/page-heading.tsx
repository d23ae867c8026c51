import type { ComponentProps } from 'react';

/** The heading of a page; takes the focus when what had it is gone. */
export function PageHeading(heading: Pick<ComponentProps<'h1'>, 'ref' | 'children'>) {
  return <h1 {...heading} tabIndex={-1} className="heading" />;
}
