import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { LOG_IN } from '#server/http/authorize.ts';
import type { Authenticate, Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { accessTokenVerifier } from './access-token.ts';
import type { AuthDeps } from './auth-deps.ts';
import { linkRoutes } from './link.routes.ts';
import { openProviders } from './providers/open-providers.ts';
import { providerCallbacks, providerRoutes } from './providers/provider.routes.ts';
import type { CountFailure } from './providers/provider-failure.ts';
import { purgeRegularly } from './purge.ts';
import { followRevocations } from './revoked-sessions.ts';
import { sessionRoutes } from './session.routes.ts';
import { authenticateToken, isPersonalToken } from './tokens/authenticate-token.ts';
import { tokenRoutes } from './tokens/token.routes.ts';

const EXPIRED = t`Your session has ended. Please log in again.`;

/** Opens what accounts need beside the common dependencies: revoked sessions, providers. */
export async function openAuth(
  app: FastifyInstance,
  deps: Deps,
  countFailure: CountFailure,
): Promise<AuthDeps> {
  const revoked = await followRevocations(deps);
  app.addHook('onClose', () => revoked.close());
  app.addHook('onClose', purgeRegularly(deps));
  const auth = { ...deps, revoked, ...openProviders(deps, countFailure) };
  await providerCallbacks(app, auth);
  return auth;
}

/** Every call of accounts. */
export function authRoutes(route: Route, deps: AuthDeps): void {
  linkRoutes(route, deps);
  sessionRoutes(route, deps);
  providerRoutes(route, deps);
  tokenRoutes(route, deps);
}

/** Reads the bearer token. A session costs no query: ended sessions are known from memory. */
export function bearerAuthentication(deps: AuthDeps): Authenticate {
  const { keys, revoked, clock } = deps;
  const verify = accessTokenVerifier(keys);
  return async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return fail('unauthorized', LOG_IN);
    if (isPersonalToken(token)) return authenticateToken(deps, token);
    const claims = await verify(token, clock());
    if (claims === undefined || revoked.has(claims.sessionId)) return fail('unauthorized', EXPIRED);
    const user = { id: claims.userId, sessionId: claims.sessionId };
    return ok(user);
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2048})$/i.exec(request.headers.authorization ?? '')?.[1];
}
