import { LOCALE } from './language.ts';

const FORMAT = new Intl.NumberFormat(LOCALE);

/** `2,400` */
export function formatCount(count: number): string {
  return FORMAT.format(count);
}

/** `1 product`, `2,400 products` */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
