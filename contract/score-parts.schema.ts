import { z } from 'zod';
import { refuseEarlyDay } from './day-and-places.schema.ts';
import { type EndpointReply, endpoint } from './http/endpoint.ts';
import { answersQuery } from './product-answers.schema.ts';
import { readPart, type ScorePart } from './score-parts.ts';

/** Keys of criteria are short; the longest of the others are keys. */
const MAX_PART_LENGTH = 200;

/** What a scorecard was asked by, and a part of it. */
const partQuery = answersQuery
  .extend({
    part: z
      .string()
      .max(MAX_PART_LENGTH)
      .transform((text, context): ScorePart => {
        const part = readPart(text);
        if (part) return part;
        context.addIssue({ code: 'custom', message: 'The scorecard has no such part' });
        return z.NEVER;
      })
      .meta({
        description:
          '`criterion.Sodium`, `allergen.milk.contains`, `nova.unknown`, `without.sodium`, `without.price` or `without.quantity`.',
      }),
  })
  .superRefine(refuseEarlyDay);

export const linesOfPart = endpoint(
  'GET /api/orders/{id}/scorecard/lines',
  'user',
  'The lines that the scorecard counts in one part of it, by number, such as those of which nothing declares milk',
  {
    params: z.object({ id: z.uuid('Order not found') }),
    query: partQuery,
    reply: z.object({
      lines: z.array(z.int()),
      /** Of a criterion. */
      name: z.string().nullable(),
    }),
  },
);

export type LinesOfPart = EndpointReply<typeof linesOfPart>;
