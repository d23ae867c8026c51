import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

/**
 * Makes the component of an icon. It stands in for the library's own, which every page would load and which does more:
 * aliases, contexts, strokes that keep their width. The attributes are the library's.
 */
export function drawIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...others }: LucideProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': others['aria-label'] ? undefined : true,
        ...others,
      },
      ...parts,
    );
}
