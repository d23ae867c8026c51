import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import type { GoogleConfig } from '#server/config.ts';

/** A person at the issuer. */
export interface Person {
  readonly subject: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OidcIssuer extends GoogleConfig {
  /** The next user to sign in. */
  person: Person;
  /** Whether they say no when asked for consent. */
  isDenying: boolean;
  /** Answers in place of the issuer, where it answers true. */
  disturb: Disturb | undefined;
  /** Refuses connections from now on. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export type Disturb = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A real OpenID Connect server on this machine, with one client and people who agree to everything at once, or to nothing. */
export async function startOidcIssuer(
  redirectUri: string,
  /** In place of the client's fixed secret: how Apple checks its short-lived ones. */
  isClientSecret?: (secret: string) => Promise<boolean>,
): Promise<OidcIssuer> {
  const server = createServer();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const state: IssuerState = {
    person: { subject: 'p1', email: 'marta@example.com', email_verified: true },
    isDenying: false,
    disturb: undefined,
  };
  const clientId = 'larder';
  const clientSecret = 'a-secret-of-the-test';
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'test' };
  const provider = new Provider(issuer, configure(state, { clientId, clientSecret, redirectUri }, key));
  answerForThePerson(provider, state);
  if (isClientSecret) provider.Client.prototype.compareClientSecret = isClientSecret;
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!state.disturb?.(request, response)) void answer(request, response);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    get isDenying() {
      return state.isDenying;
    },
    set isDenying(isDenying) {
      state.isDenying = isDenying;
    },
    get disturb() {
      return state.disturb;
    },
    set disturb(disturb) {
      state.disturb = disturb;
    },
    goDown: () => closeServer(server),
    comeBack: async () => {
      if (!server.listening) await listen(server, port);
    },
    close: () => closeServer(server),
  };
}

type IssuerState = Pick<OidcIssuer, 'person' | 'isDenying' | 'disturb'>;

interface ClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

function configure(state: IssuerState, client: ClientOptions, signingKey: JWK): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['a-cookie-key-of-the-test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google and Apple do: the claims stand in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...withoutSubject(state.person) }),
    }),
  };
}

function withoutSubject({ subject: _subject, ...claims }: Person) {
  return claims;
}

function answerForThePerson(provider: Provider, state: IssuerState): void {
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { prompt, params, session } = await provider.interactionDetails(context.req, context.res);
    if (prompt.name === 'login') {
      return provider.interactionFinished(context.req, context.res, {
        login: { accountId: state.person.subject },
      });
    }
    if (state.isDenying) {
      return provider.interactionFinished(context.req, context.res, { error: 'access_denied' });
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(context.req, context.res, {
      consent: { grantId: await grant.save() },
    });
  });
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
