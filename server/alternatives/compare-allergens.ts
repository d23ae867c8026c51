import { ALLERGEN_KEYS, ALLERGENS, type Allergen, type AllergenState } from '#contract/allergens.ts';

type States = ReadonlyMap<Allergen, AllergenState>;

const GRAVITY: Readonly<Record<AllergenState, number>> = {
  conflict: 3,
  contains: 3,
  named: 3,
  may_contain: 2,
  free_from: 0,
};
/** Between may contain and free from: silence is neither. */
const SILENCE = 1;

const WORSE: readonly { readonly states: readonly (AllergenState | undefined)[]; readonly words: string }[] =
  [
    { states: ['contains'], words: 'contains' },
    { states: ['named'], words: 'names' },
    { states: ['conflict'], words: 'is in conflict about' },
    { states: ['may_contain'], words: 'may contain' },
    { states: [undefined], words: 'does not declare to be free from' },
  ];

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What another product declares of allergens that is better or graver; of what is graver nothing is left out. */
export function compareAllergens(of: States, other: States): { better: string[]; worse: string[] } {
  const graver = ALLERGEN_KEYS.filter((key) => gravity(other.get(key)) > gravity(of.get(key)));
  const worse = WORSE.flatMap(({ states, words }) => {
    const found = graver.filter((key) => states.includes(other.get(key)));
    return found.length === 0 ? [] : [`${capital(words)} ${namesOf(found)}`];
  });
  const freed = ALLERGEN_KEYS.filter(
    (key) => gravity(of.get(key)) > SILENCE && other.get(key) === 'free_from',
  );
  return { better: freed.length === 0 ? [] : [`Declared free from ${namesOf(freed)}`], worse };
}

const gravity = (state: AllergenState | undefined) => (state === undefined ? SILENCE : GRAVITY[state]);
const namesOf = (keys: readonly Allergen[]) => LIST.format(keys.map((key) => ALLERGENS[key].toLowerCase()));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
