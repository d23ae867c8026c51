import { v7 as uuidv7 } from 'uuid';
import { authContract } from '#contract/auth.schema.ts';
import { fail, type Result } from '#contract/result.ts';
import { INVALID_EMAIL, INVALID_LOGIN_EMAIL } from '#contract/signup.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { emailKey } from '#server/mail/email-address.ts';
import type { Address } from './account.queries.ts';
import type { AuthDeps } from './auth-deps.ts';
import { redeemCode, redeemToken, requestLink } from './link.service.ts';
import { type ProfileChange, sealedFields } from './profile.service.ts';

export function linkRoutes(route: Route, { db, keys, clock, publicUrl }: AuthDeps): void {
  const contextOf = (client: string) => ({ keys, now: clock(), publicUrl, client });

  route(authContract.magicLink, ({ body, client }) =>
    withAddress(body.email, INVALID_LOGIN_EMAIL, (address) =>
      requestLink(db, contextOf(client.address), { address }),
    ),
  );
  route(authContract.signup, ({ body, client }) =>
    withAddress(body.email, INVALID_EMAIL, (address) =>
      requestLink(db, contextOf(client.address), { address, signup: pendingSignup(body) }),
    ),
  );
  route(authContract.verify, ({ body, client }) => {
    const context = { keys, now: clock() };
    if (body.token) return redeemToken(db, context, body.token, client);
    if (body.nonce !== undefined && body.code !== undefined) {
      return redeemCode(db, context, { nonce: body.nonce, code: body.code }, client);
    }
    return fail('invalid', t`No verification token found`, {
      errors: [{ path: 'token', message: t`No verification token found` }],
    });
  });

  function pendingSignup(profile: ProfileChange) {
    const userId = uuidv7();
    const sealed = sealedFields(keys, userId, profile.business_id ?? null);
    return {
      user_id: userId,
      first_name: profile.first_name ?? null,
      last_name: profile.last_name ?? null,
      company_name: profile.company_name ?? null,
      phone: profile.phone ?? null,
      business_id: sealed.business_id?.toString('base64') ?? null,
      business_id_last: sealed.business_id_last,
    };
  }
}

function withAddress<T>(
  email: string,
  invalid: string,
  then: (address: Address) => Promise<Result<T>>,
): Result<T> | Promise<Result<T>> {
  const key = emailKey(email);
  if (key !== undefined) return then({ email, key });
  return fail('invalid', invalid, { errors: [{ path: 'email', message: invalid }] });
}
