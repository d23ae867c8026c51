import type { Gtin } from '#contract/gtin.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import type { Row } from '#importers/row.ts';
import type { Containment } from './containment.ts';
import { resolveContents } from './contents.ts';
import type { TradeItemFacts } from './facts.ts';
import { type IsBrick, mapTradeItem } from './map.ts';

export const TAKEN_BACK = 'The message takes this trade item back (DELETE): it was not imported';
export const undescribed = (parent: Gtin) =>
  `${parent} contains it, but no trade item of the data describes it`;

/** Makes rows of trade items in their order: contained ones come before what contains them. */
export function rowReader(graph: Containment, isBrick: IsBrick) {
  function read(facts: TradeItemFacts, command: string): Row[] {
    const { line } = facts;
    const gtin = readGtin(facts.gtin);
    if (!gtin.ok) return [{ line, gtin: facts.gtin, result: { reason: gtin.reason }, notes: [] }];
    if (command === 'DELETE') return [{ line, gtin: facts.gtin, result: { reason: TAKEN_BACK }, notes: [] }];
    const notes = gtin.note === undefined ? [] : [gtin.note];
    graph.describe(gtin.gtin);
    const { contains, rejected } = resolveContents(gtin.gtin, facts.contents, graph, notes);
    const item = mapTradeItem(gtin.gtin, facts, contains, isBrick, notes);
    return [{ line, gtin: facts.gtin, result: { item }, notes }, ...rejected];
  }

  /** What is only known once everything was read: contents that nothing describes. Their links are kept. */
  function end(): Row[] {
    return graph.listMissing().map(({ gtin, parent, line }) => ({
      line,
      gtin,
      result: { reason: undescribed(parent) },
      notes: [],
    }));
  }

  return { read, end };
}
