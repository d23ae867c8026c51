import { useId } from 'react';
import styles from './search-box.module.css';
import { SearchForm } from './search-form.tsx';
import { type ApplyTerm, useSearchText } from './use-search-text.ts';

export interface ListSearchProps {
  readonly term: string | undefined;
  readonly onSearch: ApplyTerm;
  /** The page of the list: without JavaScript the browser itself asks for it. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
}

/** The search of a list other than the products'. */
export function ListSearch({ term = '', onSearch, action, label, ...input }: ListSearchProps) {
  const id = useId();
  const field = useSearchText(term, onSearch);
  return (
    <SearchForm action={action} fieldId={id} label={label} onSearch={field.submit}>
      <input
        {...input}
        id={id}
        name="q"
        type="search"
        className={styles.input}
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
    </SearchForm>
  );
}
