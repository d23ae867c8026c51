import { t } from 'ttag';
import type { LineUnit } from '#contract/orders.ts';

/** What a column of a file can be. */
export const FIELDS = {
  ignore: t`Ignore`,
  code: t`Code (GTIN)`,
  supplier_number: t`Supplier number`,
  brand: t`Brand`,
  name: t`Name`,
  pack: t`Pack`,
  quantity: t`Quantity`,
  unit: t`Unit`,
  price_case: t`Price a case`,
  price_each: t`Price an each`,
} as const;
export type Field = keyof typeof FIELDS;
export const FIELD_KEYS = Object.keys(FIELDS) as readonly Field[];

export const PRICE_UNITS: Readonly<Partial<Record<Field, LineUnit>>> = {
  price_case: 'case',
  price_each: 'each',
};
