import { t } from 'ttag';
import { z } from 'zod';
import { emailSchema } from './auth.schema.ts';
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from './contact.ts';
import { endpoint } from './http/endpoint.ts';

export const contactContract = {
  send: endpoint(
    'POST /api/contact',
    'public',
    'Send a message to the people behind this Larder; 5 an hour',
    {
      body: z.object({
        /** One line: it stands in a mail. */
        name: z
          .string(t`Name is required.`)
          .trim()
          .min(1, t`Name is required.`)
          .max(MAX_CONTACT_NAME_LENGTH, {
            error: () => t`Must have at most ${MAX_CONTACT_NAME_LENGTH} characters`,
          })
          .regex(/^[^\p{Cc}\u2028\u2029]*$/u, t`Must be one line of text`),
        email: emailSchema,
        message: z
          .string(t`Message is required.`)
          .trim()
          .min(1, t`Message is required.`)
          .max(MAX_CONTACT_MESSAGE_LENGTH, {
            error: () => t`Must have at most ${MAX_CONTACT_MESSAGE_LENGTH} characters`,
          })
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
