import type { ProductPage } from '#contract/products.schema.ts';
import { LOCALE } from '#web/lib/language.ts';

export type LeftOut = NonNullable<ProductPage['left_out']>;

const LIST = new Intl.ListFormat(LOCALE);

/** `“campbells”`, `“a” and “b”` */
export function leftOutWords({ words }: LeftOut): string {
  return LIST.format(words.flatMap(({ text, is_left_out }) => (is_left_out ? [`“${text}”`] : [])));
}
