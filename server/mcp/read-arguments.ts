import type { z } from 'zod';
import { type Endpoint, endpoint, type InputSchema } from '#contract/http/endpoint.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { inputReader, type RawInput } from '#server/http/read-input.ts';

/** The arguments of a tool, as they come. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Puts arguments where the call has them: in the path, the query or the body. An argument that the call does not know is
 * refused: left out in silence, a misspelt filter would answer with products that were to be left out.
 */
export function toRawInput({ params, query, body }: Endpoint, given: Arguments): Result<RawInput> {
  const [inPath, inBody, inQuery] = [params, body, query].map((part) => fieldsOf(part));
  const raw = { params: {}, query: {}, body: {} } as Record<keyof RawInput, Record<string, unknown>>;
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (inPath?.has(name)) raw.params[name] = value;
    else if (inBody?.has(name)) raw.body[name] = value;
    else if (inQuery?.has(name)) raw.query[name] = toQueryValue(value);
    else unknown.push(name);
  }
  return unknown.length === 0 ? ok(raw) : refuseUnknown(unknown);
}

/** Reads the arguments of a tool that has a schema of its own, with the sentences and checks of the API. */
export function argumentReader<S extends z.ZodObject>(schema: S): (given: Arguments) => Result<z.output<S>> {
  const read = inputReader({ ...BODY_ONLY, body: schema as InputSchema });
  const known = fieldsOf(schema);
  return (given) => {
    const unknown = Object.keys(given).filter((name) => !known.has(name));
    if (unknown.length > 0) return refuseUnknown(unknown);
    const input = read({ params: {}, query: {}, body: given });
    return input.ok ? ok(input.value.body as z.output<S>) : input;
  };
}

const BODY_ONLY = endpoint('POST /', 'public', '', { reply: undefined as never });

const fieldsOf = (schema: InputSchema | undefined) => new Set(Object.keys(schema?.shape ?? {}));

/** Queries are text on the wire: an assistant writes 12 and true as JSON has them. */
function toQueryValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toQueryValue);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function refuseUnknown(names: readonly string[]): Result<never> {
  const errors = names.map((path) => ({ path, message: 'Is not an argument of this tool' }));
  return fail('invalid', `This tool has no argument ${names.map((name) => `“${name}”`).join(', ')}.`, {
    errors,
  });
}
