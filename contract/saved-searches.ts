/** The count is held by the store too (0021_saved_searches.sql). */
export const SAVED_SEARCHES = {
  maxPerAccount: 50,
  maxNameLength: 120,
  maxAddressLength: 4_000,
} as const;
