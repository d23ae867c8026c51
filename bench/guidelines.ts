import { explainProduct, labelProduct } from '#server/guidelines/evaluate.ts';
import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import { classifyIngredient } from '#server/guidelines/ingredients/classify-ingredient.ts';
import { walkIngredients } from '#server/guidelines/ingredients/ingredient-tree.ts';
import { parseIngredients } from '#server/guidelines/ingredients/parse-ingredients.ts';
import { judgeStandards } from '#server/guidelines/standards/standards.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { readRealSubjects } from './real-subjects.ts';
import { median, percentile, writeSection } from './results.ts';

/** The guideline engine and the ingredient parser over every real product, one after the other on one core. */
const ROUNDS = 5;

/** What a text repeats, by what that is. */
const HOSTILE = {
  'brackets that only open': '(',
  'brackets that only close': ')',
  'one word without an end': 'a',
  'commas alone': ',',
  'statements in statements': 'may contain contains: ',
  'spaces and line ends': ' \n',
  'numbers and per cent': '1.5% ',
};
const SMALL = 16_000;
const LARGE = 1_024_000;

/** What the floor read: printed nowhere, but used, so that it is not optimised away. */
let read = 0;

const subjects = await readRealSubjects();
const texts = subjects.flatMap(({ ingredients }) => ingredients ?? []);

measureEngine();
measureParser();
if (read < 0) throw new Error('Characters are not negative.');

function measureEngine(): void {
  const floor = productsPerSecond(readOnce);
  const row = (name: string, rate: number) => [
    name,
    rate.toLocaleString('en-US', { maximumFractionDigits: 0 }),
    (1e6 / rate).toFixed(1),
    (floor / rate).toFixed(1),
  ];
  writeSection({
    title: 'Guidelines',
    method: `All ${count(subjects.length)} real products (names, ingredients and nutrients of Open Food Facts, June 2019), median of ${ROUNDS} rounds in processor time. Energy is worked out and each product is taken for one serving of 30 g, so that the rules have something to judge. The floor reads every character and every number once.`,
    columns: ['work', 'products a second', 'µs a product', 'ratio to the floor'],
    rows: [
      row('floor: every character and number read once', floor),
      row(
        'import: three verdicts, NOVA, claims, diets and the answers of all standards',
        productsPerSecond(labelProduct),
      ),
      row(
        'everything with every criterion, margin and sentence, as the call answers it',
        productsPerSecond(explainProduct),
      ),
      row('all standards with every criterion and bound', productsPerSecond(judgeFurther)),
      ...singleCalls(judgeFurther).map(([name, seconds]) =>
        row(`the same in one call, ${name}`, 1 / seconds),
      ),
    ],
    notes: [
      'Asked for: at least 10,000 products a second on one core for everything that import works out.',
      'Standards are judged with their criteria when a product is opened: asked for 2 ms at most. Single calls are timed by the clock, each product by its quickest of the rounds.',
    ],
  });
}

function judgeFurther(subject: GuidelineSubject): unknown {
  return judgeStandards(deriveFacts(subject), '2026-11-23', []);
}

/** Of single calls, each product's quickest of all rounds: what interrupts a call is no work of its own. */
function singleCalls(work: (subject: GuidelineSubject) => unknown): readonly (readonly [string, number])[] {
  const quickest = subjects.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, subject] of subjects.entries()) {
      const before = process.hrtime.bigint();
      work(subject);
      const seconds = Number(process.hrtime.bigint() - before) / 1e9;
      quickest[i] = Math.min(quickest[i] ?? seconds, seconds);
    }
  return [
    ['99 of 100 products within', percentile(quickest, 0.99)],
    ['the slowest product', percentile(quickest, 1)],
  ];
}

function measureParser(): void {
  const found = readTexts();
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;
  writeSection({
    title: 'Ingredient parser',
    method: `All ${count(texts.length)} ingredient texts of the ${count(subjects.length)} real products. Linear time is measured on hostile texts: µs a character at 16,000 and at 1,024,000 characters.`,
    columns: ['what', 'figure'],
    rows: [
      ['texts that throw', found.thrown],
      ['texts that give a tree of names', share(found.trees, texts.length)],
      [
        'texts whose own brackets all have a partner, so that nothing was repaired',
        share(found.asWritten, texts.length),
      ],
      ['texts cut off in the source', count(found.truncated)],
      ['names read', count(found.names)],
      ['names not known', share(found.names - found.known, found.names)],
      ['texts a second', count(Math.round(textsPerSecond()))],
      ...Object.entries(HOSTILE).map(([name, piece]) => [`hostile: ${name}`, growth(piece)]),
    ],
    notes: [
      'A bracket without a partner is closed or dropped, and the tree is whole; the source alone decides how often.',
      'About half of the names not known are pieces of words where a text is cut off.',
    ],
  });
}

function readTexts() {
  const found = { thrown: 0, trees: 0, asWritten: 0, truncated: 0, names: 0, known: 0 };
  for (const text of texts) {
    try {
      const list = parseIngredients(text);
      let names = 0;
      walkIngredients(list.ingredients, ({ name }) => {
        names++;
        if (classifyIngredient(name).known) found.known++;
      });
      found.names += names;
      // A text that holds nothing but a statement, or nothing to read, has no names.
      if (names > 0 || list.statements.length > 0) found.trees++;
      if (list.repairs === 0) found.asWritten++;
      if (list.truncated) found.truncated++;
    } catch {
      found.thrown++;
    }
  }
  return found;
}

function productsPerSecond(work: (subject: GuidelineSubject) => unknown): number {
  return rate(subjects.length, () => {
    for (const subject of subjects) work(subject);
  });
}

function textsPerSecond(): number {
  return rate(texts.length, () => {
    for (const text of texts) parseIngredients(text);
  });
}

/** By processor time: what else runs on the machine does not count. */
function rate(items: number, work: () => void): number {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) seconds.push(processorSeconds(work));
  return items / median(seconds);
}

function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function readOnce({ name, ingredients, per_100, per_serving }: GuidelineSubject): void {
  for (const text of [name, ingredients]) {
    if (text !== null) for (let at = 0; at < text.length; at++) read += text.charCodeAt(at);
  }
  for (const amounts of [per_100, per_serving]) for (const value of Object.values(amounts)) read += value;
}

function growth(piece: string): string {
  const [small, large] = [SMALL, LARGE].map((length) => {
    const text = piece.repeat(length / piece.length);
    const times = Math.ceil(LARGE / length);
    const perSecond = rate(1, () => {
      for (let round = 0; round < times; round++) parseIngredients(text);
    });
    return (1 / perSecond / times / text.length) * 1e6;
  });
  return `${small?.toFixed(3)} → ${large?.toFixed(3)}`;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
