import { t } from 'ttag';

/** Every ingredient law, by key. */
export const LAW_TITLES = {
  us_bvo: t`FDA: brominated vegetable oil`,
  us_pho: t`FDA: partially hydrogenated oils`,
  us_red_3: t`FDA: Red No. 3`,
  us_orange_b: t`FDA: Orange B`,
  ca_ab_418: 'California AB 418',
  ca_ab_2316: 'California AB 2316',
  wv_school: t`West Virginia HB 2354, schools`,
  wv_all: t`West Virginia HB 2354, all food`,
  az_hb_2164: 'Arizona HB 2164',
  ut_hb_402: 'Utah HB 402',
  tx_sb_314: 'Texas S.B. 314',
  va_hb_1910: 'Virginia HB 1910',
  la_act_463_school: t`Louisiana Act 463, schools`,
  ar_all: 'Arkansas',
  tx_sb_25: 'Texas S.B. 25',
  la_act_463_notice: t`Louisiana Act 463, all food`,
} as const;
export type LawKey = keyof typeof LAW_TITLES;
export const LAW_KEYS = Object.keys(LAW_TITLES) as [LawKey, ...LawKey[]];

/** They ask for words on a label. What such a law is about is read where a product is opened, and not kept for lists. */
const NOTICE_LAWS = ['tx_sb_25', 'la_act_463_notice'] as const satisfies readonly LawKey[];

/** A law that lists can answer. */
export type ListedLaw = Exclude<LawKey, (typeof NOTICE_LAWS)[number]>;
const NOTICES: readonly LawKey[] = NOTICE_LAWS;
export const LISTED_LAWS = LAW_KEYS.filter((key): key is ListedLaw => !NOTICES.includes(key));

export function isListedLaw(key: string): key is ListedLaw {
  return LISTED_LAWS.some((law) => law === key);
}
