import type { Gtin } from '#contract/gtin.ts';
import { readDecimal } from '#importers/normalise/read-amount.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import type { Contained } from '#server/catalogue/trade-item.ts';
import type { Containment } from './containment.ts';
import type { Contents } from './facts.ts';
import type { NestedLink } from './read-trade-items.ts';

export const BAD_CHILD = 'a contained trade item whose own row was rejected was left out of its container';

export const contradiction = (parent: Gtin, quantities: Quantities) =>
  `${parent} ${whatIsSaid(quantities)}: the link was left out`;
export const settledByTotal = (parent: Gtin, quantities: Quantities, taken: number) =>
  `${parent} ${whatIsSaid(quantities)}: ${taken} was taken, which adds up to the total that it states`;
export const otherTotal = (parent: Gtin, total: string, sum: number) =>
  `${parent} states that it contains ${total} trade items, but those that it names add up to ${sum}: they were taken as they are`;
export const otherCount = (parent: Gtin, count: string, named: number) =>
  `${parent} states that it contains ${count} different trade items, but names ${named}: they were taken as they are`;
export const noQuantity = (parent: Gtin) =>
  `${parent} does not say in a whole number how many of it it contains: the link was left out`;
export const circle = (parent: Gtin) =>
  `${parent} contains it and is itself inside it: the link was left out`;

/** More than any load holds; a number above was never a count. */
const HIGHEST_QUANTITY = 10_000_000;

/** Something wrong with the contents, for the report. */
export interface Finding {
  readonly line: number;
  readonly gtin: string;
  readonly reason: string;
}

interface ResolvedContents {
  readonly contains: readonly Contained[];
  readonly findings: readonly Finding[];
}

/** How many of one trade item are said to be inside: by what the container states, and by what the message nests. */
interface Quantities {
  readonly stated: ReadonlySet<number>;
  readonly nested: ReadonlySet<number>;
}

interface Child {
  readonly line: number;
  readonly stated: Set<number>;
  readonly nested: Set<number>;
}

function whatIsSaid({ stated, nested }: Quantities): string {
  const parts = [
    ...(stated.size > 0 ? [`states that it contains ${[...stated].join(', and ')} of it`] : []),
    ...(nested.size > 0 ? [`nests ${[...nested].join(', and ')}`] : []),
  ];
  return parts.join(', and ');
}

/** What a trade item contains, of what it states and what the message nests in it. Sound links enter `graph`. */
export function resolveContents(
  parent: Gtin,
  contents: Contents,
  graph: Containment,
  file: string | undefined,
  warnings: string[],
): ResolvedContents {
  const findings: Finding[] = [];
  const find = (line: number, gtin: string, reason: string) => findings.push({ line, gtin, reason });
  const byChild = gather(parent, contents, warnings, find);
  checkTotals(parent, contents, find);
  const isTotalOfStated = contents.stated.length > 0 && totalOf(contents) === Number(contents.statedTotal);
  const contains: Contained[] = [];
  for (const [gtin, child] of byChild) {
    const { line, stated, nested } = child;
    const said = new Set([...stated, ...nested]);
    // Where the sum of what is stated is stated too, that settles it, unless the statements themselves disagree.
    const [quantity] = said.size > 1 && isTotalOfStated && stated.size === 1 ? stated : said;
    if (quantity === undefined) find(line, gtin, noQuantity(parent));
    else if (said.size > 1 && !(isTotalOfStated && stated.size === 1))
      find(line, gtin, contradiction(parent, child));
    else {
      if (said.size > 1) find(line, gtin, settledByTotal(parent, child, quantity));
      const where = file === undefined ? { line } : { line, file };
      if (graph.link(parent, gtin, where)) contains.push({ gtin, quantity });
      else find(line, gtin, circle(parent));
    }
  }
  return { contains, findings };
}

type Find = (line: number, gtin: string, reason: string) => void;

function gather(
  parent: Gtin,
  { stated, nested }: Contents,
  warnings: string[],
  find: Find,
): ReadonlyMap<Gtin, Child> {
  const byChild = new Map<Gtin, Child>();
  const nestedTexts = new Set(nested.map(({ gtin }) => gtin));
  const add = (fact: NestedLink, kind: 'stated' | 'nested'): void => {
    const gtin = readGtin(fact.gtin);
    if (!gtin.ok) {
      // What is nested has a row of its own, which says what is wrong with it.
      if (nestedTexts.has(fact.gtin)) warnings.push(BAD_CHILD);
      else find(fact.line, fact.gtin, `${gtin.reason}: ${parent} names it as its content`);
      return;
    }
    const child = byChild.get(gtin.gtin) ?? { line: fact.line, stated: new Set(), nested: new Set() };
    const quantity = readQuantity(fact.quantity);
    if (quantity !== undefined) child[kind].add(quantity);
    byChild.set(gtin.gtin, child);
  };
  for (const fact of stated) add(fact, 'stated');
  for (const fact of nested) add(fact, 'nested');
  return byChild;
}

/** What is stated of all contents together, against what is stated of each. */
function checkTotals(parent: Gtin, contents: Contents, find: Find): void {
  const { stated, statedTotal, statedCount } = contents;
  const line = stated[0]?.line;
  if (line === undefined) return;
  const sum = totalOf(contents);
  if (statedTotal !== '' && Number.isFinite(sum) && sum !== Number(statedTotal))
    find(line, parent, otherTotal(parent, statedTotal.slice(0, 20), sum));
  const named = new Set(stated.map(({ gtin }) => gtin)).size;
  if (statedCount !== '' && Number(statedCount) !== named)
    find(line, parent, otherCount(parent, statedCount.slice(0, 20), named));
}

function totalOf({ stated }: Contents): number {
  return stated.reduce((sum, { quantity }) => sum + (readQuantity(quantity) ?? Number.NaN), 0);
}

/** "10", and "10.0" as some systems write it. */
function readQuantity(text: string): number | undefined {
  const quantity = readDecimal(text);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= HIGHEST_QUANTITY ? quantity : undefined;
}
