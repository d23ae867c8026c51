import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  ArrowRight,
  Bookmark,
  Landmark,
  Package,
  Search,
  Shapes,
  SlidersHorizontal,
  Store,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { jt, t } from 'ttag';
import { MAX_SEARCH_TERM_LENGTH } from '#contract/products.ts';
import { SUGGEST_PAUSE_MS, suggestionsQuery } from '#web/features/product-search/suggestions-query.ts';
import { useSavedSearches } from '#web/features/saved-searches/saved-searches-query.ts';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { chooseOtherLanguage } from '#web/lib/choose-language.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toggleTheme } from '../theme-toggle.tsx';
import { type Choice, type ChoiceGroup, type Kind, offerChoices } from './choices.ts';
import styles from './palette.module.css';

const ICONS = {
  page: ArrowRight,
  saved: Bookmark,
  standard: Landmark,
  action: SlidersHorizontal,
  search: Search,
  brand: Store,
  category: Shapes,
  product: Package,
} as const satisfies Record<Kind, unknown>;

const KEYS = jt`${<kbd key="up">↑</kbd>} ${<kbd key="down">↓</kbd>} move, ${<kbd key="enter">{t`Enter`}</kbd>} open`;

export interface PaletteProps extends OverlayProps {
  readonly onShortcuts: () => void;
}

/** Pages, standards, actions and products by a few letters. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Find anything`}
      size="middle"
      titleHidden
      initialFocus={input}
    >
      <Finder input={input} onDone={onClose} onShortcuts={onShortcuts} />
    </Dialog>
  );
}

interface FinderProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
  readonly onShortcuts: () => void;
}

function Finder({ input, onDone, onShortcuts }: FinderProps) {
  const [text, setText] = useState('');
  const { status } = useSession();
  const { data } = useQuery(suggestionsQuery(useDebouncedValue(text, SUGGEST_PAUSE_MS)));
  const saved = useSavedSearches();
  const perform = usePerform(onShortcuts);
  const groups = offerChoices(text, status === 'user', data?.suggestions ?? [], saved.data);
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      items={groups}
      value={text}
      itemToStringValue={(choice: Choice) => choice.name}
      onValueChange={(next, { reason }) => reason === 'input-change' && setText(next)}
    >
      <div className={styles.field}>
        <Search size={20} aria-hidden="true" />
        <Autocomplete.Input
          ref={input}
          aria-label={t`Find pages, standards, actions and products`}
          placeholder={t`Page, standard, action or product`}
          maxLength={MAX_SEARCH_TERM_LENGTH}
          spellCheck={false}
        />
      </div>
      <Autocomplete.List className={styles.list} aria-label={t`Results`}>
        {(group: ChoiceGroup) => (
          <Autocomplete.Group key={group.title} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>{group.title}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(choice: Choice) => (
                <Autocomplete.Item
                  key={`${choice.kind} ${choice.name} ${choice.note ?? ''}`}
                  value={choice}
                  className={styles.choice}
                  onClick={() => {
                    onDone();
                    perform(choice);
                  }}
                >
                  <ChoiceRow choice={choice} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p className={styles.keys}>{KEYS}</p>
      <Autocomplete.Status className="visually-hidden">
        {groups.length === 0 && t`Nothing found`}
      </Autocomplete.Status>
    </Autocomplete.Root>
  );
}

function ChoiceRow({ choice: { kind, name, note, lang } }: { readonly choice: Choice }) {
  const Icon = ICONS[kind];
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span lang={lang}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function usePerform(onShortcuts: () => void) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return ({ does }: Choice) => {
    if (does === 'theme') toggleTheme();
    else if (does === 'language') chooseOtherLanguage();
    else if (does === 'shortcuts') onShortcuts();
    else if (does === 'log-out') void logOut();
    else {
      if (does.to === '/login' || does.to === '/signup') rememberReturn();
      void navigate(does);
    }
  };
}
