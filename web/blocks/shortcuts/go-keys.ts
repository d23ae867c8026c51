import { t } from 'ttag';
import type { Path } from '#contract/addresses.ts';

/** Pressed before the letter. */
export const GO_KEY = 'G';

/** Pages by the letter that is pressed after `G`; none that does something in a table, such as C. */
export const GO_KEYS = [
  { letter: 'P', to: '/products', does: t`Go to products` },
  { letter: 'T', to: '/products-nuts', does: t`Go to the product table` },
  { letter: 'M', to: '/compare', does: t`Go to the comparison` },
  { letter: 'S', to: '/standards', does: t`Go to standards` },
  { letter: 'O', to: '/orders/new', does: t`Go to orders` },
  { letter: 'B', to: '/cart', does: t`Go to the cart` },
  { letter: 'W', to: '/wishlist', does: t`Go to the wishlist` },
] as const satisfies readonly { letter: string; to: Path; does: string }[];

/** The letter that chooses the day instead. */
export const DAY_LETTER = 'D';
