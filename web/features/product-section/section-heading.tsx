import { type ComponentProps, createContext, use } from 'react';

/** The level of a product's section headings: one below the product's own name. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

export function SectionHeading(props: ComponentProps<'h3'>) {
  const Heading = use(SectionLevel);
  return <Heading {...props} />;
}
