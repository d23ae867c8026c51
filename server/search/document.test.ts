import { expect, test } from 'vitest';
import type { Substance } from '#contract/ingredient-laws.ts';
import { lawAnswerIn } from './document.ts';

const LAWS = { now: ['bvo', 'caramel_iv'], later: ['red_3'] } as const;
const label = (namedSubstances: Substance[], openSubstances: Substance[]) => ({
  namedSubstances,
  openSubstances,
});

test.each([
  ['named', label(['bvo', 'red_3'], ['caramel_iv'])],
  ['unknown', label(['red_3'], ['caramel_iv'])],
  ['unknown', label([], ['caramel_iv'])],
  ['named_later', label(['red_3'], [])],
  ['named_later', label(['red_3'], ['pho'])],
  ['unknown_later', label([], ['red_3'])],
  ['unknown_later', label(['pho'], ['red_3'])],
  ['not_named', label(['pho'], [])],
  ['not_named', label([], ['pho'])],
])(
  'laws answer %s: what is open is never “not named”, and no law to come hides what is open today',
  (answer, found) => {
    expect(lawAnswerIn(found, LAWS)).toBe(answer);
  },
);
