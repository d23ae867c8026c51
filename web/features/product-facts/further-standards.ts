import { STANDARD_KEYS, type StandardKey } from '#contract/standards.ts';

/** Those besides the three guidelines, which have places of their own on pages. */
export function furtherOf<T extends { readonly key: string }>(
  standards: readonly T[],
): (T & { readonly key: StandardKey })[] {
  const isFurther = (one: T): one is T & { readonly key: StandardKey } =>
    STANDARD_KEYS.some((key) => key === one.key);
  return standards.filter(isFurther);
}
