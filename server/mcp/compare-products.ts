import { z } from 'zod';
import { gtinSchema } from '#contract/gtin.schema.ts';
import { guidelinesContract } from '#contract/guideline.schema.ts';
import { nutritionContract } from '#contract/nutrition.schema.ts';
import { productsContract } from '#contract/products.schema.ts';
import { MAX_COMPARED } from '#contract/products.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { type Ask, composedTool } from './tool.ts';

const input = z.object({
  gtins: z
    .array(gtinSchema)
    .min(2, 'Must name at least 2 products')
    .max(MAX_COMPARED, `May name at most ${MAX_COMPARED} products`),
});

/** The parts of each product, by their names in the answer. */
const PARTS = {
  product: productsContract.get,
  nutrition: nutritionContract.get,
  explained: guidelinesContract.evaluate,
};

export const compareProducts = composedTool(
  {
    name: 'compare_products',
    title: 'Compare products',
    description: `Two to ${MAX_COMPARED} products side by side: each with its nutrients and its explained verdicts.`,
  },
  {
    input,
    calls: Object.values(PARTS),
    async run(ask, { gtins }) {
      const columns = await Promise.all([...new Set(gtins)].map((gtin) => readColumn(ask, gtin)));
      const refused = columns.find((column) => !column.ok);
      if (refused) return refused;
      return ok(`{"products":[${columns.map((column) => (column.ok ? column.value : '')).join(',')}]}`);
    },
  },
);

async function readColumn(ask: Ask, gtin: string): Promise<Result<string>> {
  const fields: string[] = [];
  for (const [name, endpoint] of Object.entries(PARTS)) {
    const part = await ask(endpoint, { gtin });
    if (!part.ok) {
      const { code } = part.failure;
      return code === 'not_found' ? fail(code, `No product has GTIN ${gtin}.`) : part;
    }
    fields.push(`"${name}":${part.value.toString()}`);
  }
  return ok(`{${fields.join(',')}}`);
}
