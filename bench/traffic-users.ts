import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedInUser } from './signed-in-users.ts';

export type Kind = 'search' | 'suggestion' | 'product page' | 'comparison' | 'list write';

export interface Answer {
  readonly kind: Kind;
  readonly ms: number;
  /** 0: the connection was lost. */
  readonly status: number;
  readonly retryAfter: boolean;
}

/** What a user does next, by weight. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ['search', 45],
  ['suggestion', 15],
  ['product page', 20],
  ['comparison', 5],
  ['list write', 15],
];
const TERMS = [
  'oat',
  'granola',
  'milk chocolate',
  'tomato',
  'yogurt',
  'bread',
  'apple juice',
  'chees',
  'rice',
];
const FILTERS = ['', '&facets=true', '&smart_snack=true', '&exclude_allergen=milk&facets=true', '&offset=24'];
/** Between an answer and the next request: from 1 to 13 s, 7 on average. */
const THINK_MS = { least: 1_000, most: 13_000 };
const PATIENCE_MS = 30_000;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function pickKind(): Kind {
  let left = Math.random() * KINDS.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of KINDS) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'search';
}

interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

function stepOf(kind: Kind, gtins: readonly string[]): Step {
  const gtin = pick(gtins);
  const term = encodeURIComponent(pick(TERMS));
  switch (kind) {
    case 'search':
      return { method: 'GET', path: `/api/products?search_term=${term}${pick(FILTERS)}` };
    case 'suggestion':
      return { method: 'GET', path: `/api/products/suggest?q=${term.slice(0, 4)}` };
    case 'product page':
      return { method: 'GET', path: `/products/${gtin}` };
    case 'comparison':
      return { method: 'GET', path: `/compare?gtins=${gtin},${pick(gtins)},${pick(gtins)}` };
    case 'list write':
      return Math.random() < 0.5
        ? { method: 'POST', path: '/api/cart/add', body: { gtin, quantity: 1 } }
        : { method: 'POST', path: '/api/wishlist/add', body: { gtin } };
  }
}

export interface Traffic {
  readonly url: string;
  readonly gtins: readonly string[];
  readonly agent: Agent;
}

export const openAgent = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets });

/** Lets all users search, look, compare and write, with pauses to think, until the signal. Gives every answer. */
export async function letUsersWork(
  traffic: Traffic,
  users: readonly SignedInUser[],
  signal: AbortSignal,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const think = (least = THINK_MS.least) =>
    pause(least + Math.random() * (THINK_MS.most - least), undefined, { signal }).catch(() => undefined);
  await Promise.all(
    users.map(async ({ token }) => {
      await think(0);
      while (!signal.aborted) {
        answers.push(await takeStep(traffic, pickKind(), token));
        await think();
      }
    }),
  );
  return answers;
}

/** Requests without a pause, on so many connections at once, until the signal. */
export async function pressOn(traffic: Traffic, connections: number, signal: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = [];
  const press = async () => {
    while (!signal.aborted) answers.push(await takeStep(traffic, 'product page', ''));
  };
  await Promise.all(Array.from({ length: connections }, press));
  return answers;
}

export async function takeStep(traffic: Traffic, kind: Kind, token: string): Promise<Answer> {
  const step = stepOf(kind, traffic.gtins);
  const begun = performance.now();
  // As browsers do: a kept connection that the server closed at that moment is not a failure.
  let answer = await ask(traffic, step, token);
  if (answer === 'connection was closed') answer = await ask(traffic, step, token);
  const [status, retryAfter] = typeof answer === 'string' ? [0, false] : answer;
  return { kind, ms: performance.now() - begun, status, retryAfter };
}

type Asked = readonly [status: number, retryAfter: boolean] | 'connection was closed' | 'lost';

function ask({ url, agent }: Traffic, { method, path, body }: Step, token: string): Promise<Asked> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'accept-encoding': 'br',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  };
  return new Promise((resolve) => {
    const outgoing = request(url + path, { method, headers, agent, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve([answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined]),
      );
      answer.once('error', () => resolve('lost'));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(outgoing.reusedSocket ? 'connection was closed' : 'lost'));
    outgoing.end(text);
  });
}
