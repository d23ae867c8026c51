import type { NavigateOptions } from '@tanstack/react-router';
import { t } from 'ttag';
import { RULE_KEYS, titleOf } from '#contract/all-standards.ts';
import { dateText } from '#contract/date-text.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import type { OrderSummary } from '#contract/orders.schema.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { GO_KEYS } from '#web/blocks/shortcuts/go-keys.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { breakable } from '#web/features/product-facts/product-names.ts';
import { changeBySuggestion } from '#web/features/product-search/change-search.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { savedLink } from '#web/features/saved-searches/saved-link.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { OTHER_LANGUAGE, OTHER_NAME } from '#web/lib/language.ts';
import type { Choice } from './choice.ts';
import { lawChoices, VIEW_TODAY, viewAsOf } from './law-choices.ts';
import { dayIn } from './read-day.ts';

export interface ChoiceGroup {
  readonly title: string;
  readonly items: readonly Choice[];
}

const page = (to: NonNullable<NavigateOptions['to']>, name: string, words = ''): Choice => ({
  kind: 'page',
  name,
  words,
  keys: GO_KEYS.find((each) => each.to === to)?.letter,
  does: { to },
});

const PAGES: readonly Choice[] = [
  page('/products', t`Products`, t`catalogue cards search`),
  page('/products-nuts', t`Product table`, t`nutrients columns`),
  page('/compare', t`Comparison`, t`compare`),
  page('/standards', t`Standards`, t`rules guidelines laws`),
  page('/scan', t`Scan a barcode`, t`camera gtin upc ean`),
  page('/public-groups', t`Public groups`),
  page('/pricing', t`Pricing`, t`plans`),
  page('/resources', t`Resources`),
  page('/contact', t`Contact`, t`help`),
];

const USER_PAGES: readonly Choice[] = [
  page('/cart', t`Cart`),
  page('/wishlist', t`Wishlist`),
  page('/wishlist-groups', t`Wishlist groups`, t`lists`),
  page('/orders/new', t`Orders`, t`new order guide upload spreadsheet`),
  page('/profile', t`Profile`, t`account name company`),
  page('/profile/searches', t`Saved searches`),
  page('/profile/watching', t`Watching`, t`changes watched alerts mail`),
  page('/profile/settings', t`Settings`, t`tokens sessions account`),
  page('/profile/help', t`Help/Report`),
];

const VISITOR_PAGES: readonly Choice[] = [
  page('/login', t`Log in`, t`sign in`),
  page('/signup', t`Sign up`, t`create account register`),
];

const STANDARDS: readonly Choice[] = RULE_KEYS.map((key) => ({
  kind: 'standard',
  name: titleOf(key),
  words: t`standard`,
  does: { to: '/standards/$key', params: { key } },
}));

const THEME: Choice = {
  kind: 'action',
  name: t`Switch between light and dark`,
  words: t`theme mode`,
  does: 'theme',
};
const LANGUAGE_CHOICE: Choice = {
  kind: 'action',
  name: OTHER_NAME,
  lang: OTHER_LANGUAGE,
  words: 'language idioma lengua english inglés spanish',
  does: 'language',
};
const SHORTCUTS: Choice = {
  kind: 'action',
  name: t`Show keyboard shortcuts`,
  words: t`keys help`,
  does: 'shortcuts',
};
const ACTIONS: readonly Choice[] = [THEME, LANGUAGE_CHOICE, SHORTCUTS];
const LOG_OUT: Choice = { kind: 'action', name: t`Log out`, words: t`sign out`, does: 'log-out' };

/** What the palette chooses from. */
export interface Known {
  readonly isUser: boolean;
  readonly suggestions?: readonly Suggestion[] | undefined;
  readonly saved?: readonly SavedSearch[] | undefined;
  /** Newest first. */
  readonly orders?: readonly OrderSummary[] | undefined;
  readonly laws?: LawList['laws'] | undefined;
  /** By which is judged; undefined: today. */
  readonly day?: string | undefined;
}

/** What the palette offers for a text, in groups; pages and actions alone where nothing is typed. */
export function offerChoices(text: string, known: Known): ChoiceGroup[] {
  const { isUser, suggestions = [], saved = [], orders = [], laws = [], day } = known;
  const words = wordsOf(text);
  const found = (choices: readonly Choice[]) => choices.filter((choice) => matches(choice, words));
  const pages = [...PAGES.slice(0, 5), ...(isUser ? USER_PAGES : VISITOR_PAGES), ...PAGES.slice(5)];
  const isTyped = text.trim() !== '';
  const typedDay = dayIn(text);
  // A day resembles the names of foods: 15 jan is no jam.
  const ofWords = typedDay === undefined ? suggestions : [];
  const ofLaws = laws.filter((law) => matches({ name: titleOf(law.key) }, words));
  const actions = [
    ...(isTyped ? lawChoices(ofLaws, orders, day) : []),
    ...found([...(day === undefined ? [] : [VIEW_TODAY]), ...ACTIONS, ...(isUser ? [LOG_OUT] : [])]),
  ];
  return [
    { title: t`Day`, items: typedDay === undefined ? [] : [viewAsOf(typedDay)] },
    { title: t`Pages`, items: found(pages) },
    { title: t`Saved searches`, items: found(saved.map(savedChoice)) },
    { title: t`Orders`, items: isTyped ? found(orders.map(orderChoice)) : [] },
    { title: t`Standards`, items: isTyped ? found(STANDARDS).map((each) => withDay(each, laws)) : [] },
    { title: t`Actions`, items: actions },
    { title: t`Products`, items: isTyped ? [searchFor(text.trim()), ...productChoices(ofWords)] : [] },
  ].filter(({ items }) => items.length > 0);
}

const orderChoice = ({ id, name }: OrderSummary): Choice => ({
  kind: 'order',
  name,
  words: t`order`,
  does: { to: '/orders/$orderId', params: { orderId: id } },
});

/** Of a law that is to come: from when. */
function withDay(standard: Choice, laws: LawList['laws']): Choice {
  const law = laws.find(({ key, status }) => status === 'coming' && titleOf(key) === standard.name);
  return law ? { ...standard, note: t`from ${dateText(law.from)}` } : standard;
}

const savedChoice = ({ name, address }: SavedSearch): Choice => ({
  kind: 'saved',
  name,
  words: t`saved search`,
  does: savedLink(address),
});

/** Every word typed begins a word of the choice. */
function matches({ name, words = '' }: Pick<Choice, 'name' | 'words'>, typed: readonly string[]): boolean {
  const known = wordsOf(`${name} ${words}`);
  return typed.every((word) => known.some((candidate) => candidate.startsWith(word)));
}

/** Without case, accents and apostrophes. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const inCatalogue = (search: ProductSearch): NavigateOptions => ({ to: '/products', search });

const searchFor = (q: string): Choice => ({
  kind: 'search',
  name: t`Search products for “${q}”`,
  does: inCatalogue({ q }),
});

function productChoices(suggestions: readonly Suggestion[]): Choice[] {
  return suggestions.map((suggestion): Choice => {
    const { kind, text, gtin, product_count: count } = suggestion;
    if (kind === 'product' && gtin !== null)
      return { kind, name: text, note: gtin, gtin, does: { to: '/products/$gtin', params: { gtin } } };
    const search = changeBySuggestion({}, suggestion);
    return {
      kind: kind === 'term' || search.q !== undefined ? 'search' : kind,
      name: kind === 'category' ? breakable(categoryName(text)) : text,
      ...(count !== null && { note: formatCount(count) }),
      does: inCatalogue(search),
    };
  });
}
