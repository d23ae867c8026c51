import { part, rect } from '../svg.ts';
import type { Pack, Surface } from '../types.ts';
import { barcode } from './barcode.ts';
import { wordmark } from './wordmark.ts';
import { net, words } from './words.ts';

/** Back of an outer case: who, what, how much and a large barcode; no consumer information. */
export function shippingLabel(pack: Pack, { bleed, safe }: Surface): string {
  const { ground, ink } = pack.palette;
  const brand = wordmark(pack, part(safe, 0, 0, 0.6, 0.24), ink, ground, 'start');
  const name = words(pack, part(safe, 0, 0.28, 0.9, 0.24), {
    fill: ink,
    align: 'start',
    maxSize: 30,
    valign: 'top',
  });
  return (
    rect(bleed, ground) +
    brand +
    name +
    barcode(pack.gtin, part(safe, 0.36, 0.58, 0.64, 0.42)) +
    net(pack, part(safe, 0, 0.88, 0.34, 0.12), ink, 'start')
  );
}
