import { askTerms } from '#tests/search-quality/ask-queries.ts';
import { readRealCatalogue } from '#tests/search-quality/catalogues.ts';
import {
  drawKnownItems,
  KNOWN_ITEM_KIND_NAMES,
  KNOWN_ITEM_KINDS,
  nameKey,
} from '#tests/search-quality/known-items.ts';
import { writeSection } from './results.ts';
import { REAL_FILE, seededRandom } from './search-catalogue.ts';

/**
 * How often the embedded index finds one known product of the real ones. `--misses` lists what is not found, and prints the
 * figures instead of writing them.
 */
const ITEMS = 2_000;
const SEED = 14;
/** The rows of a page that are seen without scrolling. */
const TOP = 3;

const catalogue = await readRealCatalogue();
if (catalogue === undefined) throw new Error(`${REAL_FILE} is needed to look for real products.`);
const { facts } = catalogue;
const names = new Map(facts.map(({ gtin, name }) => [gtin, name]));
const items = drawKnownItems(facts, ITEMS, seededRandom(SEED));
const asked = KNOWN_ITEM_KIND_NAMES.flatMap((kind) => items.map((item) => ({ kind, item })));
const answers = await askTerms(
  catalogue,
  asked.map(({ kind, item }) => item.terms[kind]),
);
const results = asked.map(({ kind, item }, i) => {
  const { gtins = [], ...answer } = answers[i] ?? {};
  const found = gtins.map((gtin) => names.get(gtin) ?? '');
  const place = found.findIndex((name) => nameKey(name) === nameKey(item.name));
  return { kind, item, term: item.terms[kind], found, place, ...answer };
});
const listFitting = openNames();
const rows = [
  ...KNOWN_ITEM_KIND_NAMES.map((kind) =>
    rowOf(
      KNOWN_ITEM_KINDS[kind],
      results.filter((result) => result.kind === kind),
    ),
  ),
  ...[true, false].map((isShort) =>
    rowOf(
      `one left out of ${isShort ? 'three words' : 'four words or more'}`,
      results.filter(({ kind, item }) => kind === 'missing' && item.wordCount < 4 === isShort),
    ),
  ),
];
const columns = [
  'what is typed',
  'queries',
  'found first',
  'in first 3',
  'on the page',
  'no answer',
  'at most 3 names fit',
];

if (process.argv.includes('--misses')) {
  for (const { kind, item, term, found, place, correctedTerm, total } of results) {
    if (place >= 0 && place < TOP) continue;
    const read = correctedTerm ? ` → "${correctedTerm}"` : '';
    process.stdout.write(`\n${kind} "${term}"${read}, ${total} found, place ${place + 1}: ${item.name}\n`);
    for (const name of found.slice(0, TOP)) process.stdout.write(`    ${name}\n`);
  }
  process.stdout.write(`\n${[columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
} else
  writeSection({
    title: 'Search for one known product',
    method: `${ITEMS} of the ${facts.length} real products, drawn with a fixed seed from those whose name has three different words or more and is of at most three products; what a person types is made from the name. Found: among the first 10 answers, close products after the others, is a product of the same name: of the same words in any order, in singular or plural, with or without words as “with” and “of”.`,
    columns,
    rows,
    notes: [
      'Targets: whole name, any order and beginning 99 % in the first 3, one letter wrong 96 %, one word left out 90 %, no answer under 0.5 %.',
      'At most 3 names fit: of all names in the catalogue so many have every word that is typed. Where more do, what is typed does not say which is meant.',
      `One word left out: in an order by the fewest further words, products with as many in any order, ${(chanceOfMissing() * 100).toFixed(1)} % would be in the first 3.`,
    ],
  });

function rowOf(label: string, all: typeof results): (string | number)[] {
  const share = (holds: (result: (typeof results)[number]) => boolean) =>
    `${((all.filter(holds).length / all.length) * 100).toFixed(1)} %`;
  const isWithin = (places: number) => share(({ place }) => place >= 0 && place < places);
  return [
    label,
    all.length,
    isWithin(1),
    isWithin(TOP),
    isWithin(Number.POSITIVE_INFINITY),
    share(({ found }) => found.length === 0),
    all.some(({ kind }) => kind === 'beginning' || kind === 'letter')
      ? ''
      : share(({ term }) => listFitting(term).size <= TOP),
  ];
}

/** Finds the different names that have all words of a term, as keys, each with how many products have it. */
function openNames(): (term: string) => ReadonlyMap<string, number> {
  const products = new Map<string, number>();
  const byWord = new Map<string, Set<string>>();
  for (const { name } of facts) {
    const key = nameKey(name);
    products.set(key, (products.get(key) ?? 0) + 1);
    for (const word of key.split(' ')) byWord.set(word, (byWord.get(word) ?? new Set()).add(key));
  }
  return (term) => {
    const [first = new Set<string>(), ...others] = nameKey(term)
      .split(' ')
      .map((word) => byWord.get(word) ?? new Set<string>())
      .sort((a, b) => a.size - b.size);
    const fitting = [...first].filter((key) => others.every((set) => set.has(key)));
    return new Map(fitting.map((key) => [key, products.get(key) ?? 0]));
  };
}

/** How often a word left out would be guessed by the number of further words alone. */
function chanceOfMissing(): number {
  const chances = items.map(({ name, terms }) => {
    const wanted = nameKey(name);
    const fitting = [...listFitting(terms.missing)];
    const sizeOf = (key: string) => key.split(' ').length;
    const count = (holds: (key: string) => boolean) =>
      fitting.reduce((sum, [key, products]) => sum + (holds(key) ? products : 0), 0);
    const alike = count((key) => sizeOf(key) === sizeOf(wanted));
    const others = alike - count((key) => key === wanted);
    const room = TOP - count((key) => sizeOf(key) < sizeOf(wanted));
    let miss = 1;
    for (let place = 0; place < Math.min(room, alike); place++)
      miss *= Math.max(0, others - place) / (alike - place);
    return 1 - miss;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
