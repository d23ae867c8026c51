import { c, t } from 'ttag';
import type { StandardInfo } from '#contract/standards.schema.ts';
import type { Share } from './share-strip.tsx';

type Counted = Pick<StandardInfo, 'outcomes' | 'counts'>;

const FILLINGS = { good: 'pass', bad: 'fail', step: 'alone' } as const;
/** Best first: the worse, the darker. */
const SHADES = ['grade_1', 'grade_2', 'grade_3', 'grade_4', 'grade_5'] as const;

const isScale = ({ outcomes }: Counted) => outcomes.length >= SHADES.length;
const countIn = (counts: Counted['counts'], key: string) =>
  counts?.find(({ value }) => value === key)?.count ?? 0;

function unknownOf({ counts }: Counted): Share {
  return { filling: 'unknown', word: t`cannot be told`, count: countIn(counts, 'unknown') };
}

/** Those that are told apart, then those that cannot be told; of a scale, five parts of it in shades. */
export function sharesOf(standard: Counted): Share[] {
  const { outcomes, counts } = standard;
  const told = outcomes.map(({ key, name, tone }) => ({
    filling: FILLINGS[tone],
    word: name.toLowerCase(),
    count: countIn(counts, key),
  }));
  if (!isScale(standard)) return [...told, unknownOf(standard)];
  const size = outcomes.length / SHADES.length;
  const shades = SHADES.map((filling, i) => {
    const steps = told.slice(Math.round(i * size), Math.round((i + 1) * size));
    return { filling, word: steps.map(({ word }) => word).join(', '), count: sum(steps) };
  });
  return [...shades, unknownOf(standard)];
}

/** What is said of them: of a scale, its two best and its two worst fifths. */
export function sharesInWords(standard: Counted): Share[] {
  const shares = sharesOf(standard);
  if (!isScale(standard)) return shares;
  const { outcomes } = standard;
  const size = Math.round((2 * outcomes.length) / SHADES.length);
  const [best, worst] = [outcomes.slice(0, size), outcomes.slice(-size)];
  const [low, high] = [best.at(-1)?.name ?? '', worst[0]?.name ?? ''];
  const isLettered = outcomes.length === SHADES.length;
  return [
    {
      filling: 'grade_1',
      word: isLettered ? oneOf(best) : c('a grade').t`${low} or more`,
      count: sum(shares.slice(0, 2)),
    },
    {
      filling: 'grade_5',
      word: isLettered ? oneOf(worst) : c('a grade').t`${high} or less`,
      count: sum(shares.slice(3, 5)),
    },
    unknownOf(standard),
  ];
}

const sum = (parts: readonly { readonly count: number }[]) =>
  parts.reduce((total, { count }) => total + count, 0);

function oneOf(outcomes: Counted['outcomes']): string {
  const [first, second] = outcomes.map(({ name }) => name);
  return t`${first} or ${second}`;
}
