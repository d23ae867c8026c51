import { t } from 'ttag';
import { z } from 'zod';
import { gtinReply, gtinSchema, ofGtin } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { LAW_PLACE_KEYS } from './ingredient-laws.ts';
import { SOURCES } from './product.ts';
import { CHANGED_FIELDS } from './product-changes.ts';
import { RULE_CHANGED_FIELDS } from './rule-changes.ts';
import { RULE_STATES } from './rule-state.ts';
import { WATCH_KINDS, WATCHES } from './watches.ts';

const value = z.union([z.string(), z.number()]).nullable();

const fieldChangeSchema = z.object({
  field: z.enum(CHANGED_FIELDS),
  key: z.string().nullable().meta({ description: 'The allergen, guideline or nutrient.' }),
  unit: z.string().nullable(),
  old: value.meta({ description: 'null: not known.' }),
  new: value.meta({ description: 'null: not known.' }),
});

const productChangeSchema = z
  .object({
    id: z.int(),
    changed_at: z.iso.datetime(),
    source: z.enum(SOURCES).nullable().meta({ description: "Whose data changed; null: Larder's rules did." }),
    is_new: z.boolean().meta({ description: 'Since the last look.' }),
    search: z.string().nullable().meta({ description: 'The watched search it came into or left.' }),
    fields: z.array(fieldChangeSchema).meta({ description: 'What may do harm first.' }),
  })
  .meta({ id: 'ProductChange' });

const ruleChangeSchema = z
  .object({
    id: z.int(),
    changed_at: z.iso.datetime(),
    is_new: z.boolean().meta({ description: 'Since the last look.' }),
    fields: z
      .array(
        z.object({
          field: z.enum(RULE_CHANGED_FIELDS),
          key: z.string().nullable().meta({
            description: 'Of `begins` and `soon` the version, null of a law; of `event` its day.',
          }),
          old: z.string().nullable().meta({ description: 'null: there was none.' }),
          new: z.string().nullable().meta({ description: 'null: there is none any more.' }),
        }),
      )
      .meta({ description: 'What binds more than before first.' }),
  })
  .meta({ id: 'RuleChange' });

const watchSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(WATCH_KINDS),
    gtin: gtinReply.nullable(),
    /** Of the group, order or saved search. */
    target_id: z.uuid().nullable(),
    key: z.string().nullable().meta({ description: 'Of the standard, the law or the place.' }),
    name: z.string(),
    product_count: z.int().nullable().meta({ description: 'null of a standard, a law and a place.' }),
    standing: z
      .object({
        state: z.enum(RULE_STATES),
        from: z
          .string()
          .meta({ description: 'The first day of the version in force, or of the first to come.' }),
        next: z.string().nullable().meta({ description: 'The first day of the version to come.' }),
      })
      .nullable()
      .meta({ description: 'How a standard or law stands today; null of all else.' }),
    created_at: z.iso.datetime(),
    /** A search that finds more than 1,000 products now: nothing new is looked for until it is narrower. */
    is_too_large: z.boolean(),
  })
  .meta({ id: 'Watch' });

const listReply = z.object({
  watches: z.array(watchSchema),
  mail: z.object({ is_on: z.boolean() }),
});

const PATH = '/api/watches';

export const watchesContract = {
  list: endpoint(`GET ${PATH}`, 'user', 'What one watches, the last first', { reply: listReply }),
  create: endpoint(
    `POST ${PATH}`,
    'user',
    `Watch a product, the wishlist, a group, an order, a saved search, a standard, an ingredient law or the laws of a place; at most ${WATCHES.maxPerAccount} an account`,
    {
      body: z.object({
        kind: z.enum(WATCH_KINDS, { error: () => t`Must be one of ${WATCH_KINDS.join(', ')}` }),
        gtin: gtinSchema.optional().meta({ description: 'Of a product.' }),
        id: z.uuid().optional().meta({ description: 'Of a group, an order or a saved search.' }),
        key: z.string().max(64).optional().meta({
          description:
            'Of a standard (`smart_snack`), an ingredient law (`us_red_3`) or a place of laws (`CA`).',
        }),
      }),
      reply: listReply,
    },
  ),
  delete: endpoint(`DELETE ${PATH}/{id}`, 'user', 'Stop watching', {
    params: z.object({ id: z.uuid() }),
    reply: listReply,
  }),
  changes: endpoint(
    `GET ${PATH}/changes`,
    'user',
    `What has changed of what one watches, by product and by rule book, the last first; kept for ${WATCHES.keptMonths} months`,
    {
      reply: z.object({
        products: z.array(
          z.object({
            gtin: gtinReply,
            name: z.string(),
            is_listed: z.boolean().meta({ description: 'false: it has left the catalogue.' }),
            changes: z.array(productChangeSchema),
          }),
        ),
        rules: z
          .array(
            z.object({
              key: z.string(),
              title: z.string(),
              place: z.enum(LAW_PLACE_KEYS).nullable().meta({ description: 'Of a law.' }),
              is_listed: z.boolean().meta({ description: 'false: it is judged no more.' }),
              changes: z.array(ruleChangeSchema),
            }),
          )
          .meta({ description: 'Standards and ingredient laws.' }),
        latest: z.int().meta({ description: 'Of the newest change: `POST /api/watches/seen` takes it.' }),
      }),
    },
  ),
  product: endpoint(`GET ${PATH}/products/{gtin}`, 'user', 'Whether one watches a product, and its changes', {
    params: ofGtin,
    reply: z.object({
      watch_id: z.uuid().nullable().meta({ description: 'Of the watch of this product alone.' }),
      is_watched: z.boolean().meta({ description: 'Alone, or in a list or search.' }),
      changes: z.array(productChangeSchema),
    }),
  }),
  seen: endpoint(`POST ${PATH}/seen`, 'user', 'Changes up to this one have been looked at', {
    body: z.object({ latest: z.int().min(0) }),
    reply: z.object({ latest: z.int() }),
  }),
  mail: endpoint(`PUT ${PATH}/mail`, 'user', 'Turn the weekly mail of changes on or off', {
    body: z.object({ is_on: z.boolean() }),
    reply: listReply,
  }),
  unsubscribe: endpoint(
    `POST ${PATH}/unsubscribe/{token}`,
    'public',
    'Turn the weekly mail off by the link in it, without signing in',
    { params: z.object({ token: z.string().min(1).max(64) }), reply: z.object({ is_on: z.literal(false) }) },
  ),
};

export type Watch = z.output<typeof watchSchema>;
export type ProductChange = z.output<typeof productChangeSchema>;
export type WatchList = z.output<typeof listReply>;
export type WatchedChanges = z.output<(typeof watchesContract)['changes']['reply']>;
