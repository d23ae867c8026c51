import type { PoolClient } from 'pg';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Figures } from '../product/present-product.ts';

interface FiguresRow {
  readonly gtin: string;
  /** `sodium 140 350,protein 5 `: in a serving and in 100 g or mL; empty where it is not known. */
  readonly figures: string;
}

/** The nutrients of products, by GTIN; one line of text a product, as there are a dozen nutrients of each. */
export async function listFigures(
  client: PoolClient,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await client.query<FiguresRow>({
    name: 'catalogue-figures',
    text: `SELECT gtin, string_agg(nutrient || ' ' || coalesce(per_serving::text, '') || ' ' ||
        coalesce(per_100::text, ''), ',') AS figures
      FROM product_nutrients WHERE gtin = ANY($1) AND NOT flagged GROUP BY gtin`,
    values: [gtins],
  });
  return new Map(rows.map(({ gtin, figures }) => [gtin, readFigures(figures)]));
}

function readFigures(text: string): Figures {
  const perServing: Partial<Record<NutrientLabel, number>> = {};
  const per100: Partial<Record<NutrientLabel, number>> = {};
  for (const figure of text.split(',')) {
    const [nutrient, serving, hundred] = figure.split(' ') as [NutrientLabel, string, string];
    if (serving !== '') perServing[nutrient] = Number(serving);
    if (hundred !== '') per100[nutrient] = Number(hundred);
  }
  return { perServing, per100 };
}
