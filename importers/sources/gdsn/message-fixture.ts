import { Readable } from 'node:stream';
import type { DataFile } from '#importers/input/data-file.ts';
import type { Row } from '#importers/row.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { openGdsn } from './open-gdsn.ts';

/** A GDSN 3.1 message around catalogue items, for tests and benchmarks. */
export function message(catalogueItems: string, command = 'ADD'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<cin:catalogueItemNotificationMessage xmlns:cin="urn:gs1:gdsn:catalogue_item_notification:xsd:3">
<transaction><documentCommand><documentCommandHeader type="${command}"/>
<cin:catalogueItemNotification>
${catalogueItems}
</cin:catalogueItemNotification></documentCommand></transaction></cin:catalogueItemNotificationMessage>`;
}

/** A catalogue item: a trade item of these elements, and links to the catalogue items nested in it. */
export function catalogueItem(gtin: string, elements = '', links = ''): string {
  return `<catalogueItem><tradeItem><gtin>${gtin}</gtin>${elements}</tradeItem>${links}</catalogueItem>`;
}

export function link(quantity: number | string, nested: string): string {
  return `<catalogueItemChildItemLink><quantity>${quantity}</quantity>${nested}</catalogueItemChildItemLink>`;
}

/** What a trade item states of its contents: quantities by GTIN. */
export function nextLower(children: Readonly<Record<string, number | string>>, total?: number): string {
  const entries = Object.entries(children).map(
    ([gtin, quantity]) =>
      `<childTradeItem><gtin>${gtin}</gtin><quantityOfNextLowerLevelTradeItem>${quantity}</quantityOfNextLowerLevelTradeItem></childTradeItem>`,
  );
  const sum = total === undefined ? '' : totalElement(total);
  return `<nextLowerLevelTradeItemInformation>${sum}${entries.join('')}</nextLowerLevelTradeItemInformation>`;
}

const totalElement = (total: number) =>
  `<totalQuantityOfNextLowerLevelTradeItem>${total}</totalQuantityOfNextLowerLevelTradeItem>`;

/** A file in memory, handed out in pieces of `pieceBytes`. */
export function fileOf(text: string | Buffer, name = 'message.xml', pieceBytes = 64 * 1024): DataFile {
  const bytes = Buffer.from(text);
  return {
    name,
    baseName: name,
    size: bytes.length,
    read: () => Readable.from(pieces(bytes, pieceBytes)),
  };
}

function* pieces(bytes: Buffer, pieceBytes: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** All rows of messages, every brick but 99999999 being known. */
export async function rowsOf(...files: readonly DataFile[]): Promise<Row[]> {
  const rows: Row[] = [];
  const source = openGdsn(files, (code) => /^1\d{7}$/.test(code));
  for await (const batch of source.rows(() => undefined)) rows.push(...batch);
  return rows;
}

export const itemsOf = (rows: readonly Row[]): TradeItem[] =>
  rows.flatMap(({ result }) => ('item' in result ? [result.item] : []));

/** GTIN and reason of what was rejected. */
export const rejectsOf = (rows: readonly Row[]): (readonly [gtin: string, reason: string])[] =>
  rows.flatMap(({ gtin, result }) => ('reason' in result ? [[gtin, result.reason] as const] : []));
