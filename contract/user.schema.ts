import { z } from 'zod';
import { AUTH_PROVIDERS } from './user.ts';

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  company_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Masked to its last four characters. */
  business_id: z.string().nullable(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  is_verified: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const sessionInfoSchema = z.object({
  id: z.uuid(),
  /** What the browser called itself at sign-in. */
  user_agent: z.string().nullable(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session that asks. */
  is_current: z.boolean(),
});

/** The person signed in, as they see themselves. */
export type User = z.output<typeof userSchema>;
export type SessionInfo = z.output<typeof sessionInfoSchema>;
