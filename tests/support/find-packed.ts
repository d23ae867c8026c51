import type { Page } from '@playwright/test';
import { findGtins } from './find-gtins.ts';

export interface Hierarchy {
  readonly nodes: readonly {
    readonly gtin: string;
    readonly normalized_name: string;
    readonly product_type: string;
  }[];
  readonly relationships: readonly {
    readonly source: string;
    readonly target: string;
    readonly quantity: number;
  }[];
}

/** The first product of the demo catalogue whose hierarchy gives an answer. */
export async function findPacked<T>(
  page: Page,
  pick: (hierarchy: Hierarchy, gtin: string) => T | undefined,
): Promise<T> {
  for (const gtin of await findGtins(page, 'beans', 100)) {
    const reply = await page.request.get(`/api/neo4j/hierarchy/${gtin}`);
    const picked = pick((await reply.json()) as Hierarchy, gtin);
    if (picked !== undefined) return picked;
  }
  throw new Error('No product of the demo catalogue is packed that way.');
}
