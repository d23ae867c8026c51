import type { PoolClient } from 'pg';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Figures } from '../product/present-product.ts';

type Amounts = Readonly<Record<'perServing' | 'per100', Partial<Record<NutrientLabel, number>>>>;

interface FiguresRow {
  readonly gtin: string;
  readonly figures: string;
}

/**
 * `sodium 140 350 =,protein 1  <`: in a serving and in 100 g or mL, empty where it is not known, and whether there is less of it. A
 * dozen rows would take longer.
 */
const FIGURES_TEXT = `string_agg(nutrient || ' ' || coalesce(per_serving::text, '') || ' ' ||
  coalesce(per_100::text, '') || CASE WHEN less_than THEN ' <' ELSE ' =' END, ',')`;

/** The same of the product of an outer query; null where nothing is known. */
export const SELECT_FIGURES = `SELECT ${FIGURES_TEXT} FROM product_nutrients known
  WHERE known.gtin = product.gtin AND NOT flagged`;

/** The nutrients of products, by GTIN. */
export async function listFigures(
  client: PoolClient,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await client.query<FiguresRow>({
    name: 'catalogue-figures',
    text: `SELECT gtin, ${FIGURES_TEXT} AS figures
      FROM product_nutrients WHERE gtin = ANY($1) AND NOT flagged GROUP BY gtin`,
    values: [gtins],
  });
  return new Map(rows.map(({ gtin, figures }) => [gtin, readFigures(figures)]));
}

export function readFigures(text: string | null): Figures {
  const known = { perServing: {}, per100: {}, lessThan: { perServing: {}, per100: {} } } satisfies Figures;
  for (const figure of text?.split(',') ?? []) {
    const [nutrient, serving, hundred, sign] = figure.split(' ') as [NutrientLabel, string, string, string];
    const { perServing, per100 }: Amounts = sign === '<' ? known.lessThan : known;
    if (serving !== '') perServing[nutrient] = Number(serving);
    if (hundred !== '') per100[nutrient] = Number(hundred);
  }
  return known;
}
