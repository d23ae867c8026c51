import type { DataFile } from '#importers/input/data-file.ts';
import { readLines } from '#importers/input/read-lines.ts';
import { isRecord, parseRecord, textAt, textsAt } from '#importers/normalise/json-fields.ts';
import { type OpenSource, type Row, reject } from '#importers/row.ts';
import { mapOffProduct, type OffProduct } from './map.ts';

/** The JSONL dump: a product as JSON on each line. */
export function openOffDump(file: DataFile): OpenSource {
  return { source: 'off', totalBytes: file.size, rows: (report) => readRows(file, report) };
}

async function* readRows(file: DataFile, report: (bytesRead: number) => void): AsyncGenerator<Row[]> {
  let line = 0;
  for await (const lines of readLines(file.name, file.read(report))) {
    const rows: Row[] = [];
    for (const text of lines) {
      line++;
      if (text.trim() !== '') rows.push(toRow(line, text));
    }
    yield rows;
  }
}

function toRow(line: number, text: string): Row {
  const product = parseRecord(text);
  if (!product) return reject(line, '', 'The line is not a JSON object');
  return mapOffProduct({
    line,
    text: (name) => textAt(product, name),
    tags: (name) => textsAt(product, name),
    imageUrl: textAt(product, 'image_url') || textAt(product, 'image_front_url') || frontImage(product),
    ...amountsOf(product),
  });
}

/**
 * Amounts per 100 g, in the units of the export: `nutriments.fat_100g` of the older layout, or of the layout since
 * 2025 `nutrition.aggregated_set.nutrients.fat` with a unit of its own.
 */
function amountsOf(product: Record<string, unknown>): Pick<OffProduct, 'amountOf' | 'basis'> {
  const { nutriments, nutrition } = product;
  if (isRecord(nutriments) && Object.keys(nutriments).length > 0) {
    const amountOf = (stem: string) =>
      signed(textAt(nutriments, `${stem}_100g`), textAt(nutriments, `${stem}_modifier`));
    return { amountOf, basis: null };
  }
  const set = isRecord(nutrition) && isRecord(nutrition.aggregated_set) ? nutrition.aggregated_set : {};
  const basis = set.per === '100ml' ? '100ml' : set.per === '100g' ? '100g' : null;
  const nutrients = basis && set.preparation !== 'prepared' && isRecord(set.nutrients) ? set.nutrients : {};
  const amountOf = (stem: string) => {
    const entry = nutrients[stem];
    return isRecord(entry) && UNITS_OF_EXPORT.has(textAt(entry, 'unit'))
      ? signed(textAt(entry, 'value'), textAt(entry, 'modifier'))
      : '';
  };
  return { amountOf, basis };
}

/** Of the modifiers "<", "<=", ">", ">=" and "~" only the first two change what is known. */
const signed = (amount: string, modifier: string) =>
  amount !== '' && modifier.startsWith('<') ? `<${amount}` : amount;

/** The aggregated set is kept in the export's units; an amount in another would be read a thousandfold. */
const UNITS_OF_EXPORT: ReadonlySet<string> = new Set(['g', 'kcal', 'kJ']);

const IMAGES = 'https://images.openfoodfacts.org/images/products/';

/** The address of the front picture, put together as Open Food Facts does; both layouts of `images`. */
function frontImage(product: Record<string, unknown>): string {
  const { images } = product;
  if (!isRecord(images)) return '';
  const language = textAt(product, 'lc') || textAt(product, 'lang');
  const selected =
    isRecord(images.selected) && isRecord(images.selected.front) ? images.selected.front : undefined;
  const fronts = selected
    ? new Map(Object.entries(selected))
    : new Map(
        Object.entries(images).flatMap(([key, image]) => {
          const front = /^front_(\w+)$/.exec(key)?.[1];
          return front === undefined ? [] : [[front, image] as const];
        }),
      );
  const [found = ''] = fronts.has(language) ? [language] : fronts.keys();
  const image = fronts.get(found);
  const revision = isRecord(image) ? textAt(image, 'rev') : '';
  return revision === ''
    ? ''
    : `${IMAGES}${imageFolder(textAt(product, 'code'))}/front_${found}.${revision}.400.jpg`;
}

/** Codes of nine digits and more are split: 0000101209159 lies in 000/010/120/9159. */
function imageFolder(code: string): string {
  const padded = code.padStart(13, '0');
  return padded.replace(/^(\d{3})(\d{3})(\d{3})(\d+)$/, '$1/$2/$3/$4');
}
