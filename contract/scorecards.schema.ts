import { z } from 'zod';
import { gtinReply } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { itemNoteReply } from './item-note.schema.ts';
import { lineProductSchema } from './line-product.schema.ts';
import { judgedSchema, orderLineSchema } from './orders.schema.ts';
import { ORDER_ORIGINS } from './orders.ts';
import { listAnswersQuery, productAnswerSchema } from './product-answers.schema.ts';
import { scorecardSchema } from './scorecard.schema.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What a scorecard is of: `cart`, `wishlist`, `order-UUID` or `group-UUID`. */
const listParameter = z.object({
  of: z
    .string()
    .regex(new RegExp(`^(?:cart|wishlist|(?:order|group)-${UUID})$`), 'No such list')
    .transform((text): ListRef => {
      if (text === 'cart' || text === 'wishlist') return { kind: text };
      const [kind, id] = [text.slice(0, 5) as 'order' | 'group', text.slice(6)];
      return { kind, id };
    })
    .meta({ description: '`cart`, `wishlist`, `order-` and its id, or `group-` and its id.' }),
});

export type ListRef =
  | { readonly kind: 'cart' }
  | { readonly kind: 'wishlist' }
  | { readonly kind: 'order' | 'group'; readonly id: string };
export type ListKind = ListRef['kind'];
const LIST_KINDS = ['order', 'cart', 'wishlist', 'group'] as const satisfies readonly ListKind[];

const linkSchema = z.object({
  /** Null where the keys that it came from are gone: the link works, and only a new one can be shown. */
  token: z.string().nullable(),
  created_at: z.iso.datetime(),
});
const ofLink = { params: listParameter, reply: z.object({ link: linkSchema.nullable() }) };
const PATH = '/api/scorecards';

export const scorecardsContract = {
  shared: endpoint(`GET ${PATH}/shared/{token}`, 'public', 'A scorecard by its read-only link', {
    params: z.object({ token: z.string().min(1).max(64) }),
    query: listAnswersQuery,
    /** No name that its owner gave, and nothing of the owner. */
    reply: z.object({ kind: z.enum(LIST_KINDS), scorecard: scorecardSchema }),
  }),
  get: endpoint(`GET ${PATH}/{of}`, 'user', "The scorecard of one's cart, wishlist, order or a group", {
    params: listParameter,
    query: listAnswersQuery,
    reply: z.object({ name: z.string(), scorecard: scorecardSchema }),
  }),
  lines: endpoint(
    `GET ${PATH}/{of}/lines`,
    'user',
    'The lines of a list with their products, what guidelines, standards and laws say of them, and the cases they come in',
    {
      params: listParameter,
      query: listAnswersQuery,
      reply: z.object({
        name: z.string(),
        origin: z.enum(ORDER_ORIGINS),
        lines: z.array(orderLineSchema),
        /** What the user may see written beside the lines, by their codes. */
        notes: z.array(z.object({ gtin: gtinReply, ...itemNoteReply })),
        products: z.array(lineProductSchema),
        judged: z.array(judgedSchema),
        day: z.string(),
        answers: z.array(productAnswerSchema),
        /** Cases, by the product that they hold. */
        cases: z.array(z.object({ gtin: gtinReply, case_gtin: gtinReply, holds: z.int() })),
      }),
    },
  ),
  link: endpoint(`GET ${PATH}/{of}/link`, 'user', "The read-only link of a list's scorecard", ofLink),
  share: endpoint(
    `POST ${PATH}/{of}/link`,
    'user',
    'Make the read-only link, or answer the one there is; of an own list alone',
    ofLink,
  ),
  unshare: endpoint(`DELETE ${PATH}/{of}/link`, 'user', 'Revoke the read-only link', ofLink),
};

export type SharedScorecard = z.output<(typeof scorecardsContract)['shared']['reply']>;
export type ListLines = z.output<(typeof scorecardsContract)['lines']['reply']>;
export type ScorecardLink = z.output<typeof linkSchema>;
