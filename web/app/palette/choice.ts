import type { NavigateOptions } from '@tanstack/react-router';
import type { Language } from '#contract/language.ts';

export type Kind =
  | 'page'
  | 'saved'
  | 'order'
  | 'standard'
  | 'action'
  | 'day'
  | 'search'
  | 'brand'
  | 'category'
  | 'product';

/** A line of the palette: what it is called and what pressing it does. */
export interface Choice {
  readonly kind: Kind;
  readonly name: string;
  readonly note?: string;
  /** Pressed one after another, they do the same. */
  readonly keys?: string | undefined;
  /** Of a product, which is shown by its picture. */
  readonly gtin?: string;
  /** Further words that find it. */
  readonly words?: string;
  /** Of the name, where it is not the page's. */
  readonly lang?: Language;
  /** `day`: judges by it; null: by today. */
  readonly does:
    | NavigateOptions
    | { readonly day: string | null }
    | 'theme'
    | 'language'
    | 'shortcuts'
    | 'log-out';
}
