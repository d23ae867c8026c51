import { resolve } from 'node:path';
import { z } from 'zod';
import { hostOf, isAppleKey, isNetwork, isSender, isWebAddress, protocolOf } from './config-values.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { StartError } from './start-error.ts';

/** An OpenID Connect client at Google, or at another issuer in its place. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface AppleConfig {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM; `\n` may stand for its line breaks. */
  readonly privateKey: string;
  readonly issuer: string;
}

/** Everything the environment decides. */
export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Without a slash at the end; undefined: made from the port listened on. */
  readonly publicUrl: string | undefined;
  /** Addresses and networks of the reverse proxies in front; empty: none. */
  readonly trustedProxies: readonly string[];
  /** Reads the metrics from another machine; undefined: this machine alone does. */
  readonly metricsToken: string | undefined;
  /** Opens the operations page; undefined: there is none. */
  readonly operatorToken: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica for the catalogue; undefined: the store itself is read. */
  readonly databaseReadUrl: string | undefined;
  /** Undefined: the development mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly google: GoogleConfig | undefined;
  readonly apple: AppleConfig | undefined;
  /** Addresses of OpenSearch nodes, separated by commas; undefined: the embedded search. */
  readonly searchUrl: string | undefined;
  /** A file of trade words that searches know in addition to Larder's own. */
  readonly searchWords: string | undefined;
  readonly neo4j: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  /** Comma-separated, newest first; undefined: kept in `DATA_DIR/keys`. */
  readonly secretKey: string | undefined;
  /** Of a collector that takes traces by OTLP over HTTP; undefined: none are made. */
  readonly traceCollector: string | undefined;
  /** Whether browsers may keep the app and a user's lists for a time without a network. */
  readonly offline: boolean;
  /** For tests: webhooks may lead to this machine, without TLS. */
  readonly webhookLoopback: boolean;
  readonly demo: boolean;
  readonly logLevel: LogLevel;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1'];
const GOOGLE_ISSUER = 'https://accounts.google.com';
const APPLE_ISSUER = 'https://appleid.apple.com';

const text = z.string().trim().min(1, 'must not be empty').optional();
const token = text.refine((value) => value === undefined || value.length >= 32, {
  message: 'must have at least 32 characters',
});
const address = (protocols: readonly string[]) =>
  text.refine((value) => value === undefined || protocols.includes(protocolOf(value)), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port < 65_536, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:']),
  TRUSTED_PROXIES: text.refine((value) => value === undefined || value.split(',').every(isNetwork), {
    message: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  }),
  METRICS_TOKEN: token,
  OPERATOR_TOKEN: token,
  DATA_DIR: text.default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:']),
  SMTP_URL: address(['smtp:', 'smtps:']).refine((value) => value === undefined || hostOf(value) !== '', {
    message: 'must name the mail server, as in smtp://mail.example:587',
  }),
  MAIL_FROM: text
    .refine((value) => value === undefined || isSender(value), {
      message: 'must be a mail address, alone or as in Larder <larder@example.com>',
    })
    .default('Larder <larder@localhost>'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address(['https:', 'http:']).default(GOOGLE_ISSUER),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ISSUER: address(['https:', 'http:']).default(APPLE_ISSUER),
  SEARCH_URL: text.refine((value) => value === undefined || value.split(',').every(isWebAddress), {
    message: 'must be one or more addresses that begin with http:// or https://, separated by commas',
  }),
  SEARCH_WORDS: text,
  NEO4J_URL: address(['bolt:', 'bolt+s:', 'neo4j:', 'neo4j+s:']),
  NEO4J_USER: text,
  NEO4J_PASSWORD: text,
  SECRET_KEY: text.refine(
    (value) => value === undefined || value.split(',').every((key) => key.trim().length >= 32),
    {
      message: 'must be one or more keys of at least 32 characters, separated by commas, the newest first',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']),
  OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WEBHOOK_LOOPBACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The names the environment may set, for `.env.example` to be checked against. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** Reads the environment. Throws StartError with one line that names the wrong variable. */
export function readConfig(environment: Environment): Config {
  // An empty variable is how compose files and shells say "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  return Object.freeze(toConfig(parsed.data));
}

function toConfig(env: z.output<typeof environmentSchema>): Config {
  const open = [['HOST', env.HOST] as const, ['PUBLIC_URL', hostOf(env.PUBLIC_URL)] as const].find(
    ([, host]) => host !== undefined && !LOOPBACK_HOSTS.includes(host),
  );
  if (open && env.SMTP_URL === undefined) {
    throw new StartError(
      `SMTP_URL must be set when ${open[0]} is ${open[1]}: the development mailbox is for this machine alone.`,
    );
  }
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartError('DATABASE_URL must be set, as DATABASE_READ_URL is.');
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((each) => each.trim()) ?? [],
    metricsToken: env.METRICS_TOKEN,
    operatorToken: env.OPERATOR_TOKEN,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    google: googleConfig(env),
    apple: appleConfig(env),
    searchUrl: env.SEARCH_URL,
    searchWords: env.SEARCH_WORDS === undefined ? undefined : resolve(env.SEARCH_WORDS),
    neo4j: neo4jConfig(env),
    secretKey: env.SECRET_KEY,
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    offline: env.OFFLINE === 'on',
    webhookLoopback: env.WEBHOOK_LOOPBACK === 'on',
    demo: env.DEMO === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

type ParsedEnvironment = z.output<typeof environmentSchema>;

function googleConfig(env: ParsedEnvironment): GoogleConfig | undefined {
  const found = allOrNone(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  if (found === undefined) return undefined;
  const [clientId, clientSecret] = found;
  return { clientId, clientSecret, issuer: secureIssuer('GOOGLE_ISSUER', env.GOOGLE_ISSUER) };
}

function appleConfig(env: ParsedEnvironment): AppleConfig | undefined {
  const found = allOrNone(env, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  if (found === undefined) return undefined;
  const [clientId, teamId, keyId, privateKey] = found;
  return {
    clientId,
    teamId,
    keyId,
    privateKey: appleKey(privateKey),
    issuer: secureIssuer('APPLE_ISSUER', env.APPLE_ISSUER),
  };
}

function appleKey(text: string): string {
  const pem = text.replaceAll(String.raw`\n`, '\n');
  if (isAppleKey(pem)) return pem;
  throw new StartError('APPLE_PRIVATE_KEY must be the PEM text of the .p8 file from Apple.');
}

function neo4jConfig(env: ParsedEnvironment) {
  const found = allOrNone(env, ['NEO4J_URL', 'NEO4J_USER', 'NEO4J_PASSWORD']);
  if (found === undefined) return undefined;
  const [url, user, password] = found;
  return { url, user, password };
}

/** Settings that only make sense together: all of them, or none; half of them is a mistake. */
function allOrNone<const N extends readonly (keyof ParsedEnvironment)[]>(
  env: ParsedEnvironment,
  names: N,
): { [K in keyof N]: string } | undefined {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new StartError(
      `${missing[0]} must be set, as ${names.find((name) => env[name] !== undefined)} is.`,
    );
  return names.map((name) => env[name]) as { [K in keyof N]: string };
}

/** Tokens travel there: without TLS only to this machine. */
function secureIssuer(name: string, issuer: string): string {
  const url = new URL(issuer);
  if (url.protocol === 'https:' || LOOPBACK_HOSTS.includes(url.hostname.replace(/^\[|\]$/g, '')))
    return issuer;
  throw new StartError(`${name} must begin with https:// (http:// is for this machine alone).`);
}
