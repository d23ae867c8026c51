import { checkDigit, type Gtin } from '#contract/gtin.ts';
import type { FileLine } from '#contract/orders.schema.ts';
import type { ProductType } from '#contract/product.ts';
import type { CodedItem } from './codes.queries.ts';
import { compareNames, nameWords } from './compare-names.ts';
import type { Guess, ReadCode } from './read-code.ts';

export interface ByCode {
  readonly gtin: string;
  readonly level: ProductType | null;
  readonly holds: number | null;
  readonly note: string | null;
  readonly is_warning: boolean;
}

/** A repaired code counts only where the names agree as well as this, 0 to 1. */
const NAME_CONFIRMS = 0.6;
/** Of a right code: below, the file and the catalogue name different foods. */
const NAME_CONTRADICTS = 0.25;

/** The GTINs to look up for a line. */
export function gtinsToTry(code: ReadCode): readonly Gtin[] {
  if (code.kind === 'doubtful') return code.guesses.map(({ gtin }) => gtin);
  if (code.kind !== 'right') return [];
  const inner = innerGtin(code.gtin);
  return inner ? [code.gtin, inner] : [code.gtin];
}

/** Undefined where no trade item of the catalogue has the code, or the names do not bear a repair out. */
export function matchByCode(
  line: Pick<FileLine, 'name' | 'brand'>,
  code: ReadCode,
  items: ReadonlyMap<string, CodedItem>,
): ByCode | undefined {
  if (code.kind === 'doubtful') return matchRepaired(line, code.guesses, items);
  if (code.kind !== 'right') return undefined;
  const item = items.get(code.gtin);
  if (item) return withLevel(item, code.note, agreementOf(line, item));
  const inner = innerGtin(code.gtin);
  const inside = inner && items.get(inner);
  if (!inside || confirmationOf(line, inside) < NAME_CONFIRMS) return undefined;
  const found = withLevel(inside, null, 1);
  return {
    ...found,
    level: null,
    holds: null,
    is_warning: true,
    note: 'Case code that the catalogue does not have; matched with the product inside by its number and name',
  };
}

function matchRepaired(
  line: Pick<FileLine, 'name' | 'brand'>,
  guesses: readonly Guess[],
  items: ReadonlyMap<string, CodedItem>,
): ByCode | undefined {
  const scored = guesses
    .flatMap(({ gtin, note }) => {
      const item = items.get(gtin);
      return item ? [{ item, note, agreement: confirmationOf(line, item) }] : [];
    })
    .filter(({ agreement }) => agreement >= NAME_CONFIRMS)
    .toSorted((a, b) => b.agreement - a.agreement);
  const [best, second] = scored;
  if (!best || (second && second.agreement === best.agreement)) return undefined;
  return { ...withLevel(best.item, `${best.note}; the name agrees`, 1), is_warning: true };
}

function withLevel(item: CodedItem, note: string | null, agreement: number): ByCode {
  const [inside] = item.contents;
  const isMixed = item.contents.length > 1;
  const level = levelNote(item);
  // A product without a name contradicts none.
  const differs = item.name !== '' && agreement < NAME_CONTRADICTS;
  const notes = [note, level, differs ? `the catalogue calls it ${item.name}` : null];
  return {
    // An assortment has no one product to judge.
    gtin: isMixed || !inside ? item.gtin : inside.gtin,
    level: item.product_type,
    holds: isMixed || !inside ? null : inside.quantity,
    note: sentenceOf(notes),
    is_warning: isMixed || differs,
  };
}

const LEVELS: Readonly<Partial<Record<ProductType, string>>> = {
  PACK_OR_INNER_PACK: 'Inner pack code',
  CASE: 'Case code',
  DISPLAY_SHIPPER: 'Display code',
  MIXED_MODULE: 'Display code',
  PALLET: 'Pallet code',
  TRANSPORT_LOAD: 'Load code',
};

function levelNote({ product_type, contents }: CodedItem): string | null {
  const level = product_type && LEVELS[product_type];
  const [inside] = contents;
  if (!level || !inside) return level ?? null;
  if (contents.length > 1) return `${level} of ${contents.length} different products, not judged as one`;
  return inside.quantity > 1 ? `${level}, holds ${inside.quantity}` : level;
}

/** 0 to 1; 0 where the line says no name: a code alone bears out no other code. */
function confirmationOf(line: Pick<FileLine, 'name' | 'brand'>, item: CodedItem): number {
  return nameWords(line.name).length === 0 ? 0 : agreementOf(line, item);
}

/** 0 to 1; 1 where the line says no name. */
function agreementOf(line: Pick<FileLine, 'name' | 'brand'>, item: CodedItem): number {
  const written = nameWords(line.name);
  if (written.length === 0)
    return line.brand === '' ? 1 : compareNames(nameWords(line.brand), nameWords(item.brand ?? ''));
  const own = nameWords(item.name);
  const brand = nameWords(item.brand ?? '');
  return Math.max(compareNames(written, own), compareNames(written, [...brand, ...own]));
}

/** The GTIN that a case's indicator digit stands before (GS1 General Specifications 2.1.7), where it is one. */
function innerGtin(gtin: Gtin): Gtin | undefined {
  if (!/^[1-8]/.test(gtin)) return undefined;
  const body = `0${gtin.slice(1, 13)}`;
  return `${body}${checkDigit(body)}` as Gtin;
}

function sentenceOf(notes: readonly (string | null)[]): string | null {
  const said = notes.filter((note): note is string => note !== null);
  const text = said.join('; ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
