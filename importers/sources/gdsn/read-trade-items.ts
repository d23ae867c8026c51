import type { SaxesTagNS } from 'saxes';
import { ImportError } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import { childOf, type Element, textOf } from './element.ts';
import { parseXml } from './parse-xml.ts';

/** Elements of one trade item: those of the largest real ones have 2,000. */
const MOST_ELEMENTS = 100_000;
/** Characters of all texts of one trade item. */
const LONGEST_TRADE_ITEM = 8 * 1024 * 1024;
/** Trade items directly inside one. */
const MOST_CONTAINED = 10_000;

/** A trade item as a message has it, and the links to those nested in it. */
export interface ReadTradeItem {
  readonly element: Element;
  readonly nested: readonly NestedLink[];
  /** What the message wants done: ADD, CHANGE_BY_REFRESH, CORRECT, DELETE; empty where it does not say. */
  readonly command: string;
  /** When its message was made, in milliseconds since 1970: the notification's own time, else its envelope's; 0: unsaid. */
  readonly created: number;
}

export interface NestedLink {
  readonly gtin: string;
  readonly quantity: string;
  readonly line: number;
}

/** GS1's own namespaces of both generations, the header's, and none, which GDSN's inner elements have. */
const GDSN_NAMESPACE = /^(?:$|urn:gs1:|urn:ean\.ucc:|http:\/\/www\.unece\.org\/)/;

/** Elements outside of trade items whose text is read. */
const OUTER_TEXTS: ReadonlySet<string> = new Set(['quantity', 'creationDateTime', 'CreationDateAndTime']);

/** The trade items of a file, contained ones before those that contain them. */
export async function* readTradeItems(
  file: DataFile,
  report: (bytesRead: number) => void,
): AsyncGenerator<ReadTradeItem[]> {
  const reader = tradeItemReader(file.name);
  for await (const _ of parseXml(file.name, file.read(report), reader)) {
    const found = reader.take();
    if (found.length > 0) yield found;
  }
  yield reader.take();
  if (!reader.isMessage())
    throw new ImportError(`${file.name} is XML, but has no GDSN catalogue item notification.`);
}

interface Frame {
  item: Element | undefined;
  readonly nested: NestedLink[];
  /** Of the link that is open: the trade item in it, and how many. */
  link: { gtin: string; quantity: string; readonly line: number } | undefined;
}

type Open = { -readonly [K in keyof Element]: Element[K] } & { readonly children: Element[] };

function tradeItemReader(name: string) {
  const found: ReadTradeItem[] = [];
  const frames: Frame[] = [];
  const path: string[] = [];
  /** The trade item that is being read, from itself to the element that is open. */
  const open: Open[] = [];
  let foreignDepth = 0;
  let command = '';
  let isMessage = false;
  let envelopeTime = 0;
  let created = 0;
  /** Text of the element that is open outside of trade items, where one of its kind is read. */
  let outerText = '';
  let size = { elements: 0, characters: 0 };

  function openTag(tag: SaxesTagNS, line: number): void {
    if (foreignDepth > 0 || !GDSN_NAMESPACE.test(tag.uri)) {
      foreignDepth++;
      return;
    }
    const { local } = tag;
    if (open.length > 0 || local === 'tradeItem') openElement(tag, line);
    else if (local === 'catalogueItem') frames.push({ item: undefined, nested: [], link: undefined });
    else if (local === 'catalogueItemChildItemLink') {
      const frame = frames.at(-1);
      if (frame) frame.link = { gtin: '', quantity: tag.attributes.quantity?.value ?? '', line };
    } else if (local === 'catalogueItemNotification') {
      isMessage = true;
      created = readMessageTime(tag.attributes.creationDateTime?.value ?? '') || envelopeTime;
    } else if (local === 'documentCommandHeader') command = tag.attributes.type?.value.toUpperCase() ?? '';
    outerText = '';
    path.push(local);
  }

  function openElement(tag: SaxesTagNS, line: number): void {
    if (open.length === 0) size = { elements: 0, characters: 0 };
    if (++size.elements > MOST_ELEMENTS)
      throw new ImportError(
        `${name} has a trade item of more than ${MOST_ELEMENTS} elements, at line ${line}.`,
      );
    const element: Open = { local: tag.local, line, attributes: attributesOf(tag), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  }

  function closeTag(tag: SaxesTagNS): void {
    if (foreignDepth > 0) {
      foreignDepth--;
      return;
    }
    path.pop();
    const element = open.pop();
    if (element) {
      element.text = element.text.trim();
      if (open.length === 0) endTradeItem(element);
    } else if (tag.local === 'catalogueItem') endCatalogueItem();
    else if (tag.local === 'catalogueItemChildItemLink') endLink();
    else if (tag.local === 'documentCommand') command = '';
    else if (OUTER_TEXTS.has(tag.local)) endOuterText(tag.local, outerText.trim());
  }

  function endOuterText(local: string, value: string): void {
    const holder = path.at(-1);
    if (local === 'CreationDateAndTime') envelopeTime = readMessageTime(value);
    else if (local === 'creationDateTime' && holder === 'catalogueItemNotification')
      created = readMessageTime(value) || envelopeTime;
    else if (local === 'quantity' && holder === 'catalogueItemChildItemLink') {
      const link = frames.at(-1)?.link;
      if (link) link.quantity = value;
    }
  }

  function endTradeItem(element: Element): void {
    isMessage = true;
    const frame = frames.at(-1);
    if (frame && !frame.item) frame.item = element;
    else found.push({ element, nested: [], command, created });
  }

  function endCatalogueItem(): void {
    const frame = frames.pop();
    if (!frame?.item) return;
    found.push({ element: frame.item, nested: frame.nested, command, created });
    const link = frames.at(-1)?.link;
    if (link) link.gtin = gtinOf(frame.item);
  }

  function endLink(): void {
    const frame = frames.at(-1);
    if (!frame?.link) return;
    if (frame.nested.length >= MOST_CONTAINED)
      throw new ImportError(`${name} has a trade item that contains more than ${MOST_CONTAINED} others.`);
    frame.nested.push(frame.link);
    frame.link = undefined;
  }

  function text(part: string): void {
    if (foreignDepth > 0) return;
    const element = open.at(-1);
    if (!element) {
      outerText = OUTER_TEXTS.has(path.at(-1) ?? '') ? outerText + part : '';
      return;
    }
    size.characters += part.length;
    if (size.characters > LONGEST_TRADE_ITEM)
      throw new ImportError(`${name} has a trade item of more than ${LONGEST_TRADE_ITEM / 2 ** 20} MB.`);
    element.text = element.text === '' ? part : element.text + part;
  }

  return {
    open: openTag,
    close: closeTag,
    text,
    take: () => found.splice(0),
    isMessage: () => isMessage,
  };
}

const NO_ATTRIBUTES: Element['attributes'] = {};

/** Those of no namespace. Most elements have none at all, and there are hundreds of thousands a second. */
function attributesOf({ attributes }: SaxesTagNS): Element['attributes'] {
  let found: Record<string, string> | undefined;
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute?.uri !== '') continue;
    found ??= {};
    found[attribute.local] = attribute.value;
  }
  return found ?? NO_ATTRIBUTES;
}

/** GDSN 3.1 has the GTIN in the trade item itself, 2.8 in its identification. */
export function gtinOf(tradeItem: Element): string {
  return textOf(tradeItem, 'gtin') || textOf(childOf(tradeItem, 'tradeItemIdentification'), 'gtin');
}

/**
 * Milliseconds since 1970 of an xsd:dateTime; 0 where it is none. Without a zone it is taken for UTC, wherever the
 * importer runs: which of two messages is the later must not hang on that.
 */
export function readMessageTime(text: string): number {
  const [, date = '', zone = ''] = XSD_DATE_TIME.exec(text) ?? [];
  const time = date === '' ? Number.NaN : Date.parse(`${date}${zone === '' ? 'Z' : zone}`);
  return Number.isFinite(time) && time > 0 ? time : 0;
}

/** Seconds of any precision are well-formed; the milliseconds count. */
const XSD_DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d*(Z|[+-]\d\d:\d\d)?$/;
