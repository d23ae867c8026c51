import { compose, say, t } from '#server/language/speech.ts';
import { type Rule, type RuleInput, rule, SCHOOLS } from '../../rules/rule.ts';

/** 89 FR 31962 removed 7 CFR 210.11(g), trans fat, and the paragraphs after it moved up a letter. */
export const AMENDED = '2024-07-01';

/** A paragraph of 7 CFR 210.11, or its words: since the amendment of 2024, and before it. */
export interface Versions {
  readonly now: string;
  readonly before: string;
}

/** A rule that outlived the amendment, cited by each version's own paragraph. */
export function cited(
  input: Omit<RuleInput, 'source'>,
  { now, before }: Versions,
  text: string | Versions,
): Rule[] {
  const { from = null, until = null } = input;
  const words = typeof text === 'string' ? { now: text, before: text } : text;
  const versions: Rule[] = [];
  if (from === null || from < AMENDED) {
    const end = until !== null && until < AMENDED ? until : AMENDED;
    versions.push(rule({ ...input, source: `7 CFR 210.11${before}: ${words.before}`, until: end }));
  }
  if (until === null || until > AMENDED) {
    const start = from !== null && from > AMENDED ? from : AMENDED;
    versions.push(rule({ ...input, source: `7 CFR 210.11${now}: ${words.now}`, from: start }));
  }
  return versions;
}

/** Foods and drinks alike, in elementary and middle schools. */
export function caffeineFree(appliesTo: readonly string[], exemptions: readonly string[] = []): Rule[] {
  return (['elementary', 'middle'] as const).flatMap((grade) =>
    cited(
      {
        id: `caffeine.${grade}`,
        label: compose(() => t`Caffeine in ${say(SCHOOLS[grade])}`),
        quantity: 'caffeine',
        comparison: 'is',
        limit: t`none beyond natural traces`,
        grade,
        appliesTo,
        exemptions,
      },
      { now: '(j)', before: '(k)' },
      'caffeine-free in elementary and middle schools, but for naturally occurring trace amounts',
    ),
  );
}
