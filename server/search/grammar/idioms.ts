import { phrase } from './patterns.ts';

/** Names that only look like conditions: they stay words. */
const NAMES = [
  'kosher style(?: \\p{L}+)?|kosher (?:\\p{L}+ ){0,2}(?:salt|dills?|pickles?|gherkins?|spears?)',
  'net carb(?:s|ohydrates?)?',
  '(?:milk|butter|butter ?milk|monounsaturated|polyunsaturated|unsaturated|good|healthy|omega) fats?',
  // FDA's claim is about adding it, not about how much there is.
  '(?:no|without|zero) (?:(?:added|extra) )?(?:salt|sodium|fat|oil)(?: or (?:salt|sodium|fat|oil))? added',
  '(?:no|without|zero) (?:added|extra) (?:salt|sodium|fats?|oils?|milk|dairy|gluten)',
  'with (?:or|and) without',
  'free (?:range|run|roaming|flowing|trade)',
];

export const IDIOM = phrase(NAMES.join('|'));

const DENIAL =
  /(?:^|[\s,;([/\0])(?:not|non|isn['’]?t|never|no|without|hardly|barely|nearly|almost)[\s\-‐‑–]$/iu;
/** "without", a separator and what stands before. */
const LONGEST_DENIAL = 9;

/** Whether the condition that starts there is denied: "not gluten free", "non organic". */
export function isDenied(term: string, start: number): boolean {
  return DENIAL.test(term.slice(Math.max(0, start - LONGEST_DENIAL), start));
}
