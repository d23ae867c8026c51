import type { Gtin } from '#contract/gtin.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import type { Row } from '#importers/row.ts';
import type { Contained } from '#server/catalogue/trade-item.ts';
import type { Containment } from './containment.ts';
import type { ContainedFact, Contents } from './facts.ts';

export const QUANTITY_OF_TOTAL =
  'a contained trade item has two quantities that contradict each other: the one that adds up to the stated total was taken';
export const BAD_CHILD = 'a contained trade item whose own row was rejected was left out of its container';

export const contradiction = (parent: Gtin, stated: number, nested: number) =>
  `${parent} states that it contains ${stated} of it, and nests ${nested}: the link was left out`;
export const noQuantity = (parent: Gtin) =>
  `${parent} does not say in a whole number how many of it it contains: the link was left out`;
export const circle = (parent: Gtin) =>
  `${parent} contains it and is itself inside it: the link was left out`;

/** More than any load holds; a number above was never a count. */
const HIGHEST_QUANTITY = 10_000_000;

interface ResolvedContents {
  readonly contains: readonly Contained[];
  /** Links that were left out, as rows of the report. */
  readonly rejected: readonly Row[];
}

interface Quantities {
  readonly line: number;
  stated: number | undefined;
  nested: number | undefined;
}

/** What a trade item contains, of what it states and what the message nests in it. Sound links enter `graph`. */
export function resolveContents(
  parent: Gtin,
  contents: Contents,
  graph: Containment,
  notes: string[],
): ResolvedContents {
  const rejected: Row[] = [];
  const reject = (line: number, gtin: string, reason: string) =>
    rejected.push({ line, gtin, result: { reason }, notes: [] });
  const byChild = gather(parent, contents, notes, reject);
  const isTotalOfStated = contents.stated.length > 0 && totalOf(contents) === Number(contents.statedTotal);
  const contains: Contained[] = [];
  for (const [gtin, { line, stated, nested }] of byChild) {
    if (stated !== undefined && nested !== undefined && stated !== nested) {
      if (!isTotalOfStated) {
        reject(line, gtin, contradiction(parent, stated, nested));
        continue;
      }
      if (!notes.includes(QUANTITY_OF_TOTAL)) notes.push(QUANTITY_OF_TOTAL);
    }
    const quantity = stated ?? nested;
    if (quantity === undefined) reject(line, gtin, noQuantity(parent));
    else if (!graph.link(parent, gtin, line)) reject(line, gtin, circle(parent));
    else contains.push({ gtin, quantity });
  }
  return { contains, rejected };
}

function gather(
  parent: Gtin,
  { stated, nested }: Contents,
  notes: string[],
  reject: (line: number, gtin: string, reason: string) => void,
): Map<Gtin, Quantities> {
  const byChild = new Map<Gtin, Quantities>();
  const nestedTexts = new Set(nested.map(({ gtin }) => gtin));
  const add = (fact: ContainedFact, kind: 'stated' | 'nested'): void => {
    const gtin = readGtin(fact.gtin);
    if (!gtin.ok) {
      // What is nested has a row of its own, which says what is wrong with it.
      if (nestedTexts.has(fact.gtin)) {
        if (!notes.includes(BAD_CHILD)) notes.push(BAD_CHILD);
      } else reject(fact.line, fact.gtin, `${gtin.reason}: ${parent} names it as its content`);
      return;
    }
    const known = byChild.get(gtin.gtin) ?? { line: fact.line, stated: undefined, nested: undefined };
    known[kind] = readQuantity(fact.quantity) ?? known[kind];
    byChild.set(gtin.gtin, known);
  };
  for (const fact of stated) add(fact, 'stated');
  for (const fact of nested) add(fact, 'nested');
  return byChild;
}

function totalOf({ stated }: Contents): number {
  return stated.reduce((sum, { quantity }) => sum + (readQuantity(quantity) ?? Number.NaN), 0);
}

/** "10", and "10.0" as some systems write it. */
function readQuantity(text: string): number | undefined {
  const quantity = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= HIGHEST_QUANTITY ? quantity : undefined;
}
