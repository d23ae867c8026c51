import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import {
  ArrowRight,
  Bookmark,
  Calendar,
  Landmark,
  Package,
  Search,
  Shapes,
  SlidersHorizontal,
  Store,
} from 'lucide-react';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { jt, t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { MAX_SEARCH_TERM_LENGTH } from '#contract/products.ts';
import { GO_KEY } from '#web/blocks/shortcuts/go-keys.ts';
import { useOrders } from '#web/features/orders/orders-query.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { saysDay } from '#web/features/product-facts/judged-search.ts';
import { SUGGEST_PAUSE_MS, suggestionsQuery } from '#web/features/product-search/suggestions-query.ts';
import { useSavedSearches } from '#web/features/saved-searches/saved-searches-query.ts';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { useChoice, useSaveChoice } from '#web/features/standards/my-choice.ts';
import { lawsOn } from '#web/features/standards/standards-query.ts';
import { useChangeAddress } from '#web/features/standards/use-choice-in-address.ts';
import { chooseOtherLanguage } from '#web/lib/choose-language.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { toggleTheme } from '../theme-toggle.tsx';
import type { Choice, Kind } from './choice.ts';
import { ChoiceThumb } from './choice-thumb.tsx';
import { type ChoiceGroup, offerChoices } from './choices.ts';
import styles from './palette.module.css';

const ICONS = {
  page: ArrowRight,
  saved: Bookmark,
  order: ArrowRight,
  standard: Landmark,
  action: SlidersHorizontal,
  day: Calendar,
  search: Search,
  brand: Store,
  category: Shapes,
  product: Package,
} as const satisfies Record<Kind, unknown>;

const KEYS = jt`${<kbd key="up">↑</kbd>} ${<kbd key="down">↓</kbd>} move, ${<kbd key="enter">{t`Enter`}</kbd>} open, ${<kbd key="tab">{t`Ctrl + Enter`}</kbd>} in a new tab`;

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
  const { data, isError, refetch } = useQuery(suggestionsQuery(useDebouncedValue(text, SUGGEST_PAUSE_MS)));
  const { day } = useDayAndPlaces();
  const { data: laws } = useQuery({ ...lawsOn(day === undefined ? {} : { day }), enabled: text !== '' });
  const saved = useSavedSearches();
  const orders = useOrders();
  const highlighted = useRef<Choice>(undefined);
  const perform = usePerform(onShortcuts);
  const groups = offerChoices(text, {
    isUser: status === 'user',
    suggestions: data?.suggestions,
    saved: saved.data,
    orders: orders.data,
    laws: laws?.laws,
    day,
  });
  const choose = (choice: Choice, how: Held) => {
    onDone();
    perform(choice, how.ctrlKey || how.metaKey);
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      items={groups}
      value={text}
      itemToStringValue={(choice: Choice) => choice.name}
      onItemHighlighted={(choice) => {
        highlighted.current = choice;
      }}
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            if (!highlighted.current) return;
            event.preventBaseUIHandler();
            event.preventDefault();
            choose(highlighted.current, event);
          }}
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
                  onClick={(event) => choose(choice, event)}
                >
                  <ChoiceRow choice={choice} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {isError && (
        <p role="status" className={styles.failed}>
          {t`Products could not be looked up.`}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t`Try again`}
          </button>
        </p>
      )}
      <div className={styles.keys}>
        <p>{KEYS}</p>
        <button
          type="button"
          className="link"
          onClick={() => {
            onDone();
            onShortcuts();
          }}
        >
          {t`All shortcuts`}
        </button>
      </div>
      <Autocomplete.Status className="visually-hidden">
        {groups.length === 0 && t`Nothing found`}
      </Autocomplete.Status>
    </Autocomplete.Root>
  );
}

function ChoiceRow({ choice: { kind, name, note, lang, keys, gtin } }: { readonly choice: Choice }) {
  const Icon = ICONS[kind];
  return (
    <>
      {gtin === undefined ? <Icon size={20} aria-hidden="true" /> : <ChoiceThumb gtin={gtin} />}
      <span lang={lang} className="clamp">
        {name}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {keys && (
        <span className={styles.press} aria-hidden="true">
          <kbd>{GO_KEY}</kbd> <kbd>{keys}</kbd>
        </span>
      )}
    </>
  );
}

type Held = Pick<MouseEvent, 'ctrlKey' | 'metaKey'>;

function usePerform(onShortcuts: () => void) {
  const navigate = useNavigate();
  const router = useRouter();
  const logOut = useLogOut();
  const viewAsOf = useViewAsOf();
  return ({ does }: Choice, isNewTab: boolean) => {
    if (does === 'theme') toggleTheme();
    else if (does === 'language') chooseOtherLanguage();
    else if (does === 'shortcuts') onShortcuts();
    else if (does === 'log-out') void logOut();
    else if ('day' in does) viewAsOf(does.day);
    else {
      if (does.to === '/login' || does.to === '/signup') rememberReturn();
      if (isNewTab) window.open(router.buildLocation(does).href, '_blank', 'noopener');
      else void navigate(does);
    }
  };
}

/** Judges by a day everywhere, and in an address that names another. */
function useViewAsOf() {
  const choice = useChoice();
  const save = useSaveChoice();
  const changeAddress = useChangeAddress();
  const { day: _, ...places } = useDayAndPlaces();
  const isNamed = saysDay(useSearch({ strict: false }));
  return (day: string | null) => {
    save({ ...choice, day });
    if (isNamed) changeAddress({ ...places, ...(day !== null && { day }) });
    toast.info(day === null ? t`Judged as of today.` : t`Judged as of ${dateText(day)}.`);
  };
}
