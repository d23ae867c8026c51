import type { Gtin } from '#contract/gtin.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { type Row, rejection } from '#importers/row.ts';
import type { Containment } from './containment.ts';
import { resolveContents } from './contents.ts';
import type { TradeItemFacts } from './facts.ts';
import { type IsBrick, mapTradeItem } from './map.ts';

export const TAKEN_BACK = 'Withdrawn by the message (DELETE): not imported';
export const undescribed = (parent: Gtin) =>
  `${parent} contains it, but no trade item of the data describes it`;

/** Makes rows of trade items in their order. */
export function rowReader(graph: Containment, isBrick: IsBrick) {
  /** `file`: where the data set has many. */
  function read(facts: TradeItemFacts, command: string, file?: string): Row[] {
    const place = { line: facts.line, gtin: facts.gtin, ...(file !== undefined && { file }) };
    const gtin = readGtin(facts.gtin);
    if (!gtin.ok) return [{ ...place, ...rejection(gtin.reason) }];
    if (command === 'DELETE') return [{ ...place, ...rejection(TAKEN_BACK) }];
    const warnings = gtin.warning === undefined ? [] : [gtin.warning];
    graph.describe(gtin.gtin);
    const { contains, findings } = resolveContents(gtin.gtin, facts.contents, graph, file, warnings);
    const item = mapTradeItem(gtin.gtin, facts, contains, isBrick, warnings);
    return [
      { ...place, result: { item }, warnings: [...new Set(warnings)] },
      ...findings.map(({ reason, ...child }) => ({ ...place, ...child, ...rejection(reason) })),
    ];
  }

  /** What is only known once everything was read: contents that nothing describes. Their links are kept. */
  function end(): Row[] {
    return graph.listMissing().map(({ parent, ...link }) => ({ ...link, ...rejection(undescribed(parent)) }));
  }

  return { read, end };
}
