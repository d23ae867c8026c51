import { Search } from 'lucide-react';
import { useCallback, useId } from 'react';
import { t } from 'ttag';
import { RULE_STATES, type RuleState, STATE_WORDS } from '#contract/rule-state.ts';
import box from '#web/features/product-search/search-box.module.css';
import { type ApplyTerm, useSearchText } from '#web/features/product-search/use-search-text.ts';
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
  const id = useId();
  const apply = useCallback<ApplyTerm>((q, how) => update({ q: q === '' ? undefined : q }, how), [update]);
  const field = useSearchText(search.q ?? '', apply);
  return (
    <div className={styles.tools}>
      <search className={box.search}>
        <form
          // Without JavaScript the browser itself asks for the list.
          action="/standards"
          onSubmit={(event) => {
            event.preventDefault();
            field.submit();
          }}
        >
          <Search size={18} className={box.glass} aria-hidden="true" />
          <label className="visually-hidden" htmlFor={id}>
            {t`Search standards`}
          </label>
          <input
            id={id}
            name="q"
            type="search"
            className={box.input}
            placeholder={t`Rule, substance or place`}
            maxLength={MAX_FIND_LENGTH}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={field.text}
            onChange={(event) => field.change(event.target.value)}
            onBlur={field.leave}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              field.clear();
            }}
          />
        </form>
      </search>
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
