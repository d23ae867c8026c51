import { z } from 'zod';
import { ofGtin } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { DIET_TYPES } from './product.ts';

export const dietClaimsReply = z.object({
  diet_types: z.array(z.enum(DIET_TYPES)),
  /** Tags by claim type, such as `nutrition`, `production`, `certification`. */
  claims: z.record(z.string(), z.array(z.string())),
});

export const dietClaimsContract = {
  get: endpoint('GET /api/diet_claims/{gtin}', 'public', 'Diet types and claims of a product', {
    params: ofGtin,
    reply: dietClaimsReply,
  }),
};

export type DietClaims = z.output<typeof dietClaimsReply>;
