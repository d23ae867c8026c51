import { z } from 'zod';
import { allergenSummarySchema } from './allergens.schema.ts';
import { alternativesQuery } from './alternatives.schema.ts';
import { onDay } from './day-and-places.schema.ts';
import { gtinReply, gtinSchema } from './gtin.schema.ts';
import { verdictSchema } from './guideline.schema.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { lineProductSchema } from './line-product.schema.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import {
  LINE_UNITS,
  MATCHES,
  MAX_LINE_TEXT_LENGTH,
  MAX_LINES_AT_ONCE,
  MAX_ORDER_LINES,
  MAX_ORDER_NAME_LENGTH,
  MAX_ORDER_PRICE,
  MAX_ORDER_QUANTITY,
  ORDER_ORIGINS,
} from './orders.ts';
import { passingOrders } from './passing.schema.ts';
import { productSchema } from './product.schema.ts';
import { PRODUCT_TYPES } from './product.ts';
import { listAnswersQuery, productAnswerSchema } from './product-answers.schema.ts';
import { linesOfPart } from './score-parts.schema.ts';
import { scorecardSchema } from './scorecard.schema.ts';
import { swapsReply } from './swaps.schema.ts';

const text = z
  .string()
  .max(MAX_LINE_TEXT_LENGTH, `Must have at most ${MAX_LINE_TEXT_LENGTH} characters`)
  .default('');
const lineNumber = z.int().min(1).max(MAX_ORDER_LINES);

/** A line as the file has it. */
const fileLineSchema = z.object({
  /** Counted from the first line below the head. */
  line: lineNumber,
  code: text,
  supplier_number: text,
  brand: text,
  name: text,
  pack: text,
  unit: text,
  quantity: z.number().min(0).max(MAX_ORDER_QUANTITY).nullable().default(null),
  price: z.number().min(0).max(MAX_ORDER_PRICE).nullable().default(null),
  price_per: z.enum(LINE_UNITS).nullable().default(null),
});

const candidateSchema = z.object({
  gtin: gtinReply,
  /** 0 to 1: how likely it is the product meant. */
  likelihood: z.number(),
  /** What agrees and what differs, one sentence without a full stop. */
  why: z.string(),
});

export const orderLineSchema = fileLineSchema.extend({
  match: z.enum(MATCHES),
  /** What was done, or what is wrong. */
  note: z.string().nullable(),
  /** The note asks to be looked at. */
  is_warning: z.boolean(),
  /** The product that is judged; null: none yet. In place of it stands `swapped_gtin`, where there is one. */
  gtin: gtinReply.nullable(),
  swapped_gtin: gtinReply.nullable(),
  /** What is ordered of it, and its dollars for the line; null where that is not known. */
  swapped_quantity: z.number().nullable(),
  swapped_unit: z.enum(LINE_UNITS).nullable(),
  swapped_holds: z.int().nullable(),
  swapped_amount: z.number().nullable(),
  /** The trade item that the code names, and how many of the product it holds; null where that is not known. */
  level: z.enum(PRODUCT_TYPES).nullable(),
  holds: z.int().nullable(),
  /** Chosen by a person. */
  is_chosen: z.boolean(),
  /** Does not count by itself: it is set aside, or counts within the line that it is merged into. */
  is_aside: z.boolean(),
  merged_into: z.int().nullable(),
  /** The likeliest first, at most five. */
  candidates: z.array(candidateSchema),
});

const totals = z.object({
  lines: z.int(),
  code: z.int(),
  name: z.int(),
  absent: z.int(),
  problem: z.int(),
  /** Set aside or merged into another line, whatever they were matched with. */
  aside: z.int(),
});

export const orderSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  origin: z.enum(ORDER_ORIGINS),
  /** The group that it was made of, as long as that is there; else null. */
  group_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  /** `lines` is always the sum of the others. */
  totals,
});

const orderSchema = orderSummarySchema.extend({
  lines: z.array(orderLineSchema),
  /** Every product that a line or a candidate names. */
  products: z.array(lineProductSchema),
});

export const judgedSchema = z.object({
  gtin: gtinReply,
  guidelines: z.array(
    z.object({
      guideline: z.enum(GUIDELINE_KEYS),
      verdict: verdictSchema,
      summary: z.string(),
      /** Criteria that fail, by their labels. */
      fails: z.array(z.string()),
    }),
  ),
  nova_label: productSchema.shape.nova_label,
  allergens: allergenSummarySchema,
  /** Per 100 g or 100 ml in the nutrient's standard unit; what is not known is absent. */
  per_100: z.partialRecord(z.enum(NUTRIENT_LABELS), z.number()),
});

const idParameter = z.object({ id: z.uuid('Order not found') });
const lineParameters = idParameter.extend({ line: z.coerce.number().pipe(lineNumber) });
const PATH = '/api/orders';
const nameSchema = z
  .string('An order needs a name')
  .trim()
  .min(1, 'An order needs a name')
  .max(MAX_ORDER_NAME_LENGTH, `Must have at most ${MAX_ORDER_NAME_LENGTH} characters`);

export const ordersContract = {
  list: endpoint(`GET ${PATH}`, 'user', "One's own orders, newest first", {
    reply: z.object({ orders: z.array(orderSummarySchema) }),
  }),
  create: endpoint(`POST ${PATH}`, 'user', 'Make an order without lines; at most 200 an account', {
    body: z.object({
      name: nameSchema,
      origin: z.enum(ORDER_ORIGINS),
      /** The group that it is made of, which one may read. */
      group_id: z.uuid('Group not found').optional(),
    }),
    reply: orderSummarySchema,
  }),
  get: endpoint(`GET ${PATH}/{id}`, 'user', 'An order with its lines and their products', {
    params: idParameter,
    query: onDay,
    reply: orderSchema,
  }),
  delete: endpoint(`DELETE ${PATH}/{id}`, 'user', 'Delete an order', {
    params: idParameter,
    reply: z.object({ orders: z.array(orderSummarySchema) }),
  }),
  addLines: endpoint(
    `POST ${PATH}/{id}/lines`,
    'user',
    'Match lines with the catalogue and store them, of at most 5,000; a line that is sent again replaces itself',
    {
      params: idParameter,
      body: z.object({
        lines: z
          .array(fileLineSchema)
          .min(1, 'Must have at least one line')
          .max(MAX_LINES_AT_ONCE, `May have at most ${MAX_LINES_AT_ONCE} lines`),
      }),
      reply: z.object({ lines: z.array(orderLineSchema), products: z.array(lineProductSchema) }),
    },
  ),
  chooseProduct: endpoint(
    `PUT ${PATH}/{id}/lines/{line}`,
    'user',
    'Say which product a line means, or with null that the catalogue does not have it',
    {
      params: lineParameters,
      body: z.object({ gtin: gtinSchema.nullable() }),
      reply: z.object({ line: orderLineSchema, products: z.array(lineProductSchema) }),
    },
  ),
  setAside: endpoint(
    `PUT ${PATH}/{id}/aside`,
    'user',
    'Set lines aside, merge them into a line of the same product, or bring them back; all or none',
    {
      params: idParameter,
      body: z.object({
        lines: z
          .array(z.object({ line: lineNumber, is_aside: z.boolean(), merged_into: lineNumber.nullable() }))
          .min(1, 'Must have at least one line')
          .max(MAX_LINES_AT_ONCE, `May have at most ${MAX_LINES_AT_ONCE} lines`),
      }),
      reply: z.object({ lines: z.array(orderLineSchema) }),
    },
  ),
  judge: endpoint(
    `GET ${PATH}/{id}/judged`,
    'user',
    'What guidelines, standards and ingredient laws say of each product of an order',
    {
      params: idParameter,
      query: listAnswersQuery,
      reply: z.object({
        products: z.array(judgedSchema),
        day: z.string(),
        answers: z.array(productAnswerSchema),
      }),
    },
  ),
  scorecard: endpoint(
    `GET ${PATH}/{id}/scorecard`,
    'user',
    "An order's lines and quantities by guideline, criterion, standard, law, allergen and NOVA group, with sums and what they leave out",
    { params: idParameter, query: listAnswersQuery, reply: scorecardSchema },
  ),
  part: linesOfPart,
  passing: passingOrders,
  swaps: endpoint(
    `GET ${PATH}/{id}/swaps`,
    'user',
    'The lines whose product fails, with products that could stand in, and what that would change',
    { params: idParameter, query: alternativesQuery, reply: swapsReply },
  ),
  swap: endpoint(
    `PUT ${PATH}/{id}/swaps`,
    'user',
    'Let other products stand in for those of lines, or with null their own again; all or none',
    {
      params: idParameter,
      body: z.object({
        swaps: z
          .array(z.object({ line: lineNumber, gtin: gtinSchema.nullable() }))
          .min(1, 'Must have at least one swap')
          .max(MAX_LINES_AT_ONCE, `May have at most ${MAX_LINES_AT_ONCE} swaps`),
      }),
      reply: z.object({ lines: z.array(orderLineSchema), products: z.array(lineProductSchema) }),
    },
  ),
};

export type FileLine = z.output<typeof fileLineSchema>;
export type OrderLine = z.output<typeof orderLineSchema>;
export type Candidate = z.output<typeof candidateSchema>;
export type OrderSummary = z.output<typeof orderSummarySchema>;
export type Order = z.output<typeof orderSchema>;
export type Judged = z.output<typeof judgedSchema>;
