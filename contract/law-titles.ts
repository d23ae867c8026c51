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

export function isLaw(key: string): key is LawKey {
  return Object.hasOwn(LAW_TITLES, key);
}

const NOTICE_LAWS: readonly LawKey[] = ['tx_sb_25', 'la_act_463_notice'];

/** Whether it asks for words on a label, and forbids nothing. */
export function isNoticeLaw(key: LawKey): boolean {
  return NOTICE_LAWS.includes(key);
}
