import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authContract } from '#contract/auth.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { clientOf, type Route } from '#server/http/route.ts';
import { hashSecret, newSecret } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import { findUser } from '../account.queries.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { startSession } from '../session.service.ts';
import type { Provider } from './provider.ts';
import { insertHandover, takeHandover } from './sign-in.queries.ts';
import { BEGUN_ELSEWHERE, beginSignIn, finishSignIn, sameBrowser } from './sign-in.service.ts';

const NAMES = { google: 'Google', apple: 'Apple' } as const;
const COOKIE = 'larder_sign_in';
const COOKIE_SECONDS = 15 * 60;

/** The calls of the web client. */
export function providerRoutes(route: Route, { db, keys, clock, google, apple, publicUrl }: AuthDeps): void {
  route(authContract.providers, async () => ok({ google: google !== undefined, apple: apple !== undefined }));
  route(authContract.googleUrl, ({ http }) => begin(google, 'google', http.request, http.reply));
  route(authContract.appleUrl, ({ http }) => begin(apple, 'apple', http.request, http.reply));
  route(authContract.appleCallback, async ({ body, client, http }) => {
    const now = clock();
    const signIn = await takeHandover(db, hashSecret(body.code), now);
    const user = signIn?.user_id ? await findUser(db, signIn.user_id) : undefined;
    if (signIn === undefined || user === undefined) return fail('unauthorized', t`Authentication failed`);
    if (!sameBrowser(signIn, readBrowserSecret(http.request))) return fail('unauthorized', BEGUN_ELSEWHERE);
    return ok(await startSession(db, { keys, now }, user, 'apple', client));
  });

  async function begin(
    provider: Provider | undefined,
    name: Provider['name'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Result<{ url: string }>> {
    if (provider === undefined)
      return fail('unavailable', t`Sign-in with ${NAMES[name]} is not set up here.`);
    const url = await beginSignIn(
      db,
      provider,
      ensureBrowserSecret(request, reply, publicUrl.startsWith('https:')),
      clock(),
    );
    return url.ok ? ok({ url: url.value }) : url;
  }
}

/** Where the providers send people back: pages of the server, which send them on to the web app. */
export async function providerCallbacks(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  await app.register(cookie);
  const { google, apple } = deps;
  if (google !== undefined) {
    app.get('/api/auth/google/callback', async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(await finishGoogle(deps, google, request), 303),
    );
  }
  if (apple !== undefined) {
    await app.register(async (scope) => {
      await scope.register(formbody);
      scope.post('/api/auth/apple/callback-form', async (request, reply) =>
        reply.header('cache-control', 'no-store').redirect(await finishApple(deps, apple, request), 303),
      );
    });
  }
}

async function finishGoogle(deps: AuthDeps, provider: Provider, request: FastifyRequest): Promise<string> {
  const { db, keys, clock } = deps;
  const finished = await finishSignIn(db, provider, { parameters: queryOf(request) }, clock());
  if (!finished.ok) return pagePath('/auth/google', { error: finished.failure.detail });
  const { user, existed, signIn } = finished.value;
  if (!sameBrowser(signIn, readBrowserSecret(request)))
    return pagePath('/auth/google', { error: BEGUN_ELSEWHERE });
  const tokens = await startSession(db, { keys, now: clock() }, user, 'google', clientOf(request));
  return pagePath('/auth/google', {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    user_id: user.id,
    email: user.email,
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    user_existed: String(existed),
  });
}

/** Apple posts a form from its own site, to which the browser adds no cookie: the page proves the browser later. */
async function finishApple(deps: AuthDeps, provider: Provider, request: FastifyRequest): Promise<string> {
  const { db, clock } = deps;
  const form = new URLSearchParams(Object.entries((request.body ?? {}) as Record<string, string>));
  const finished = await finishSignIn(
    db,
    provider,
    { parameters: form, names: firstNames(form.get('user')) },
    clock(),
  );
  if (!finished.ok) return pagePath('/login/apple/callback', { error: finished.failure.detail });
  const code = newSecret();
  await insertHandover(db, finished.value.signIn, finished.value.user.id, hashSecret(code), clock());
  return pagePath('/login/apple/callback', { code });
}

/** Apple tells the name once, beside the token, in JSON of its own. */
function firstNames(user: string | null) {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } };
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return { firstName: text(name?.firstName), lastName: text(name?.lastName) };
  } catch {
    return { firstName: undefined, lastName: undefined };
  }
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const [, query = ''] = request.url.split(/\?(.*)/s);
  return new URLSearchParams(query);
}

function pagePath(path: string, parameters: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(parameters)}`;
}

/** The secret that binds a sign-in to the browser that began it; undefined where it sent none. */
function readBrowserSecret(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Keeps the browser's secret, or gives it one. Lax: it comes along when the provider sends the person back. */
function ensureBrowserSecret(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.header('cache-control', 'no-store');
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_SECONDS,
  });
  return secret;
}
