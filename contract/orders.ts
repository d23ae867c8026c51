/** Limits of what is stored, held by the store too (0011_orders.sql). */
export const MAX_ORDER_LINES = 5_000;
/** Lines that one call takes. */
export const MAX_LINES_AT_ONCE = 200;
/** Orders whose lines are counted by one call. */
export const MAX_PASSING_ORDERS = 20;
export const MAX_CANDIDATES = 5;
export const MAX_ORDER_NAME_LENGTH = 120;
/** Of each text of a line; what is longer is cut in the browser, which says so. */
export const MAX_LINE_TEXT_LENGTH = 300;
export const MAX_ORDER_QUANTITY = 1_000_000;
export const MAX_ORDER_PRICE = 10_000_000;

/** Texts of a line, as the file has them. */
export const LINE_TEXTS = ['code', 'supplier_number', 'brand', 'name', 'pack', 'unit'] as const;
export type LineText = (typeof LINE_TEXTS)[number];

/** Where the lines came from. */
export const ORDER_ORIGINS = ['xlsx', 'csv', 'pasted', 'cart', 'wishlist', 'group'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];
/** Of a list, whose lines name their products by GTIN. */
export const LIST_ORIGINS: ReadonlySet<OrderOrigin> = new Set(['cart', 'wishlist', 'group']);

/** How a line was accounted for; every line is in exactly one. */
export const MATCHES = ['code', 'name', 'absent', 'problem'] as const;
export type Match = (typeof MATCHES)[number];

/** What a quantity or a price counts. */
export const LINE_UNITS = ['case', 'each'] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

/** Trade abbreviations of units, as order guides write them. */
const UNIT_WORDS: Readonly<Record<LineUnit, ReadonlySet<string>>> = {
  case: new Set([
    'cs',
    'case',
    'cases',
    'ca',
    'cse',
    'ctn',
    'carton',
    'bx',
    'box',
    'boxes',
    'cas',
    ...['caja', 'cajas', 'cja', 'cjas', 'cj', 'cjs', 'cartones'],
  ]),
  each: new Set([
    'ea',
    'each',
    'eaches',
    'e',
    'pc',
    'pcs',
    'piece',
    'pieces',
    'un',
    'unit',
    'units',
    'bag',
    'btl',
    'can',
    'jar',
    'pkg',
    ...['pieza', 'piezas', 'pza', 'pzas', 'pz', 'pzs', 'unidad', 'unidades', 'ud', 'uds', 'und', 'cu'],
    ...['bolsa', 'bolsas', 'lata', 'latas', 'botella', 'botellas', 'frasco', 'frascos', 'costal', 'saco'],
  ]),
};

/** `CS` and `Caja` → case, `EA` and `pza.` → each; undefined for other units, such as pounds. */
export function readUnit(text: string): LineUnit | undefined {
  const word = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return LINE_UNITS.find((unit) => UNIT_WORDS[unit].has(word));
}
