import {
  type Agreement,
  agreementOf,
  boundsOf,
  type ComparedProduct,
  compareNutriScores,
} from '#tests/support/nutri-score-agreement.ts';
import { hasOffGrades } from '#tests/support/off-grades.ts';
import { writeSection } from './results.ts';

/** Our Nutri-Score against Open Food Facts' own, product by product; the disagreements are printed. */
if (!hasOffGrades) throw new Error('The export of Open Food Facts of April 2026 is needed.');
const products = await compareNutriScores();

const percent = ({ of, agree }: Agreement) => `${((agree / of) * 100).toFixed(1)} %`;
const row = (name: string, agreement: Agreement) => [
  name,
  String(agreement.of),
  String(agreement.agree),
  percent(agreement),
];
const letters = (grades: readonly string[]) => grades.join('').toUpperCase() || 'not applicable';
const line = ({ code, subject, grade, score, ours, withTheirInputs, missing }: ComparedProduct) =>
  [
    code,
    subject.name ?? '',
    grade.toUpperCase(),
    score,
    letters(ours),
    letters(withTheirInputs),
    missing.join(', '),
  ].join('\t');

const others = products.filter(({ withTheirInputs, grade }) => withTheirInputs.join() !== grade);
const head = 'code\tname\ttheir grade\ttheir points\tours\tours with their inputs\tnot known';
process.stdout.write(`${[head, ...others.map(line)].join('\n')}\n`);

writeSection({
  title: 'Nutri-Score against Open Food Facts',
  method: `The ${products.length} products of the export of April 2026 that Open Food Facts grades and whose figures are in it, read as the importer reads them. What differs is explained in \`docs/nutri-score-agreement.md\`.`,
  columns: ['compared', 'products', 'agree', 'share'],
  rows: [
    row(
      'one grade by what the label tells',
      agreementOf(products, ({ ours }) => ours),
    ),
    row(
      'one grade with the share of fruit and the fiber that Open Food Facts counts',
      agreementOf(products, ({ withTheirInputs }) => withTheirInputs),
    ),
    row('two to four grades left open: theirs is among them', boundsOf(products)),
  ],
  notes: ['Asked for: 97 % of the products with all inputs.'],
});
