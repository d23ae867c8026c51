import { useCallback } from 'react';
import { t } from 'ttag';
import { RULE_STATES, type RuleState, STATE_WORDS } from '#contract/rule-state.ts';
import { ListSearch } from '#web/features/product-search/list-search.tsx';
import type { ApplyTerm } from '#web/features/product-search/use-search-text.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './standards-page.module.css';
import { MAX_FIND_LENGTH, type RuleSort, type StandardsSearch } from './standards-search.ts';
import type { UpdateStandards } from './use-standards-search.ts';

const STATES: readonly { readonly value: RuleState | ''; readonly label: string }[] = [
  { value: '', label: t`Any` },
  ...RULE_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
];

const SORTS: readonly { readonly value: RuleSort | ''; readonly label: string }[] = [
  { value: '', label: t`By kind` },
  { value: 'day', label: t`Latest first` },
  { value: 'name', label: t`By name` },
  { value: 'failing', label: t`Most failing first` },
];

export interface StandardsToolsProps {
  readonly search: StandardsSearch;
  readonly update: UpdateStandards;
}

/** What is found, in which state, in which order. */
export function StandardsTools({ search, update }: StandardsToolsProps) {
  const apply = useCallback<ApplyTerm>((q, how) => update({ q: q === '' ? undefined : q }, how), [update]);
  return (
    <div className={styles.tools}>
      <ListSearch
        term={search.q}
        onSearch={apply}
        action="/standards"
        label={t`Search standards`}
        placeholder={t`Rule, substance or place`}
        maxLength={MAX_FIND_LENGTH}
      />
      <Select<RuleState | ''>
        name={t`State`}
        value={search.state ?? ''}
        options={STATES}
        onChange={(state) => update({ state: state || undefined })}
      />
      <Select<RuleSort | ''>
        name={t`Sort`}
        value={search.sort ?? ''}
        options={SORTS}
        onChange={(sort) => update({ sort: sort || undefined })}
      />
    </div>
  );
}
