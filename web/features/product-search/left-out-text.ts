import type { ProductPage } from '#contract/products.schema.ts';

export type LeftOut = NonNullable<ProductPage['left_out']>;

const LIST = new Intl.ListFormat('en-US');

/** `“campbells”`, `“a” and “b”` */
export function leftOutWords({ words }: LeftOut): string {
  return LIST.format(words.flatMap(({ text, is_left_out }) => (is_left_out ? [`“${text}”`] : [])));
}
