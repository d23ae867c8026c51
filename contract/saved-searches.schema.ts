import { t } from 'ttag';
import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { SAVED_SEARCHES } from './saved-searches.ts';
import { oneLine, tooLong } from './text.schema.ts';

const { maxAddressLength, maxNameLength, maxPerAccount } = SAVED_SEARCHES;
const TOO_LONG = tooLong(maxAddressLength);

const savedSearchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string().meta({ description: 'Of the page that shows it, such as `/products?q=soup`.' }),
    query: z.string().meta({ description: 'The query of `GET /api/products` that answers it.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

const listReply = z.object({ searches: z.array(savedSearchSchema) });
const idParameter = z.object({ id: z.uuid(t`Saved search not found`) });
const nameSchema = oneLine(t`Name the search`, maxNameLength);
const PATH = '/api/saved-searches';

export const savedSearchesContract = {
  list: endpoint(`GET ${PATH}`, 'user', "One's saved searches, by name", { reply: listReply }),
  create: endpoint(
    `POST ${PATH}`,
    'user',
    `Save a search under a name of its own; at most ${maxPerAccount} an account`,
    {
      body: z.object({
        name: nameSchema,
        address: z
          .string()
          .max(maxAddressLength, TOO_LONG)
          .regex(/^\/products(?:-nuts)?(?:\?[^\s\\#]*)?$/, t`Must be the address of a search`),
        query: z
          .string()
          .max(maxAddressLength, TOO_LONG)
          .regex(/^[^\s?#]*$/, t`Must be a query without its question mark`),
      }),
      reply: listReply,
    },
  ),
  rename: endpoint(`PUT ${PATH}/{id}`, 'user', 'Rename a saved search', {
    params: idParameter,
    body: z.object({ name: nameSchema }),
    reply: listReply,
  }),
  delete: endpoint(`DELETE ${PATH}/{id}`, 'user', 'Delete a saved search', {
    params: idParameter,
    reply: listReply,
  }),
};

export type SavedSearch = z.output<typeof savedSearchSchema>;
