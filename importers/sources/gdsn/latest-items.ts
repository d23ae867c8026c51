import type { Gtin } from '#contract/gtin.ts';
import { gtinTable } from '#importers/normalise/gtin-table.ts';
import type { Element } from './element.ts';
import type { ReadTradeItem } from './read-trade-items.ts';

/** Where a trade item stands in a data set: number of the file, number of the trade item in it, from 0. */
export interface Place {
  readonly file: number;
  readonly index: number;
}

/** Of several trade items with one GTIN: the one that counts; one that says the same; one that says something else. */
export type ItemStatus =
  | { readonly kind: 'latest' }
  | { readonly kind: 'same' }
  | { readonly kind: 'superseded'; readonly by: { readonly file: number; readonly line: number } };

/**
 * Which trade item of a GTIN counts, found in a first reading of all: that of the latest message by the time when it
 * was made; where one of two does not say, or both say the same, the one that comes later. 40 bytes a GTIN, twice that
 * with the free slots of the table.
 */
export interface LatestItems {
  /** First reading: all trade items in their order. */
  note(gtin: Gtin, item: ReadTradeItem, place: Place): void;
  /** Second reading. What the first did not meet counts. */
  judge(gtin: Gtin, item: ReadTradeItem, place: Place): ItemStatus;
}

const [TIME, DIGEST, PLACE, LINE] = [0, 1, 2, 3];
/** Trade items of a file at most: file and index fit a double. */
const FILE_STEP = 2 ** 32;

export function latestItems(): LatestItems {
  const table = gtinTable(4);
  return {
    note(gtin, item, { file, index }) {
      const known = table.find(gtin);
      if (known !== undefined && isEarlier(item.created, table.get(known, TIME))) return;
      const slot = table.slotFor(gtin);
      table.set(slot, TIME, item.created);
      table.set(slot, DIGEST, digestOf(item));
      table.set(slot, PLACE, file * FILE_STEP + index);
      table.set(slot, LINE, item.element.line);
    },
    judge(gtin, item, { file, index }) {
      const slot = table.find(gtin);
      if (slot === undefined || table.get(slot, PLACE) === file * FILE_STEP + index)
        return { kind: 'latest' };
      if (table.get(slot, DIGEST) === digestOf(item)) return { kind: 'same' };
      const by = { file: Math.floor(table.get(slot, PLACE) / FILE_STEP), line: table.get(slot, LINE) };
      return { kind: 'superseded', by };
    },
  };
}

const isEarlier = (time: number, known: number) => time > 0 && known > 0 && time < known;

/**
 * 52 bits of what a trade item says, its lines left aside: two of one GTIN that differ and agree in it by chance are
 * not to be met.
 */
function digestOf({ element, nested, command }: ReadTradeItem): number {
  let hash = 0x811c9dc5;
  let length = 0;
  const add = (text: string): void => {
    length += text.length + 1;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  };
  const visit = ({ local, attributes, text, children }: Element): void => {
    add(local);
    for (const name in attributes) {
      add(name);
      add(attributes[name] ?? '');
    }
    add(text);
    for (const child of children) visit(child);
    add('');
  };
  visit(element);
  for (const { gtin, quantity } of nested) {
    add(gtin);
    add(quantity);
  }
  add(command === 'DELETE' ? command : '');
  return (hash >>> 0) * 2 ** 20 + (length % 2 ** 20);
}
