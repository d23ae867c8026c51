import { t } from 'ttag';
import { z } from 'zod';
import { onDay } from './day-and-places.schema.ts';
import { exchangeOfGtins, gtinSchema } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { listedProduct, noteChange } from './item-note.schema.ts';
import { limitParameter, offsetParameter } from './paging.schema.ts';
import { oneLine, tooLong } from './text.schema.ts';
import {
  GROUP_ROLES,
  GROUP_SORTS,
  MAX_GROUP_CHANGE,
  MAX_GROUP_DESCRIPTION_LENGTH,
  MAX_GROUP_NAME_LENGTH,
  MAX_GROUP_SEARCH_LENGTH,
} from './wishlist-groups.ts';

const nameSchema = oneLine(t`Group name is required`, MAX_GROUP_NAME_LENGTH);

/** Empty after trimming is none. */
const descriptionSchema = z
  .string()
  .trim()
  .max(MAX_GROUP_DESCRIPTION_LENGTH, tooLong(MAX_GROUP_DESCRIPTION_LENGTH))
  .transform((text) => (text === '' ? null : text))
  .nullable();

const gtinsSchema = z
  .array(gtinSchema)
  .max(MAX_GROUP_CHANGE, { error: () => t`May name at most ${MAX_GROUP_CHANGE} products` });

const idParameter = z.object({ id: z.uuid(t`Group not found`) });
const shareToken = z.object({ token: z.string().min(1).max(64) });

export const groupSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  is_public: z.boolean(),
  is_owner: z.boolean(),
  is_following: z.boolean(),
  /** What one may do as a member; null for everyone else, the owner too. */
  role: z.enum(GROUP_ROLES).nullable(),
  item_count: z.number().int(),
  /** The owner, the members and everyone who follows it. */
  member_count: z.number().int(),
  /** Whether there is a read-only link, for the owner alone. */
  is_shared: z.boolean(),
  /** Of that link; null too where it is an older one, which works and cannot be shown again. */
  share_token: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export const groupItemsSchema = z.object({
  group: groupSchema,
  /** The last added first. */
  items: z.array(
    z.object({
      added_at: z.iso.datetime(),
      /** The notes are for the owner and the members: null to everyone else. */
      ...listedProduct,
    }),
  ),
});

/** The same for every reader: nothing in it says who the owner or a follower is. */
export const publicGroupsSchema = z.object({
  groups: z.array(
    groupSchema.pick({
      id: true,
      name: true,
      description: true,
      item_count: true,
      member_count: true,
      created_at: true,
    }),
  ),
  total: z.number().int(),
});

const PATH = '/api/wishlist-groups';
const ofGroup = { params: idParameter, reply: groupSchema };

export const wishlistGroupsContract = {
  list: endpoint(`GET ${PATH}`, 'user', "One's own groups, newest first", { reply: z.array(groupSchema) }),
  listFollowed: endpoint(
    `GET ${PATH}/followed`,
    'user',
    'Public groups of others that one follows, last followed first',
    { reply: z.array(groupSchema) },
  ),
  listPublic: endpoint(
    `GET ${PATH}/public`,
    'public',
    'Public groups, found by words of their names and descriptions; their products need an account',
    {
      query: z.object({
        search: z
          .string()
          .max(MAX_GROUP_SEARCH_LENGTH, tooLong(MAX_GROUP_SEARCH_LENGTH))
          .default('')
          .meta({ description: 'A group is found that has every word, or a word that begins with it.' }),
        sort: z
          .enum(GROUP_SORTS, { error: () => t`Must be one of ${GROUP_SORTS.join(', ')}` })
          .default('popularity')
          .meta({ description: '`popularity`: most members first. `newest`: newest first.' }),
        limit: limitParameter,
        offset: offsetParameter,
      }),
      reply: publicGroupsSchema,
    },
  ),
  create: endpoint(`POST ${PATH}`, 'user', 'Make a group', {
    body: z.object({
      name: nameSchema,
      description: descriptionSchema.optional(),
      is_public: z.boolean().default(false),
    }),
    reply: groupSchema,
  }),
  shared: endpoint(`GET ${PATH}/shared/{token}`, 'public', 'A group with its items, by its read-only link', {
    params: shareToken,
    query: onDay,
    reply: groupItemsSchema,
  }),
  get: endpoint(
    `GET ${PATH}/{id}`,
    'user',
    'One group: an own one, one that one is a member of, or a public one',
    ofGroup,
  ),
  update: endpoint(`PUT ${PATH}/{id}`, 'user', 'Change a group; absent fields stay', {
    params: idParameter,
    body: z.object({
      name: nameSchema.optional(),
      description: descriptionSchema.optional(),
      is_public: z.boolean().optional(),
    }),
    reply: groupSchema,
  }),
  delete: endpoint(
    `DELETE ${PATH}/{id}`,
    'user',
    'Delete a group; its products stay in the wishlist. Answers the groups left',
    { params: idParameter, reply: z.array(groupSchema) },
  ),
  items: endpoint(`GET ${PATH}/{id}/items`, 'user', 'The products of a group', {
    params: idParameter,
    query: onDay,
    reply: groupItemsSchema,
  }),
  addItems: endpoint(
    `POST ${PATH}/{id}/add-items`,
    'user',
    "Add products to a group, of at most 1,000, and to the owner's wishlist where they are not",
    {
      params: idParameter,
      body: z.object({ gtins: gtinsSchema.min(1, t`Must name at least one product`) }),
      reply: groupItemsSchema,
    },
  ),
  removeItems: endpoint(
    `DELETE ${PATH}/{id}/remove-items`,
    'user',
    'Take products out of a group; gtins in the body, or gtins[] in the query',
    {
      params: idParameter,
      query: z.object({ gtins: gtinsSchema.default([]) }),
      body: z.object({ gtins: gtinsSchema.default([]) }),
      reply: groupItemsSchema,
    },
  ),
  note: endpoint(
    `PUT ${PATH}/{id}/note`,
    'user',
    'Write a note or a tag beside a product of a group; absent fields stay, null takes away',
    { params: idParameter, body: noteChange, reply: groupItemsSchema },
  ),
  exchange: endpoint(
    `POST ${PATH}/{id}/exchange`,
    'user',
    "Put one product in the place of another, and into the owner's wishlist where it is not",
    { params: idParameter, body: exchangeOfGtins, reply: groupItemsSchema },
  ),
  follow: endpoint(`POST ${PATH}/{id}/follow`, 'user', 'Follow a public group', ofGroup),
  unfollow: endpoint(`DELETE ${PATH}/{id}/follow`, 'user', 'Stop following a group', ofGroup),
  share: endpoint(
    `POST ${PATH}/{id}/share`,
    'user',
    'Make the read-only link, or answer the one there is',
    ofGroup,
  ),
  unshare: endpoint(`DELETE ${PATH}/{id}/share`, 'user', 'Revoke the read-only link', ofGroup),
};

export type WishlistGroup = z.output<typeof groupSchema>;
export type GroupItems = z.output<typeof groupItemsSchema>;
export type GroupItem = GroupItems['items'][number];
export type PublicGroups = z.output<typeof publicGroupsSchema>;
export type PublicGroup = PublicGroups['groups'][number];
