import { ALLERGEN_KEYS, ALLERGENS, type Allergen, type AllergenState } from '#contract/allergens.ts';
import { listed } from '#server/language/lists.ts';
import { say, t } from '#server/language/speech.ts';

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

const WORSE: readonly {
  readonly state: AllergenState | undefined;
  readonly sentence: (names: string) => string;
}[] = [
  { state: 'contains', sentence: (names) => t`Contains ${names}` },
  { state: 'named', sentence: (names) => t`Names ${names}` },
  { state: 'conflict', sentence: (names) => t`Is in conflict about ${names}` },
  { state: 'may_contain', sentence: (names) => t`May contain ${names}` },
  { state: undefined, sentence: (names) => t`Does not declare to be free from ${names}` },
];

/** What another product declares of allergens that is better or graver; of what is graver nothing is left out. */
export function compareAllergens(of: States, other: States): { better: string[]; worse: string[] } {
  const graver = ALLERGEN_KEYS.filter((key) => gravity(other.get(key)) > gravity(of.get(key)));
  const worse = WORSE.flatMap(({ state, sentence }) => {
    const found = graver.filter((key) => other.get(key) === state);
    return found.length === 0 ? [] : [sentence(namesOf(found))];
  });
  const freed = ALLERGEN_KEYS.filter(
    (key) => gravity(of.get(key)) > SILENCE && other.get(key) === 'free_from',
  );
  return { better: freed.length === 0 ? [] : [t`Declared free from ${namesOf(freed)}`], worse };
}

const gravity = (state: AllergenState | undefined) => (state === undefined ? SILENCE : GRAVITY[state]);
const namesOf = (keys: readonly Allergen[]) => listed(keys.map((key) => say(ALLERGENS[key]).toLowerCase()));
