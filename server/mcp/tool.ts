import type { z } from 'zod';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { Result } from '#contract/result.ts';
import { toJsonSchema } from '#server/http/json-schema.ts';
import { type Arguments, argumentReader } from './read-arguments.ts';

/** Makes a call of the API as the caller of the tool; the arguments are those of its path, query and body. */
export type Ask = (endpoint: Endpoint, given: Arguments) => Promise<Result<Buffer>>;

/** What a call does to what the person keeps: hints for the assistant, which may ask before it goes on. */
export type Effect = 'reads' | 'adds' | 'sets' | 'removes';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly effect: Effect;
  /** The calls it makes: who may make all of them may use the tool. */
  readonly calls: readonly Endpoint[];
  /** JSON Schema of its arguments. */
  readonly input: object;
  /** Answers JSON text. */
  readonly run: (ask: Ask, given: Arguments) => Promise<Result<string>>;
}

type Described = Pick<Tool, 'name' | 'title' | 'description'> & { readonly effect?: Effect };

/** A tool that makes one call of the API and answers what it answers. */
export function callTool(
  endpoint: Endpoint,
  { required = [], effect = 'reads', ...described }: Described & { readonly required?: readonly string[] },
): Tool {
  const { params, query, body } = endpoint;
  const input = joinObjects([query, body, params], required);
  return {
    ...described,
    effect,
    calls: [endpoint],
    input,
    run: async (ask, given) => asText(await ask(endpoint, given)),
  };
}

/** A tool over several calls, with a schema of its own. */
export function composedTool<S extends z.ZodObject>(
  { effect = 'reads', ...described }: Described,
  {
    input,
    calls,
    run,
  }: {
    readonly input: S;
    readonly calls: readonly Endpoint[];
    readonly run: (ask: Ask, given: z.output<S>) => Promise<Result<string>>;
  },
): Tool {
  const read = argumentReader(input);
  return {
    ...described,
    effect,
    calls,
    input: joinObjects([input], []),
    run: async (ask, given) => {
      const parsed = read(given);
      return parsed.ok ? run(ask, parsed.value) : parsed;
    },
  };
}

function asText(answer: Result<Buffer>): Result<string> {
  return answer.ok ? { ok: true, value: answer.value.toString() } : answer;
}

/** The fields of all parts in one object; of two with the same name, such as `gtin` in query or body, the later counts. */
function joinObjects(parts: readonly (z.ZodObject | undefined)[], required: readonly string[]): object {
  const schemas = parts.flatMap((part) => (part ? [toJsonSchema(part, 'input')] : []));
  const properties = Object.assign({}, ...schemas.map((schema) => schema.properties));
  const needed = new Set([...required, ...schemas.flatMap((schema) => schema.required ?? [])]);
  return { type: 'object', properties, required: [...needed], additionalProperties: false };
}
