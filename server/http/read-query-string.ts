import type { Endpoint, EndpointInput } from '#contract/http/endpoint.ts';
import { ok, type Result } from '#contract/result.ts';
import { inputReader } from './read-input.ts';

/** Reads a query string, without its question mark, as the endpoint reads that of a request. */
export function queryReader<E extends Endpoint>(
  endpoint: E,
): (text: string) => Result<EndpointInput<E>['query']> {
  const readInput = inputReader(endpoint);
  return (text) => {
    const query: Record<string, string | string[]> = {};
    const given = new URLSearchParams(text);
    for (const name of new Set(given.keys())) {
      const values = given.getAll(name);
      query[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
    const read = readInput({ params: {}, query, body: undefined });
    return read.ok ? ok(read.value.query) : read;
  };
}
