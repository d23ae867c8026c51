import { t } from 'ttag';
import { z } from 'zod';
import { emailSchema } from './auth.schema.ts';
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from './contact.ts';
import { endpoint } from './http/endpoint.ts';
import { oneLine, requiredText } from './text.schema.ts';

export const contactContract = {
  send: endpoint(
    'POST /api/contact',
    'public',
    'Send a message to the people behind this Larder; 5 an hour',
    {
      body: z.object({
        /** One line: it stands in a mail. */
        name: oneLine(t`Name is required.`, MAX_CONTACT_NAME_LENGTH),
        email: emailSchema,
        message: requiredText(t`Message is required.`, MAX_CONTACT_MESSAGE_LENGTH)
          // The store cannot hold it in a text.
          .regex(/^[^\0]*$/, t`Must be text`),
        /** Hidden from people: only a program that fills in every field fills it in. */
        website: z.string().max(2_000).optional(),
      }),
      reply: z.object({ message: z.string() }),
    },
  ),
};

export type ContactMessage = z.output<(typeof contactContract)['send']['body']>;
