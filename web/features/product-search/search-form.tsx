import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './search-box.module.css';

export interface SearchFormProps
  extends Pick<ComponentProps<'form'>, 'onPointerEnter' | 'onFocus' | 'children'> {
  /** The page of the list: without JavaScript the browser itself asks for it. */
  readonly action: string;
  /** Of the field within. */
  readonly fieldId: string;
  readonly label: string;
  readonly onSearch: () => void;
}

/** The form of a search, around its field and what stands behind it. */
export function SearchForm({ fieldId, label, onSearch, children, ...form }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Search size={18} className={styles.glass} aria-hidden="true" />
        <label className="visually-hidden" htmlFor={fieldId}>
          {label}
        </label>
        {children}
      </form>
    </search>
  );
}
