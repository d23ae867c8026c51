import type { PoolClient } from 'pg';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Figures } from '../product/present-product.ts';

interface FiguresRow {
  readonly gtin: string;
  readonly figures: string;
}

/** `sodium 140 350,protein 5 `: in a serving and in 100 g or mL; empty where it is not known. A dozen rows would take longer. */
const FIGURES_TEXT = `string_agg(nutrient || ' ' || coalesce(per_serving::text, '') || ' ' ||
  coalesce(per_100::text, ''), ',')`;

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
  const perServing: Partial<Record<NutrientLabel, number>> = {};
  const per100: Partial<Record<NutrientLabel, number>> = {};
  for (const figure of text?.split(',') ?? []) {
    const [nutrient, serving, hundred] = figure.split(' ') as [NutrientLabel, string, string];
    if (serving !== '') perServing[nutrient] = Number(serving);
    if (hundred !== '') per100[nutrient] = Number(hundred);
  }
  return { perServing, per100 };
}
