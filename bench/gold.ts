import { ALLERGENS } from '#contract/allergens.ts';
import {
  addScores,
  type GoldScore,
  precisionOf,
  readGoldTexts,
  recallOf,
  scoreAllergens,
} from '#tests/support/gold-set.ts';
import { writeSection } from './results.ts';

/** How well ingredient texts are read, against readers of four hundred of them. */
const texts = await readGoldTexts();
if (texts === undefined) throw new Error('The data sets that the texts are drawn from are needed.');

const scores = scoreAllergens(texts);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (name: string, score: GoldScore) => [
  name,
  String(score.both + score.missed),
  percent(recallOf(score)),
  percent(precisionOf(score)),
  String(score.missed),
  String(score.extra),
  String(score.dangerous),
];

writeSection({
  title: 'Ingredient texts against readers',
  method: `${texts.length} real ingredient texts, half drawn at random and half for their traps, each read twice, by language models that saw neither the other's answers nor the program's (\`tests/gold/ingredient-texts.tsv\`). Named: the list names a source of the allergen. Dangerous: it is in the food or may be, and a filter would let the food through.`,
  columns: ['allergen', 'named', 'recall', 'precision', 'missed', 'extra', 'dangerous'],
  rows: [
    ...[...scores].map(([allergen, score]) => row(ALLERGENS[allergen], score)),
    row('all', addScores(scores.values())),
  ],
  notes: [
    'The rules were tuned on this set, so it shows the remaining errors, not those to expect of other texts.',
  ],
});
