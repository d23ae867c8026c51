/** What a personal token may do: read one's lists, orders and the catalogue's exports; or change lists and orders too. */
export const TOKEN_SCOPES = ['read', 'lists'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKENS = {
  /** In front of every token, so that code scanners recognise a published token. */
  prefix: 'larder_',
  maxNameLength: 80,
  maxDays: 366,
  maxPerAccount: 20,
  callsPerMinute: 600,
} as const;
