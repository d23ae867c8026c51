import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { readAllergens, type TextAllergens } from '#server/guidelines/ingredients/read-allergens.ts';

const READINGS = new URL('../gold/ingredient-texts.tsv', import.meta.url);
const FDC = '../shared/data/fdc/branded_food.csv';
const OFF = '../shared/data/off/off-2019-us-ca-208k.tsv.gz';
const OFF_TEXT_COLUMN = 2;

export type Answer = 'yes' | 'no' | 'unknown';

/** How readers read one ingredient text. Why, where it is not obvious, stands in the file. */
export interface GoldReading extends TextAllergens {
  readonly set: 'fdc' | 'off';
  readonly gtin: string;
  /** The first 16 hexadecimal digits of the SHA-256 of the text. */
  readonly fingerprint: string;
  readonly vegan: Answer;
  readonly vegetarian: Answer;
  readonly complete: boolean;
}

export interface GoldText extends GoldReading {
  readonly text: string;
}

/** All readings of the set, without their texts: those belong to the data sets they were drawn from. */
export function readGoldReadings(): GoldReading[] {
  const [, ...lines] = readFileSync(READINGS, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [set, gtin = '', fingerprint = '', named, contains, may, , vegan, vegetarian, complete] =
      line.split('\t');
    return {
      set: set === 'fdc' ? 'fdc' : 'off',
      gtin,
      fingerprint,
      named: readAllergenKeys(named),
      contains: readAllergenKeys(contains),
      may_contain: readAllergenKeys(may),
      vegan: readAnswer(vegan),
      vegetarian: readAnswer(vegetarian),
      complete: readAnswer(complete) === 'yes',
    };
  });
}

/** The readings with their texts, from the data sets beside the project; undefined where those are not at hand. */
export async function readGoldTexts(): Promise<GoldText[] | undefined> {
  if (!existsSync(FDC) || !existsSync(OFF)) return undefined;
  const readings = new Map(readGoldReadings().map((reading) => [reading.fingerprint, reading]));
  const found = new Map<string, GoldText>();
  for await (const text of ingredientTexts()) {
    const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const reading = readings.get(fingerprint);
    if (reading !== undefined) found.set(fingerprint, { ...reading, text });
  }
  if (found.size !== readings.size)
    throw new Error(`Only ${found.size} of ${readings.size} texts were found.`);
  return [...found.values()];
}

async function* ingredientTexts(): AsyncGenerator<string> {
  const rows: { ingredients: string }[] = parse(readFileSync(FDC), { columns: true });
  for (const { ingredients } of rows) yield ingredients;
  for await (const line of createInterface({ input: createReadStream(OFF).pipe(createGunzip()) }))
    yield line.split('\t')[OFF_TEXT_COLUMN] ?? '';
}

function readAllergenKeys(text = ''): Allergen[] {
  return text
    .split(' ')
    .filter((key) => key !== '')
    .map((key) => {
      const allergen = ALLERGEN_KEYS.find((known) => known === key);
      if (allergen === undefined) throw new Error(`Not an allergen: ${key}`);
      return allergen;
    });
}

function readAnswer(text: string | undefined): Answer {
  if (text === 'yes' || text === 'no' || text === 'unknown') return text;
  throw new Error(`Not an answer: ${text}`);
}

/** How a reading compares with the readers' for one allergen, or for all. */
export interface GoldScore {
  /** Named by the list: found by both, by the readers alone, by the program alone. */
  both: number;
  missed: number;
  extra: number;
  /** The readers say that it is in the food, and a filter would let the food through. */
  dangerous: number;
}

/** By allergen, over all texts. */
export function scoreAllergens(texts: readonly GoldText[]): ReadonlyMap<Allergen, GoldScore> {
  const scores = new Map<Allergen, GoldScore>(
    ALLERGEN_KEYS.map((allergen) => [allergen, { both: 0, missed: 0, extra: 0, dangerous: 0 }]),
  );
  for (const { text, named, contains, may_contain } of texts) {
    const read = readAllergens(text);
    for (const [allergen, score] of scores) {
      const isNamed = named.includes(allergen);
      const isIn = isNamed || contains.includes(allergen);
      const leavesOut = read.named.includes(allergen) || read.contains.includes(allergen);
      if (read.named.includes(allergen) && isNamed) score.both++;
      else if (isNamed && !leavesOut) score.missed++;
      else if (read.named.includes(allergen) && !isIn) score.extra++;
      const mayBeIn = may_contain.includes(allergen);
      if ((isIn && !leavesOut) || (mayBeIn && !leavesOut && !read.may_contain.includes(allergen)))
        score.dangerous++;
    }
  }
  return scores;
}

export function addScores(scores: Iterable<GoldScore>): GoldScore {
  const sum: GoldScore = { both: 0, missed: 0, extra: 0, dangerous: 0 };
  for (const { both, missed, extra, dangerous } of scores) {
    sum.both += both;
    sum.missed += missed;
    sum.extra += extra;
    sum.dangerous += dangerous;
  }
  return sum;
}

/** Shares of 1; 1 where there is nothing to find. */
export function recallOf({ both, missed }: GoldScore): number {
  return both + missed === 0 ? 1 : both / (both + missed);
}

export function precisionOf({ both, extra }: GoldScore): number {
  return both + extra === 0 ? 1 : both / (both + extra);
}
