import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Suggestion } from '#contract/products.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import styles from './search-box.module.css';
import { SuggestionRow } from './suggestion-row.tsx';
import { suggestionsQuery } from './suggestions-query.ts';
import type { SearchText } from './use-search-text.ts';

/** Short enough to feel immediate, long enough to spare a call for every letter of a fast typist. */
const SUGGEST_PAUSE_MS = 90;

export interface SearchComboboxProps {
  readonly field: SearchText;
  readonly inputProps: ComponentProps<'input'>;
  /** What the list is as wide as. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onSuggestion: (suggestion: Suggestion) => void;
  /** Opens at once, where it comes into the middle of a word. */
  readonly isTyping: boolean;
}

/** The search field with suggestions below. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { field, inputProps, anchor, onSuggestion, isTyping } = props;
  const [isOpen, setOpen] = useState(isTyping);
  const isHighlighted = useRef(false);
  const asked = useSettled(field.text, SUGGEST_PAUSE_MS);
  const { data } = useQuery(suggestionsQuery(asked));
  const suggestions = field.text.trim() === '' ? [] : (data?.suggestions ?? []);

  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    if (suggestion.kind === 'term') field.choose(suggestion.text);
    else onSuggestion(suggestion);
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    // With a suggestion highlighted, Escape leaves the list; the text stays.
    if (event.key !== 'Escape' || isHighlighted.current) return;
    event.preventDefault();
    field.clear();
    setOpen(false);
  };
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={field.text}
      itemToStringValue={(suggestion) => suggestion.text}
      open={isOpen && suggestions.length > 0}
      onOpenChange={setOpen}
      onItemHighlighted={(suggestion) => {
        isHighlighted.current = suggestion !== undefined;
      }}
      onValueChange={(text, { reason }) => {
        if (reason === 'input-change') field.change(text);
      }}
    >
      <Autocomplete.Input {...inputProps} onKeyDown={clearOnEscape} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={styles.positioner} anchor={anchor} sideOffset={6}>
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.List aria-label="Suggestions">
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
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
