import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listEndpoints } from '#contract/contracts.ts';
import type { StartedServer } from '#tests/support/start-server.ts';
import { type Chance, chance } from './generate.ts';
import { requestOf } from './generate-request.ts';

/** Share of values that fit no schema. */
const HOSTILITY = 0.15;
const SIDE_BY_SIDE = 24;
/** A request without an answer for so long hangs. */
const PATIENCE_MS = 30_000;
/** Deletes the account that asks. */
const NOT_ASKED = ['DELETE /api/auth/me', 'POST /api/auth/logout-everywhere'];

export interface RequestCounts {
  readonly byStatus: Record<string, number>;
  /** Answers of 500 and above but 503, hanging requests and lost connections, each told with what repeats it. */
  readonly faults: string[];
}

/** Sends requests of every call, by its schemas and spoilt, each from its own seed. */
export async function sendGenerated(
  { url }: Pick<StartedServer, 'url'>,
  tokens: readonly string[],
  count: number,
  firstSeed = 1,
): Promise<RequestCounts> {
  const endpoints = listEndpoints().filter(({ method, path }) => !NOT_ASKED.includes(`${method} ${path}`));
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  let next = firstSeed;
  const sendOn = async () => {
    while (next < firstSeed + count) {
      const seed = next++;
      const from = chance(seed);
      const { method, url: path, headers, body } = requestOf(from.pick(endpoints), from, HOSTILITY);
      const token = from.pick([undefined, ...tokens]);
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const status = await fetch(url + path, {
        method,
        headers: { ...headers, ...authorization },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (reply) => {
          const said = await reply.text();
          return reply.status < 500 ? String(reply.status) : `${reply.status} ${said.slice(0, 200)}`;
        },
        (error: Error) => `${error.name} ${String(error.cause ?? error.message)}`,
      );
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if (isFault(status)) faults.push(`seed ${seed}: ${status} to ${method} ${path.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sendOn));
  return { byStatus, faults };
}

/** What is not set up here, and exports that wait for each other: refusals that tell so. */
const EXPECTED = /^503 .*(?:is not set up|is not available|xport)/;
const isFault = (status: string) => !/^[1-4]\d\d$/.test(status) && !EXPECTED.test(status);

const PIECES = [
  'GET ',
  'GET /favicon.svg HTTP/1.1\r\nHost: x\r\n',
  'Range: bytes=9000000000-\r\n',
  'If-Match: "x"\r\n',
  'POST ',
  'PUT /api/cart/update',
  '/api/products',
  '/%',
  '/%00',
  '?a=%FF',
  ' HTTP/1.1\r\n',
  ' HTTP/9.9\r\n',
  '\r\n',
  '\r\n\r\n',
  'Host: x\r\n',
  'Content-Length: 5\r\n',
  'Content-Length: -1\r\n',
  'Transfer-Encoding: chunked\r\n',
  '5\r\nhello\r\n',
  '0\r\n\r\n',
  'Content-Type: application/json\r\n',
  'Authorization: Bearer \0\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: websocket\r\nConnection: upgrade\r\n',
  '\0',
  '\xff\xfe',
  'x'.repeat(20_000),
  '{"gtin":',
] as const;

/** Sends bytes that are no whole request, or two; answers what was answered by 5xx but 503 and 505. */
export async function sendRaw(
  { url }: Pick<StartedServer, 'url'>,
  count: number,
  firstSeed = 1,
): Promise<string[]> {
  const port = Number(new URL(url).port);
  const faults: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const answer = await exchange(port, rawBytes(chance(seed)));
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
    const bad = statuses.filter((status) => /^5/.test(status ?? '') && status !== '503' && status !== '505');
    if (bad.length > 0) faults.push(`seed ${seed}: ${bad.join(', ')}`);
  }
  return faults;
}

function rawBytes(from: Chance): string {
  const pieces = Array.from({ length: 1 + from.below(9) }, () => from.pick(PIECES));
  return from.next() < 0.5
    ? `GET /api/categories HTTP/1.1\r\nHost: x\r\n${pieces.join('')}`
    : pieces.join('');
}

/** What comes back until the other side or, where it waits for more, this one ends. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(Buffer.from(bytes, 'latin1'));
  return text(socket).catch(() => '');
}
