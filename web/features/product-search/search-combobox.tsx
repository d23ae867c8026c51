import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { Package, Search, Shapes, Store } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { t } from 'ttag';
import type { Suggestion } from '#contract/products.schema.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { breakable } from '#web/features/product-facts/product-names.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import styles from './search-box.module.css';
import { SUGGEST_PAUSE_MS, suggestionsQuery } from './suggestions-query.ts';
import type { SearchText } from './use-search-text.ts';

export interface SearchComboboxProps {
  readonly field: SearchText;
  readonly inputProps: ComponentProps<'input'>;
  readonly onSuggestion: (suggestion: Suggestion) => void;
  /** Opens at once: the user typed before the suggestions loaded. */
  readonly isTyping: boolean;
}

/** The search field with suggestions below, inline: the library's popup would hide the page from screen readers. */
export function SearchCombobox({ field, inputProps, onSuggestion, isTyping }: SearchComboboxProps) {
  const [isOpen, setOpen] = useState(isTyping);
  const isHighlighted = useRef(false);
  const asked = useDebouncedValue(field.text, SUGGEST_PAUSE_MS);
  const { data } = useQuery(suggestionsQuery(asked));
  const suggestions = field.text.trim() === '' ? [] : (data?.suggestions ?? []);
  const isShown = isOpen && suggestions.length > 0;

  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    if (suggestion.kind === 'term') field.choose(suggestion.text);
    else onSuggestion(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    if (event.key === 'Enter' && !(isShown && isHighlighted.current)) setOpen(false);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // The first Escape closes the suggestions and keeps the text, the next one clears it.
    setOpen(false);
    if (!isShown) field.clear();
    isHighlighted.current = false;
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={suggestions}
      value={field.text}
      itemToStringValue={(suggestion) => suggestion.text}
      onItemHighlighted={(suggestion) => {
        isHighlighted.current = suggestion !== undefined;
      }}
      onValueChange={(text, { reason }) => {
        if (reason !== 'input-change') return;
        field.change(text);
        setOpen(true);
      }}
    >
      <Autocomplete.Input
        {...inputProps}
        aria-expanded={isShown}
        onKeyDown={onKeyDown}
        onBlur={() => {
          field.leave();
          setOpen(false);
        }}
      />
      {isShown && (
        <Autocomplete.List
          aria-label={t`Suggestions`}
          className={styles.popup}
          // The field keeps the focus while a suggestion is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(suggestion: Suggestion) => (
            <Autocomplete.Item
              key={`${suggestion.kind}-${suggestion.gtin ?? suggestion.text}`}
              value={suggestion}
              className={styles.suggestion}
              onClick={() => choose(suggestion)}
            >
              <SuggestionRow suggestion={suggestion} />
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      )}
    </Autocomplete.Root>
  );
}

const KINDS = {
  term: { icon: Search, name: '' },
  brand: { icon: Store, name: t`Brand` },
  category: { icon: Shapes, name: t`Category` },
  product: { icon: Package, name: t`Product` },
} as const;

function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  const { icon: Icon, name } = KINDS[suggestion.kind];
  const count = suggestion.product_count;
  const about = [name, suggestion.kind !== 'product' && count !== null && formatCount(count)].filter(Boolean);
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span>
        {suggestion.kind === 'category' ? breakable(categoryName(suggestion.text)) : suggestion.text}
      </span>
      <span className={styles.kind}>{about.join(' · ')}</span>
    </>
  );
}
