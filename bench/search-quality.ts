import { type Answer, askEmbedded } from '#tests/search-quality/ask-queries.ts';
import { writeBaseline } from '#tests/search-quality/baseline.ts';
import { type Catalogue, readRealCatalogue, readStoredDemo } from '#tests/search-quality/catalogues.ts';
import { type JudgedSet, QUERY_CLASSES } from '#tests/search-quality/judged-query.ts';
import { ndcgOf, type Scores, scoreAnswers } from '#tests/search-quality/score.ts';
import { withNewStore } from './real-store.ts';
import { writeSection } from './results.ts';

/**
 * How well the embedded index answers judged queries. `--demo` leaves out the real products, `--worst` lists the worst
 * answers; both print the figures instead of writing them. `--baseline` takes the figures for the new baseline.
 */
const options = new Set(process.argv.slice(2));
const WORST = 40;

const judged: { readonly sets: readonly JudgedSet[]; readonly catalogue: Catalogue }[] = [
  { sets: ['demo'], catalogue: await withNewStore(readStoredDemo) },
];
const real = options.has('--demo') ? undefined : await readRealCatalogue();
if (real !== undefined) judged.push({ sets: ['real', 'later'], catalogue: real });

const rows: (string | number)[][] = [];
for (const { sets, catalogue } of judged) {
  for (const { set, answers } of await askEmbedded(catalogue, sets)) {
    rows.push(...tableOf(set, answers));
    if (options.has('--worst')) printWorst(answers, catalogue);
    if (options.has('--baseline')) writeBaseline(set, scoreAnswers(answers).ndcg);
  }
}
const section = {
  title: 'Search quality',
  method: `Judged queries (\`tests/search-quality\`) over ${judged.map(({ sets, catalogue }) => `${catalogue.documents.length} products (${sets.join(', ')})`).join(' and ')}; later: written once the engine answered the others well. First 10 answers, close products after the others. Good: grade 2 or 3 of 3. Edits: between typed and corrected term, over the corrected queries.`,
  columns: ['queries', 'count', 'nDCG@10', 'MRR', 'good in first 3', 'no answer', 'edits'],
  rows,
  notes: [
    'Graded by a language model, in part after reading these answers: the figures compare two states of the engine, and say less of what buyers will find.',
  ],
};
if (options.has('--demo') || options.has('--worst'))
  process.stdout.write(`${[section.columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
else writeSection(section);

function tableOf(set: JudgedSet, answers: readonly Answer[]): (string | number)[][] {
  const classes = Object.entries(QUERY_CLASSES).map(
    ([name, title]) =>
      [title, scoreAnswers(answers.filter(({ query }) => query.queryClass === name))] as const,
  );
  return [['all', scoreAnswers(answers)] as const, ...classes]
    .filter(([, { queries }]) => queries > 0)
    .map(([name, scores]) => [`${set}: ${name}`, ...cellsOf(scores)]);
}

function cellsOf({ queries, ndcg, mrr, successAt3, zeroRate, correctionCost }: Scores): (string | number)[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    queries,
    ndcg.toFixed(4),
    mrr.toFixed(3),
    percent(successAt3),
    percent(zeroRate),
    correctionCost?.toFixed(2) ?? '',
  ];
}

/** The worst answers with their grades, and what the best answer would begin with. */
function printWorst(answers: readonly Answer[], { facts }: Catalogue): void {
  const names = new Map(facts.map(({ gtin, name, brand }) => [gtin, `${name} (${brand})`]));
  const worst = answers.toSorted((a, b) => ndcgOf(a) - ndcgOf(b)).slice(0, WORST);
  for (const answer of worst) {
    const { query, total, correctedTerm, gtins, answered, best, ideal } = answer;
    const read = correctedTerm === null ? '' : `, read as "${correctedTerm}"`;
    process.stdout.write(
      `\n${ndcgOf(answer).toFixed(3)} ${query.queryClass} "${query.term}"${read}, ${total} found\n`,
    );
    gtins.forEach((gtin, i) => {
      process.stdout.write(`  ${answered[i]} ${names.get(gtin)}\n`);
    });
    best.slice(0, 3).forEach((gtin, i) => {
      process.stdout.write(`  best: ${ideal[i]} ${names.get(gtin)}\n`);
    });
  }
}
