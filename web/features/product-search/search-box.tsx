import { X } from 'lucide-react';
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from 'ttag';
import type { Suggestion } from '#contract/products.schema.ts';
import { MAX_SEARCH_TERM_LENGTH } from '#contract/products.ts';
import { usePageKey } from '#web/lib/use-page-key.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './search-box.module.css';
import type { SearchCombobox } from './search-combobox.tsx';
import { SearchForm } from './search-form.tsx';
import { type ApplyTerm, useSearchText } from './use-search-text.ts';

export interface SearchBoxProps {
  readonly term: string;
  readonly onSearch: ApplyTerm;
  /** A suggestion that is more than a term: a brand, a category, a product. */
  readonly onSuggestion: (suggestion: Suggestion) => void;
}

/**
 * The keyword search: applied after a pause, at once with Enter; Escape closes the suggestions, then clears. It is
 * a plain field first; the suggestions' code comes when the pointer or the focus comes near, and takes the field over as
 * it is.
 */
export function SearchBox({ term, onSearch, onSuggestion }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useSearchText(term, onSearch);
  const { Combobox, load, leaving } = useCombobox(input);
  const isTyping = useRef(false);
  usePageKey('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  const type = (text: string) => {
    isTyping.current = true;
    field.change(text);
  };
  // The field may have been focused on a rendered page before React took it over.
  useEffect(() => {
    if (input.current && input.current === document.activeElement) load();
  }, [load]);
  const props: ComponentProps<'input'> = {
    id,
    ref: input,
    name: 'q',
    type: 'search',
    className: styles.input,
    placeholder: t`Name, brand, ingredient or GTIN`,
    maxLength: MAX_SEARCH_TERM_LENGTH,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    'aria-keyshortcuts': '/',
  };
  return (
    <SearchForm
      action="/products"
      fieldId={id}
      label={t`Search products`}
      onSearch={field.submit}
      onPointerEnter={load}
      onFocus={load}
    >
      {Combobox ? (
        <Combobox field={field} inputProps={props} onSuggestion={onSuggestion} isTyping={isTyping.current} />
      ) : (
        <input
          {...props}
          ref={leaving}
          onBlur={() => {
            isTyping.current = false;
            field.leave();
          }}
          value={field.text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') isTyping.current = false;
            if (event.key !== 'Escape') return;
            isTyping.current = false;
            event.preventDefault();
            field.clear();
          }}
        />
      )}
      <div className={styles.end}>
        {field.text !== '' && (
          <IconButton
            size="small"
            label={t`Clear search`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => {
              field.clear();
              input.current?.focus();
            }}
          />
        )}
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </div>
    </SearchForm>
  );
}

/**
 * Loads the combobox once, and carries focus and caret over from the plain field to the one it renders. They are read
 * as the plain field goes: a moment earlier, the letter typed meanwhile would put the caret inside the word.
 */
function useCombobox(input: RefObject<HTMLInputElement | null>) {
  const [loaded, setLoaded] = useState<{ readonly Combobox: typeof SearchCombobox }>();
  const isAsked = useRef(false);
  const caret = useRef<[start: number | null, end: number | null]>(undefined);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./search-combobox.tsx').then(
      ({ SearchCombobox }) => setLoaded({ Combobox: SearchCombobox }),
      () => {
        // The field works without suggestions; the next approach asks again.
        isAsked.current = false;
      },
    );
  }, []);
  const leaving = useCallback(
    (field: HTMLInputElement) => {
      input.current = field;
      return () => {
        input.current = null;
        if (field !== document.activeElement) return;
        caret.current = [field.selectionStart, field.selectionEnd];
      };
    },
    [input],
  );
  useLayoutEffect(() => {
    if (!loaded || !caret.current) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [loaded, input]);
  return { Combobox: loaded?.Combobox, load, leaving };
}
