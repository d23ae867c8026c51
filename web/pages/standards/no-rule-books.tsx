import { t } from 'ttag';
import { STATE_WORDS } from '#contract/rule-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { StandardsSearch } from './standards-search.ts';

/** What was asked for and is not there, with the way back to all. */
export function NoRuleBooks({ search: { q, state } }: { readonly search: StandardsSearch }) {
  return (
    <EmptyState
      title={titleOf(q, state && STATE_WORDS[state])}
      text={t`Try a rule such as “Smart Snack”, a substance such as “Red 3” or a place such as “Texas”.`}
    >
      <ButtonLink
        to="/standards"
        search={((now: object) => ({ ...now, q: undefined, state: undefined })) as never}
        tone="primary"
      >
        {t`Show all standards`}
      </ButtonLink>
    </EmptyState>
  );
}

function titleOf(q: string | undefined, state: string | undefined): string {
  if (q === undefined)
    return state === undefined ? t`No standard is` : t`No standard is in the state “${state}”`;
  return state === undefined
    ? t`No standard found for “${q}”`
    : t`No standard found for “${q}” in the state “${state}”`;
}
