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

/** Makes rows of trade items in their order. */
export function rowReader(graph: Containment, isBrick: IsBrick) {
  /** `file`: where the data set has many. */
  function read(facts: TradeItemFacts, command: string, file?: string): Row[] {
    const place = { line: facts.line, gtin: facts.gtin, ...(file !== undefined && { file }) };
    const gtin = readGtin(facts.gtin);
    if (!gtin.ok) return [{ ...place, result: { reason: gtin.reason }, notes: [] }];
    if (command === 'DELETE') return [{ ...place, result: { reason: TAKEN_BACK }, notes: [] }];
    const notes = gtin.note === undefined ? [] : [gtin.note];
    graph.describe(gtin.gtin);
    const { contains, findings } = resolveContents(gtin.gtin, facts.contents, graph, file, notes);
    const item = mapTradeItem(gtin.gtin, facts, contains, isBrick, notes);
    return [
      { ...place, result: { item }, notes: [...new Set(notes)] },
      ...findings.map(({ line, gtin: child, reason }) => ({
        ...place,
        line,
        gtin: child,
        result: { reason },
        notes: [],
      })),
    ];
  }

  /** What is only known once everything was read: contents that nothing describes. Their links are kept. */
  function end(): Row[] {
    return graph.listMissing().map(({ parent, ...link }) => ({
      ...link,
      result: { reason: undescribed(parent) },
      notes: [],
    }));
  }

  return { read, end };
}
