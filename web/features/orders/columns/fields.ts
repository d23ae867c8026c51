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

/** Heads as distributors write them, without signs and spaces. */
const HEADS: Readonly<Partial<Record<Field, RegExp>>> = {
  code: /^(?:upc|gtin|ean|barcode|bar ?code|case ?upc|upc ?case|unit ?upc|gtin ?14|case ?gtin|each ?gtin|upc ?(?:code|number|no)|product ?code ?gtin)/,
  supplier_number:
    /^(?:item|sku|prod(?:uct)?|material|supc|vendor ?item|supplier)(?: ?(?:number|num|no|nbr|id|code|#))?$|^supc$/,
  brand: /^(?:brand|mfr|mfg|manufacturer|label|vendor(?: name)?|supplier name)/,
  name: /^(?:description|desc|product ?(?:name|description)|item ?(?:name|description|desc)|name|product)$/,
  pack: /^(?:pack|pk|size|pack ?size|pk ?sz|pack ?sz|unit ?size|case ?pack)/,
  quantity: /^(?:qty|quantity|ord|order(?:ed)?(?: ?(?:qty|quantity))?|cases|units ordered|par)/,
  unit: /^(?:uom|um|u ?m|unit|unit of measure|sell ?unit)$/,
  price_each: /^(?:each|unit) ?(?:price|cost)$|^price ?(?:per |a |an )?each$/,
  price_case: /^(?:price|cost|case ?(?:price|cost)|unit ?price|net ?price|amount)/,
};

/** The field that a column's head names. */
export function fieldOfHead(head: string): Field | undefined {
  const plain = head
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  if (plain === '') return undefined;
  return FIELD_KEYS.find((field) => HEADS[field]?.test(plain));
}
