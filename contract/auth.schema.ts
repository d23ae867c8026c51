import { t } from 'ttag';
import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { SIGN_IN } from './sign-in.ts';
import { EMAIL_REQUIRED, INVALID_EMAIL, INVALID_LOGIN_EMAIL, signupErrors, signupModeOf } from './signup.ts';
import { tooLong } from './text.schema.ts';
import { sessionInfoSchema, userSchema } from './user.schema.ts';
import { MAX_EMAIL_LENGTH, MAX_PROFILE_FIELD_LENGTH } from './user.ts';

/**
 * One address, no spaces or control characters, one @ with something on both sides. Delivery is the real test.
 * The pattern lets the empty text by, so that it is refused with one sentence.
 */
const emailOrSay = (invalid: string) =>
  z
    .string(EMAIL_REQUIRED)
    .trim()
    .min(1, EMAIL_REQUIRED)
    .max(MAX_EMAIL_LENGTH, invalid)
    .regex(/^(?:[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+)?$/u, invalid);
export const emailSchema = emailOrSay(INVALID_EMAIL);

/** A line of a profile: no line breaks or control characters, so that no mail header can be forged with it. */
const profileLine = z
  .string()
  .trim()
  .max(MAX_PROFILE_FIELD_LENGTH, tooLong(MAX_PROFILE_FIELD_LENGTH))
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, t`Must be one line of text`)
  .transform((text) => (text === '' ? null : text));
const optionalLine = profileLine.nullable().optional();

const MAX_SECRET_LENGTH = 512;

/** A secret as it travels: url-safe base64, bounded. */
const secretSchema = z.string().min(1).max(MAX_SECRET_LENGTH);

export const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: userSchema,
});

const sentReply = z.object({
  message: z.string(),
  /** Kept by the browser that asked: it lets the code be typed here, and the link finish here by itself. */
  nonce: z.string(),
});

const profileFields = {
  first_name: optionalLine,
  last_name: optionalLine,
  company_name: optionalLine,
  phone: optionalLine,
  business_id: optionalLine,
};

/** The rules of the form. They run even where a field is wrong by itself, so that all is said at once. */
const signupSchema = z
  .object({ email: emailSchema, ...profileFields })
  .superRefine(
    (sent, { issues, addIssue }) => {
      const wrong = new Set(issues.map(({ path }) => path?.[0]));
      for (const [field, message] of Object.entries(signupErrors(signupModeOf(sent), sent))) {
        if (!wrong.has(field)) addIssue({ code: 'custom', path: [field], message });
      }
    },
    { when: ({ value }) => value instanceof Object },
  )
  .describe(
    'An individual gives first_name, last_name, email and business_id. A company gives company_name, email, phone and business_id. A first or last name without a company name counts as an individual.',
  );

const done = z.object({ message: z.string() });

export const authContract = {
  magicLink: endpoint(
    'POST /api/auth/magic-link',
    'public',
    'Mail a sign-in link and code; answers the same whether or not the address has an account',
    { body: z.object({ email: emailOrSay(INVALID_LOGIN_EMAIL) }), reply: sentReply },
  ),
  signup: endpoint(
    'POST /api/auth/signup',
    'public',
    'Mail a link that makes the account; an address that has one gets a sign-in link',
    { body: signupSchema, reply: sentReply },
  ),
  verify: endpoint(
    'POST /api/auth/verify',
    'public',
    'Redeem the token of a mailed link, or the code of the same mail with the nonce of the request',
    {
      body: z.object({
        // An empty one is refused in the words for a missing one.
        token: z.string().max(MAX_SECRET_LENGTH).optional(),
        nonce: secretSchema.optional(),
        code: z
          .string()
          .regex(new RegExp(`^\\d{${SIGN_IN.codeDigits}}$`), {
            error: () => t`The code has ${SIGN_IN.codeDigits} digits`,
          })
          .optional(),
      }),
      reply: tokensSchema,
    },
  ),
  refresh: endpoint('POST /api/auth/refresh', 'public', 'Exchange a refresh token for a new pair', {
    body: z.object({ refresh_token: secretSchema }),
    reply: tokensSchema,
  }),
  logout: endpoint('POST /api/auth/logout', 'public', 'Revoke the session of a refresh token', {
    body: z.object({ refresh_token: secretSchema }),
    reply: done,
  }),
  logoutEverywhere: endpoint(
    'POST /api/auth/logout-everywhere',
    'session',
    'Revoke every session of the account',
    { reply: done },
  ),
  me: endpoint('GET /api/auth/me', 'session', 'The person signed in', { reply: userSchema }),
  updateMe: endpoint('PUT /api/auth/me', 'session', 'Change the profile; absent fields stay', {
    body: z.object(profileFields),
    reply: userSchema,
  }),
  deleteMe: endpoint('DELETE /api/auth/me', 'session', 'Delete the account with all its data', {
    reply: done,
  }),
  sessions: endpoint('GET /api/auth/sessions', 'session', 'Where the account is signed in', {
    reply: z.object({ sessions: z.array(sessionInfoSchema) }),
  }),
  revokeSession: endpoint('DELETE /api/auth/sessions/{id}', 'session', 'Sign one session out', {
    params: z.object({ id: z.uuid() }),
    reply: z.object({ sessions: z.array(sessionInfoSchema) }),
  }),
  exportMe: endpoint('GET /api/auth/export', 'session', 'Everything stored about the account, as JSON', {
    reply: z.record(z.string(), z.unknown()),
  }),
  providers: endpoint('GET /api/auth/providers', 'public', 'Which sign-in providers are set up here', {
    reply: z.object({ google: z.boolean(), apple: z.boolean() }),
  }),
  googleUrl: endpoint('GET /api/auth/google/url', 'public', 'Where to go for Google sign-in', {
    reply: z.object({ url: z.string() }),
  }),
  appleUrl: endpoint('GET /api/auth/apple/url', 'public', 'Where to go for Apple sign-in', {
    reply: z.object({ url: z.string() }),
  }),
  appleCallback: endpoint(
    'POST /api/auth/apple/callback',
    'public',
    'Exchange the code of an Apple sign-in for tokens',
    { body: z.object({ code: secretSchema }), reply: tokensSchema },
  ),
};

export type Tokens = z.output<typeof tokensSchema>;
