import { describe, expect, test } from 'vitest';
import { openDictionaries } from '#server/language/dictionaries.ts';
import { say, speaking } from '#server/language/speech.ts';
import { readTable } from '../text-table.ts';
import { criterionName, criterionOf, findCriterion } from './criteria.ts';
import { RULE_SETS } from './rule-sets.ts';

const spanish = (await openDictionaries()).get('es');
const RULES = RULE_SETS.flatMap(({ guideline, rules }) => rules.map((rule) => ({ guideline, ...rule })));
const keys = [...new Set(RULES.map(({ guideline, id }) => criterionOf(guideline, id)))];

test('what no rule asks about is not found, nor by its name in another language', () => {
  expect(findCriterion('')).toBeUndefined();
  expect(findCriterion('Salt')).toBeUndefined();
  expect(findCriterion('Sodio')).toBeUndefined();
});

test('a criterion is found by its key, and by its name in the language of the request', () => {
  expect(findCriterion('Sodium')).toBe('Sodium');
  expect(speaking(spanish, () => findCriterion('Sodium'))).toBe('Sodium');
  expect(speaking(spanish, () => findCriterion('Sodio'))).toBe('Sodium');
});

test.each(readTable`
  Calories per 8 fl oz in high schools | Calories | Calorías
  Added salt, recommended | Added salt | Sal añadida
  Container in elementary schools | Container | Envase
  Sodium per serving, canned or frozen | Sodium | Sodio
  Calories from fat | Calories from fat | Calorías de la grasa
`)('%s is about %s, %s', (label, name = '', inSpanish) => {
  const rules = RULES.filter((rule) => rule.label === label);
  expect(new Set(rules.map(({ guideline, id }) => criterionOf(guideline, id)))).toEqual(new Set([name]));
  expect(criterionName(name)).toBe(name);
  expect(speaking(spanish, () => criterionName(name))).toBe(inSpanish);
});

describe('in Spanish', () => {
  test('each criterion has one name, and none shares it with another', () => {
    const names = keys.map((key) => speaking(spanish, () => criterionName(key)));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(RULES.map((rule) => [`${rule.guideline} ${rule.id}`, rule] as const))(
    'the label of %s begins with the name of what it asks about',
    (_, { guideline, id, label }) =>
      speaking(spanish, () => {
        const name = criterionName(criterionOf(guideline, id));
        expect(name).not.toBe('');
        expect(say(label).startsWith(name)).toBe(true);
      }),
  );
});
