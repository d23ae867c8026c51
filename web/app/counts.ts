/** How much is in the lists of who is signed in. */
export interface Counts {
  readonly wishlist: number;
  /** The sum of the quantities. */
  readonly cart: number;
}

export const NO_COUNTS: Counts = { wishlist: 0, cart: 0 };
