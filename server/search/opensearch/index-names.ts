import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { snapshotSchema } from '../embedded/storage/snapshot-schema.ts';
import { INDEX_MAPPINGS, INDEX_SETTINGS } from './mapping.ts';

/** The names of an installation's indexes in a cluster that it may share with others. */
export interface IndexNames {
  /** What searches and changes go to: one index of this version of the mapping. */
  readonly alias: string;
  /** Where the position of each alias is written down. */
  readonly positions: string;
  /** A name for a further index behind the alias. */
  next(): string;
  /** The indexes of all versions, as a pattern. */
  readonly every: string;
  /** The alias that an index was made for; undefined where its name is none that `next` gives. */
  versionOf(index: string): string | undefined;
}

/**
 * The version of the mapping is part of the name: processes of two releases share a cluster, each with its own index, and
 * neither reads what the other made.
 */
export function indexNames(prefix: string, schema = mappingSchema()): IndexNames {
  const products = `${prefix}-products-`;
  const alias = products + schema;
  return {
    alias,
    positions: `${prefix}-positions`,
    next: () => `${alias}-${Date.now().toString(36)}`,
    every: `${products}*`,
    versionOf(index) {
      const [version = '', time = '', ...more] = index.slice(products.length).split('-');
      const isOurs = index.startsWith(products) && version !== '' && more.length === 0;
      return isOurs && /^[0-9a-z]{8,}$/.test(time) ? products + version : undefined;
    },
  };
}

/** Identifies what documents are made of: the mapping, the values to filter by, and the code that makes them. */
function mappingSchema(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([INDEX_SETTINGS, INDEX_MAPPINGS, snapshotSchema()]));
  hash.update(readFileSync(new URL('./index-document.ts', import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
