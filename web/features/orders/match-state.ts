import { t } from 'ttag';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { Match } from '#contract/orders.ts';

export type MatchState = Match | 'choose';
/** With lines that do not count. */
export type MarkState = MatchState | 'aside';

/** What a line's match looks like: a line matched by name that waits for a choice has a mark of its own. */
export function stateOf({ match, gtin }: Pick<OrderLine, 'match' | 'gtin'>): MatchState {
  return match === 'name' && gtin === null ? 'choose' : match;
}

export const MATCH_WORDS: Readonly<Record<MatchState, string>> = {
  code: t`by code`,
  name: t`by name`,
  choose: t`to choose`,
  absent: t`not in the catalogue`,
  problem: t`problem`,
};
