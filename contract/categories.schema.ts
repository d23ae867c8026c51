import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';

export const categoriesContract = {
  list: endpoint('GET /api/categories', 'public', 'The 26 food categories with their product counts', {
    reply: z.object({
      categories: z.array(
        z.object({ family_title: z.string(), gpc_code: z.string(), product_count: z.number().int() }),
      ),
    }),
  }),
};
