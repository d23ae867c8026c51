import { indexPhrases } from '../ingredients/phrase-index.ts';
import { readNames } from '../ingredients/read-names.ts';
import { KINDS, kindNamed } from './product-kinds.ts';

/** The kind that a word of a product's name stands for. */
export const NAME_KINDS = indexPhrases(
  readNames(
    new URL('name-kinds.txt', import.meta.url),
    Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, kindNamed(kind)])),
  ),
);
