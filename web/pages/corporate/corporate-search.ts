const TABS = ['profile', 'purchases', 'users', 'settings'] as const;
export type CorporateTab = (typeof TABS)[number];

export interface CorporateSearch {
  readonly tab?: CorporateTab | undefined;
}

/** The first tab is the default and not named. */
export function parseCorporateSearch(raw: Readonly<Record<string, unknown>>): CorporateSearch {
  const tab = TABS.find((each) => each === raw.tab);
  return tab === undefined || tab === 'profile' ? {} : { tab };
}
