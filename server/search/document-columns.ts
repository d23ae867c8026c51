import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import type { NutrientFigures, SearchDocument } from './document.ts';
import { decodeDocument, encodeDocument, QUESTIONS } from './document-codes.ts';

/**
 * Documents as columns: an object for each, with some hundred properties, takes longer to pass to another thread than to index.
 * What is of document d begins in each column at d times the column's width.
 */
export type DocumentColumns = Readonly<ReturnType<typeof columnsOf>>;

export const FIGURES = NUTRIENT_LABELS.length * 2;
const CODES = QUESTIONS.length;
const TEXT_FIELDS = ['name', 'brand', 'kind', 'ingredients', 'category'] as const;
const TEXTS = TEXT_FIELDS.length;
const NO_TEXT = 0xffffffff;
/** Keeps the name's length within 16 bits: a unit is at most three bytes. */
const MAX_NAME_UNITS = 20_000;
const MAX_UNIT_BYTES = 3;

export type DocumentTexts = Pick<SearchDocument, (typeof TEXT_FIELDS)[number]>;

export function columnsOf(documents: readonly SearchDocument[]) {
  const count = documents.length;
  /** Each nutrient in a serving, then each in 100 g or mL; NaN where it is not known. */
  const figures = new Float64Array(count * FIGURES).fill(Number.NaN);
  /** A byte for each of QUESTIONS. */
  const codes = new Uint8Array(count * CODES);
  /** Numbers of LIST_ITEMS: of document d from itemStarts[d]. */
  const items: number[] = [];
  const itemStarts = new Uint32Array(count + 1);
  documents.forEach((document, i) => {
    writeFigures(document.perServing, figures, i * FIGURES);
    writeFigures(document.per100, figures, i * FIGURES + NUTRIENT_LABELS.length);
    encodeDocument(document, codes, i * CODES, (item) => items.push(item));
    itemStarts[i + 1] = items.length;
  });
  return {
    gtins: Float64Array.from(documents, ({ gtin }) => Number(gtin)),
    popularities: Float64Array.from(documents, ({ popularity }) => popularity),
    /** NaN where it is not known. */
    prices: Float64Array.from(documents, ({ priceCents }) => priceCents ?? Number.NaN),
    figures,
    codes,
    items: Uint16Array.from(items),
    itemStarts,
    ...textsOf(documents),
    ...recordsOf(documents),
  };
}

function writeFigures(amounts: NutrientFigures, figures: Float64Array, start: number): void {
  NUTRIENT_LABELS.forEach((label, i) => {
    const amount = amounts[label];
    if (amount !== undefined) figures[start + i] = amount;
  });
}

/** The texts of document d, one after another, as UTF-8 from textStarts[d]; their lengths in UTF-16 units, NO_TEXT for null. */
function textsOf(documents: readonly SearchDocument[]) {
  const textLengths = new Uint32Array(documents.length * TEXTS);
  const joined = documents.map((document, i) => {
    let text = '';
    TEXT_FIELDS.forEach((field, f) => {
      const value = document[field];
      textLengths[i * TEXTS + f] = value === null ? NO_TEXT : value.length;
      text += value ?? '';
    });
    return text;
  });
  const room = Buffer.allocUnsafeSlow(joined.reduce((sum, { length }) => sum + length, 0) * MAX_UNIT_BYTES);
  const textStarts = new Uint32Array(documents.length + 1);
  joined.forEach((text, i) => {
    const start = textStarts[i] as number;
    textStarts[i + 1] = start + room.write(text, start, 'utf8');
  });
  return { texts: room.subarray(0, textStarts[documents.length]), textStarts, textLengths };
}

/** Of each document its name, as far as it is kept beside the body, then its body. */
function recordsOf(documents: readonly SearchDocument[]) {
  const nameLengths = new Uint16Array(documents.length);
  const bodyLengths = new Uint32Array(documents.length);
  const room = documents.reduce(
    (sum, { name, body }) => sum + Math.min(name.length, MAX_NAME_UNITS) * MAX_UNIT_BYTES + body.length,
    0,
  );
  const records = Buffer.allocUnsafeSlow(room);
  let end = 0;
  documents.forEach(({ name, body }, i) => {
    const written = records.write(name.slice(0, MAX_NAME_UNITS), end, 'utf8');
    records.set(body, end + written);
    nameLengths[i] = written;
    bodyLengths[i] = body.length;
    end += written + body.length;
  });
  return { records: records.subarray(0, end), nameLengths, bodyLengths };
}

/** The texts of document d. */
export function textsAt({ texts, textStarts, textLengths }: DocumentColumns, d: number): DocumentTexts {
  const joined = texts.toString('utf8', textStarts[d], textStarts[d + 1]);
  let end = 0;
  const next = (field: number) => {
    const length = textLengths[d * TEXTS + field] as number;
    if (length === NO_TEXT) return null;
    end += length;
    return joined.slice(end - length, end);
  };
  return { name: next(0) ?? '', brand: next(1), kind: next(2), ingredients: next(3), category: next(4) };
}

/** The bytes of document d's answers. */
export function codesAt({ codes }: DocumentColumns, d: number): Uint8Array {
  return codes.subarray(d * CODES, (d + 1) * CODES);
}

/** The numbers of document d's lists. */
export function itemsAt({ items, itemStarts }: DocumentColumns, d: number): Uint16Array {
  return items.subarray(itemStarts[d], itemStarts[d + 1]);
}

/** The documents again. */
export function documentsOf(columns: DocumentColumns): SearchDocument[] {
  const { gtins, popularities, prices, figures, records, nameLengths, bodyLengths } = columns;
  let start = 0;
  return Array.from(gtins, (gtin, d): SearchDocument => {
    const price = prices[d] as number;
    const bodyStart = start + (nameLengths[d] as number);
    start = bodyStart + (bodyLengths[d] as number);
    return {
      gtin: String(gtin).padStart(14, '0'),
      ...textsAt(columns, d),
      ...decodeDocument(codesAt(columns, d), itemsAt(columns, d)),
      priceCents: Number.isNaN(price) ? null : price,
      perServing: readFigures(figures, d * FIGURES),
      per100: readFigures(figures, d * FIGURES + NUTRIENT_LABELS.length),
      popularity: popularities[d] as number,
      body: records.slice(bodyStart, start),
    };
  });
}

function readFigures(figures: Float64Array, start: number): NutrientFigures {
  const known = NUTRIENT_LABELS.flatMap((label, i) => {
    const amount = figures[start + i] as number;
    return Number.isNaN(amount) ? [] : [[label, amount] as const];
  });
  return Object.fromEntries(known);
}
