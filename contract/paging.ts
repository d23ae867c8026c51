/** Page sizes the screens offer; the first is the default of the API as well. */
export const PAGE_SIZES = [12, 24, 36] as const;
export const DEFAULT_PAGE_SIZE = 12;
export const MAX_LIMIT = 100;
/** The deepest offset that is looked up: far past the end of any list, and an integer every engine can hold. */
export const MAX_OFFSET = 100_000_000;
