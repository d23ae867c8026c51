import type { ProductPage } from '#contract/products.schema.ts';
import { LOCALE } from '#web/lib/language.ts';

export type LeftOut = NonNullable<ProductPage['left_out']>;

const LIST = new Intl.ListFormat(LOCALE);

/** `“campbells”`, `“a b” and “c”`: adjacent words share quotes. */
export function leftOutWords({ words }: LeftOut): string {
  const runs = words.map(({ text, is_left_out }) => (is_left_out ? text : '\n')).join(' ');
  return LIST.format(runs.split('\n').flatMap((run) => (run.trim() ? [`“${run.trim()}”`] : [])));
}
