import type { ProductKind } from '../product-kinds.ts';

/** Words of product names, comma-separated, and the kind they name. */
export type NameRow = readonly [words: string, kind: ProductKind];
