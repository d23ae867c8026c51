import type { Field } from './fields.ts';

/** Heads as distributors write them, without signs, accents and spaces. */
const ENGLISH: Readonly<Partial<Record<Field, RegExp>>> = {
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

/**
 * The same in Spanish. `~` stands for a letter with an accent, or for what an export has made of it: none, another, or two.
 * An "importe" or a "total" is of the whole line, so it is no price.
 */
const SPANISH = Object.entries({
  code: 'c~d(?:igo)? (?:de )?barras?(?: (?:de )?(?:caja|pieza|unidad))?|(?:gtin|upc|ean)(?: .*)?',
  supplier_number:
    'c~digo|cod|clave|(?:(?:c~digo|cod|clave|n~mero|num|no|n) (?:de |del )?)(?:art~culo|art|producto|prod|proveedor|prov|material|interno)|art~culo|material',
  brand: 'marca(?: comercial)?|fabricante|nombre del (?:fabricante|proveedor)|proveedor',
  name: '(?:nombre|descripci~n|desc|descrip)(?: (?:de |del )?(?:art~culo|art|producto|prod))?|producto|mercanc~a',
  pack: 'empaque|presentaci~n|envase|contenido(?: neto)?|tama~o(?: (?:de |del )?(?:empaque|envase|unidad))?|formato|(?:piezas|pzas?|pz|unidades|uds|cantidad|cant) (?:por|x|en) (?:caja|cja|cj)|empaque caja',
  quantity:
    'cantidad|cant|(?:cantidad|cant) (?:pedida|ordenada|solicitada|a pedir)|pedido|pedir|cajas(?: pedidas)?',
  unit: 'unidad(?: de (?:medida|venta|compra))?|u ?(?:de )?m|ud|medida',
  price_each:
    '(?:precio|costo) (?:por |x |de )?(?:pieza|pza|pz|unidad|ud|c u|cada uno)|(?:precio|costo) unit(?:ario)?',
  price_case:
    '(?:precio|costo)(?: (?:neto|de lista|de venta))?|(?:precio|costo) (?:por |x |de |la )?(?:caja|cja|cj)',
}).map(
  ([field, pattern]) => [field as Field, new RegExp(`^(?:${pattern.replaceAll('~', '.{0,2}')})$`)] as const,
);

const plainHead = (head: string) =>
  head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The field that a column's head names. */
export function fieldOfHead(head: string): Field | undefined {
  const plain = plainHead(head);
  if (plain === '') return undefined;
  const english = (Object.keys(ENGLISH) as Field[]).find((field) => ENGLISH[field]?.test(plain));
  return english ?? SPANISH.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** "Código" and "Clave" are a supplier's own number in one guide, and a barcode's in another. */
export function isEitherNumber(head: string): boolean {
  return /^(?:c.{0,2}digo|cod|clave)(?: .*producto)?$/.test(plainHead(head));
}

/** A unit price may be of the unit that is sold, which may be a case. */
export function isUnsurePrice(head: string): boolean {
  return /unit(?:ario)?$/.test(plainHead(head));
}
