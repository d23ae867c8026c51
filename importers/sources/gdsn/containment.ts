import type { Gtin } from '#contract/gtin.ts';
import { gtinTable } from '#importers/normalise/gtin-table.ts';

/**
 * Which trade items of a data set contain which, in some 30 bytes a link, so that files of gigabytes are read in flat
 * memory: finds circles as links are added, and what nothing describes at the end.
 */
export interface Containment {
  describe(gtin: Gtin): void;
  /** False where the link would close a circle: it is not kept then. */
  link(parent: Gtin, child: Gtin, where: LinkPlace): boolean;
  /** Contained trade items that were never described, with one that contains them and the line that says so. */
  listMissing(): readonly ({ readonly gtin: Gtin; readonly parent: Gtin } & LinkPlace)[];
}

export interface LinkPlace {
  readonly line: number;
  /** Where a data set has many files. */
  readonly file?: string;
}

const DESCRIBED = 0;
/** 1 more than the index of the first link; 0: none. */
const FIRST_LINK = 1;

export function containment(): Containment {
  const table = gtinTable(2);
  const children: number[] = [];
  const nextLink: number[] = [];
  const missing = new Map<Gtin, { readonly parent: Gtin } & LinkPlace>();

  function* childrenOf(gtin: string): Generator<string> {
    const slot = table.find(gtin);
    let link = slot === undefined ? 0 : table.get(slot, FIRST_LINK);
    while (link > 0) {
      yield String(children[link - 1]).padStart(14, '0');
      link = nextLink[link - 1] ?? 0;
    }
  }

  function reaches(from: string, to: string): boolean {
    const seen = new Set([from]);
    const waiting = [from];
    for (let gtin = waiting.pop(); gtin !== undefined; gtin = waiting.pop()) {
      if (gtin === to) return true;
      for (const child of childrenOf(gtin)) {
        if (seen.has(child)) continue;
        seen.add(child);
        waiting.push(child);
      }
    }
    return false;
  }

  return {
    describe(gtin) {
      table.set(table.slotFor(gtin), DESCRIBED, 1);
      missing.delete(gtin);
    },
    link(parent, child, where) {
      for (const known of childrenOf(parent)) if (known === child) return true;
      if (reaches(child, parent)) return false;
      const slot = table.slotFor(parent);
      children.push(Number(child));
      nextLink.push(table.get(slot, FIRST_LINK));
      table.set(slot, FIRST_LINK, children.length);
      const childSlot = table.find(child);
      if (childSlot === undefined || table.get(childSlot, DESCRIBED) === 0) {
        if (!missing.has(child)) missing.set(child, { parent, ...where });
      }
      return true;
    },
    listMissing: () => [...missing].map(([gtin, link]) => ({ gtin, ...link })),
  };
}
