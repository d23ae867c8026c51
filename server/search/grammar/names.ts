import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';
import { t } from '#server/language/speech.ts';
import { declared } from './free-from.ts';
import { anyOf, keyOf, phrase } from './patterns.ts';
import type { Rule } from './rule.ts';

/** Diets of one word; the others are read with what they are free from. */
const DIETS: Readonly<Record<string, DietType>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  kosher: 'kosher',
  halal: 'halal',
  organic: 'organic',
};

/** Philly is a city with a steak and a cheese of its own: only "Philly compliant" and the like is the guideline. */
const CITY: Guideline = 'philly';
const MET = ' (?:compliant|approved|guidelines?|standards?)';

export const NAME_RULES: readonly Rule[] = [
  {
    pattern: phrase(`(?:certified )?(?<diet>${anyOf(Object.keys(DIETS))})(?: certified)?`),
    read: ({ groups }) => {
      const diet = DIETS[keyOf(groups?.diet ?? '')];
      return diet === undefined ? [] : [declared(diet)];
    },
  },
  ...GUIDELINE_KEYS.map((guideline): Rule => {
    const { name } = GUIDELINES[guideline];
    const source = guideline === CITY ? `${name}${MET}` : `${name}s?(?:${MET})?`;
    return {
      pattern: phrase(source),
      read: () => [{ kind: 'guideline', guideline, label: name, reason: t`must pass` }],
    };
  }),
  {
    pattern: phrase(
      'nova ?(?:(?:group|class|level|score) )?(?<groups>[1-4](?:(?: or | and |, ?|/| to |[\\-–])[1-4]){0,3})(?!,\\d)',
    ),
    read: ({ groups }) => novaGroups(groups?.groups ?? ''),
  },
];

/** "nova 1", "nova 1 or 2", "nova 1-3". */
function novaGroups(typed: string): ReturnType<Rule['read']> {
  const all = (typed.match(/\d/g) ?? []).map(Number);
  const isRange = /to|[-–]/i.test(typed);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const groups = ([1, 2, 3, 4] as const).filter((each) =>
    isRange ? each >= from && each <= to : all.includes(each),
  );
  return groups.map((group) => {
    const nova = String(group) as NovaLabel;
    return { kind: 'nova', nova, label: `NOVA ${nova}`, reason: null };
  });
}
