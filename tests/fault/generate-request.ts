import type { Endpoint } from '#contract/http/endpoint.ts';
import { type Chance, inputOf } from './generate.ts';

export interface GeneratedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** A request to a call of the contract, by its schemas; `hostility` is the share of values that fit none. */
export function requestOf(endpoint: Endpoint, from: Chance, hostility: number): GeneratedRequest {
  const params = textsOf(endpoint.params && inputOf(endpoint.params, from, hostility));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? 'x'));
  const query = endpoint.query ? searchOf(inputOf(endpoint.query, from, hostility)) : '';
  const body = endpoint.body && bodyOf(inputOf(endpoint.body, from, hostility), from, hostility);
  return {
    method: endpoint.method,
    url: path + query,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body,
  };
}

/** JSON, and where it is hostile now and then broken JSON. */
function bodyOf(value: unknown, from: Chance, hostility: number): string {
  const json = JSON.stringify(value) ?? '';
  if (from.next() >= hostility) return json;
  return from.pick([
    json.slice(0, from.below(json.length + 1)),
    `${json}${json}`,
    '['.repeat(2_000),
    `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    '\0',
    '{"a":1e999}',
  ]);
}

function searchOf(input: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(input) as object))
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, textOf(each));
  return `?${search}`;
}

function textsOf(input: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(input) as object).map(([name, value]) => [name, textOf(value)]),
  );
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** A lone surrogate has no encoding. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E') || '%20';
