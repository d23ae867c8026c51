import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { DataFile } from '#importers/input/data-file.ts';
import { isRecord, parseRecord, textAt } from '#importers/normalise/json-fields.ts';
import type { OpenSource } from '#importers/row.ts';
import { openOffDump } from '#importers/sources/off/read-dump.ts';
import { openOffExport } from '#importers/sources/off/read-export.ts';
import { subjectOf } from '#server/catalogue/product/prepare-product.ts';
import { mergeRecords } from '#server/catalogue/sources/merge.ts';
import { standardiseNutrients } from '#server/catalogue/sources/standardise-nutrients.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { demoGtin } from './trade-items.ts';

const FOLDER = '../shared/data/off/';
const TABLE = `${FOLDER}off-official-2026-04-1000.tsv.gz`;
const LINES = `${FOLDER}off-official-2026-04-100.jsonl.gz`;

/** Whether the export of 2026 is at hand. */
export const hasOffGrades = existsSync(TABLE) && existsSync(LINES);

/** What Open Food Facts grades a product by Nutri-Score 2023. */
interface OffGrade {
  /** As Open Food Facts writes it; not all are GTINs. */
  readonly code: string;
  /** `a` to `e`. */
  readonly grade: string;
  readonly score: number;
  /** The percentage of fruit, vegetables and legumes that it counts; 0 where it has none. */
  readonly plants: number;
}

export interface GradedProduct extends OffGrade {
  readonly subject: GuidelineSubject;
}

/** The products that Open Food Facts grades, each once, with what its export states of them and energy among that. */
export async function readOffGrades(): Promise<GradedProduct[]> {
  const products = new Map<string, GradedProduct>();
  for (const { text, grades, open } of [readDump(), readTable()]) {
    for (const [at, item] of await itemsOf(text, open)) {
      const grade = grades[at];
      const subject = grade && !products.has(grade.code) ? subjectOfItem(item) : undefined;
      if (grade && subject && subject.per_100.calories !== undefined)
        products.set(grade.code, { ...grade, subject });
    }
  }
  return [...products.values()];
}

interface Export {
  /** Codes are replaced by GTINs numbered by the row: the importer refuses what is none. */
  readonly text: string;
  /** By row; undefined where Open Food Facts gives none. */
  readonly grades: readonly (OffGrade | undefined)[];
  readonly open: (file: DataFile) => OpenSource;
}

const unzip = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');

function readTable(): Export {
  const [head = '', ...lines] = unzip(TABLE);
  const columns = head.split('\t');
  const at = (name: string) => columns.indexOf(name);
  const rows = lines.map((line) => line.split('\t'));
  const grades = rows.map((row) =>
    gradeOf({
      code: row[at('code')] ?? '',
      grade: row[at('nutriscore_grade')] ?? '',
      score: Number(row[at('nutriscore_score')]),
      plants: Number(row[at('fruits-vegetables-legumes_100g')] ?? 0),
    }),
  );
  const numbered = rows.map((row, n) => row.with(at('code'), demoGtin(n)).join('\t'));
  return { text: [head, ...numbered].join('\n'), grades, open: openOffExport };
}

function readDump(): Export {
  const products = unzip(LINES).map((line) => parseRecord(line) ?? {});
  const grades = products.map((product) =>
    gradeOf({
      code: textAt(product, 'code'),
      grade: textAt(product, 'nutriscore_grade'),
      score: Number(textAt(product, 'nutriscore_score')),
      plants: plantsOf(product),
    }),
  );
  const numbered = products.map((product, n) => JSON.stringify({ ...product, code: demoGtin(n) }));
  return { text: numbered.join('\n'), grades, open: openOffDump };
}

/** `nutriscore.2023.data.components.positive`, the one of fruit. */
function plantsOf(product: Record<string, unknown>): number {
  let found: unknown = product.nutriscore;
  for (const key of ['2023', 'data', 'components', 'positive'])
    found = isRecord(found) ? found[key] : undefined;
  const parts: readonly unknown[] = Array.isArray(found) ? found : [];
  const fruit = parts.find((part) => isRecord(part) && part.id === 'fruits_vegetables_legumes');
  return isRecord(fruit) ? Number(fruit.value ?? 0) : 0;
}

const gradeOf = (grade: OffGrade) => (/^[a-e]$/.test(grade.grade) ? grade : undefined);

/** By the row each was numbered with. */
async function itemsOf(text: string, open: Export['open']): Promise<Map<number, TradeItem>> {
  const read = () => Readable.from([Buffer.from(text)]);
  const source = open({ name: 'export', baseName: 'export', size: text.length, read });
  const numbers = new Map(text.split('\n').map((_, n) => [demoGtin(n) as string, n]));
  const items = new Map<number, TradeItem>();
  for await (const rows of source.rows(() => undefined))
    for (const { result } of rows) {
      const n = 'item' in result ? numbers.get(result.item.gtin) : undefined;
      if ('item' in result && n !== undefined) items.set(n, result.item);
    }
  return items;
}

/** As the catalogue sees it; the family of a GPC class has its first four digits. */
function subjectOfItem(item: TradeItem): GuidelineSubject | undefined {
  const merged = mergeRecords([{ source: 'off', imported_at: new Date(0), item }]);
  if (!merged) return undefined;
  const family_code = merged.class_code ? `${merged.class_code.slice(0, 4)}0000` : merged.family_code;
  const category = { family_code, class_code: merged.class_code, brick_code: null };
  return subjectOf(merged, category, standardiseNutrients(merged.nutrients, merged.serving.size));
}
