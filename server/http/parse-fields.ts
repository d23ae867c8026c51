import type { z } from 'zod';
import type { InputSchema } from '#contract/http/endpoint.ts';

/** What the fields mean; undefined where they have to be parsed as a whole, as some do not fit. */
export type ParseFields = (
  fields: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>> | undefined;

/**
 * Parses only the fields that are given, each by itself: a search has some fifty parameters, of which most requests give three,
 * and what the others mean then is known before. Fields that no schema names must be left out already.
 */
export function fieldsParser(schema: InputSchema): ParseFields {
  const { shape } = schema;
  const isOpen = schema.def.catchall !== undefined;
  const required: string[] = [];
  const meant = Object.entries(shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(undefined);
    if (!parsed.success) required.push(name);
    // One value for all requests.
    return parsed.data === undefined ? [] : [[name, Object.freeze(parsed.data)] as const];
  });
  // Made at once: V8 makes a hash table of an object to which so many fields are added one by one, and copies that for 8 µs.
  const ungiven: Readonly<Record<string, unknown>> = Object.fromEntries(meant);
  return (fields) => {
    if (isOpen || required.some((name) => fields[name] === undefined)) return undefined;
    const values: Record<string, unknown> = { ...ungiven };
    for (const name of Object.keys(fields)) {
      const parsed = shape[name]?.safeParse(fields[name]);
      if (!parsed?.success) return undefined;
      values[name] = parsed.data;
    }
    return passesChecks(schema, values) ? values : undefined;
  };
}

/** What the schema says of fields together. */
function passesChecks({ def: { checks = [] } }: InputSchema, value: Record<string, unknown>): boolean {
  const payload: z.core.ParsePayload<never> = { value: value as never, issues: [] };
  return checks.every((check) => check._zod.check(payload) === undefined && payload.issues.length === 0);
}
