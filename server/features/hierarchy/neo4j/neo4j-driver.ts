import type { Driver } from 'neo4j-driver';
import type { Config } from '#server/config.ts';

export type Neo4jConfig = NonNullable<Config['neo4j']>;

/** Somebody waits for the answer: a database that is not there is told soon. */
const CONNECTION_TIMEOUT_MS = 3_000;
const RETRY_TIME_MS = 2_000;

/** Opens a driver; nothing is connected until it is asked something. Loaded only where Neo4j is configured. */
export async function openDriver({ url, user, password }: Neo4jConfig): Promise<Driver> {
  const { default: neo4j } = await import('neo4j-driver');
  return neo4j.driver(url, neo4j.auth.basic(user, password), {
    // Quantities are small: numbers, not the driver's own 64-bit integers.
    disableLosslessIntegers: true,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    connectionAcquisitionTimeout: 2 * CONNECTION_TIMEOUT_MS,
    maxTransactionRetryTime: RETRY_TIME_MS,
    userAgent: 'larder',
  });
}

const LOST: ReadonlySet<string> = new Set(['ServiceUnavailable', 'SessionExpired']);

/** What is wrong with the database rather than with us, in words; undefined for any other error. */
export function describeTrouble(error: unknown): string | undefined {
  const { code, retriable } = error as { readonly code?: unknown; readonly retriable?: unknown };
  if (typeof code !== 'string') return undefined;
  if (code.startsWith('Neo.ClientError.Security.')) return 'refuses our login';
  return LOST.has(code) || retriable === true || code.startsWith('Neo.TransientError.')
    ? 'does not answer'
    : undefined;
}
