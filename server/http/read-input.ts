import { z } from 'zod';
import type { Endpoint, EndpointInput, InputSchema } from '#contract/http/endpoint.ts';
import { fail, type InvalidInput, ok, type Result } from '#contract/result.ts';
import { isStorable } from '#contract/storable-text.ts';
import { say, t } from '#server/language/speech.ts';
import { describeIssue, toSentence } from './describe-issue.ts';
import { fieldsParser, type ParseFields } from './parse-fields.ts';

/** The parts of a request a schema may describe, as the HTTP library hands them over. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type ReadPart = (raw: unknown) => { readonly value: unknown; readonly errors: readonly InvalidInput[] };

/** A body can hold more faults than anyone reads: their list would be ten times its size. */
const MOST_ERRORS = 200;

/**
 * Makes the reader of an endpoint's input: path, query and body are parsed by their schemas, the wrong
 * inputs of the three are reported at once, and what no schema names is left out.
 */
export function inputReader<E extends Endpoint>(endpoint: E): (raw: RawInput) => Result<EndpointInput<E>> {
  const readParams = partReader(endpoint.params, toStoredFields);
  const readQuery = partReader(
    endpoint.query,
    queryFields(endpoint.query),
    endpoint.query && fieldsParser(endpoint.query),
  );
  const readBody = partReader(endpoint.body, toStoredFields);
  return (raw) => {
    const params = readParams(raw.params);
    const query = readQuery(raw.query);
    const body = readBody(raw.body ?? {});
    const errors = [...params.errors, ...query.errors, ...body.errors];
    const [first] = errors;
    if (first)
      return fail('invalid', toSentence(first.path, first.message), { errors: errors.slice(0, MOST_ERRORS) });
    // The schemas are the endpoint's own, so their outputs are its input.
    return ok({ params: params.value, query: query.value, body: body.value } as EndpointInput<E>);
  };
}

type Prepare = (raw: unknown) => { readonly fields: Fields; readonly errors: readonly InvalidInput[] };

function partReader(schema: InputSchema | undefined, prepare: Prepare, parseFields?: ParseFields): ReadPart {
  if (!schema) return () => ({ value: {}, errors: [] });
  return (raw) => {
    const { fields, errors } = prepare(raw);
    const value = parseFields?.(fields);
    if (value !== undefined) return { value, errors };
    const parsed = schema.safeParse(fields, { error: describeIssue });
    if (parsed.success) return { value: parsed.data, errors };
    const known = new Set(errors.map((error) => error.path));
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: say(message),
    }));
    const others = issues.filter((issue) => !known.has(issue.path));
    return { value: undefined, errors: [...errors, ...withoutRepeats(others)] };
  };
}

/** Several rules of one input may say the same of it: 1e300 is over the most, and over what a whole number can be. */
function withoutRepeats(errors: readonly InvalidInput[]): InvalidInput[] {
  return errors.filter(
    ({ path, message }, at) =>
      errors.findIndex((each) => each.path === path && each.message === message) === at,
  );
}

const UNSTORABLE = t`Must not contain a NUL character or half of a character`;

/** The texts that no store can keep. */
function unstorable(value: unknown, path: readonly string[] = []): InvalidInput[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path: path.join('.'), message: say(UNSTORABLE) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => unstorable(each, [...path, key]));
}

const NOT_AN_OBJECT: InvalidInput = { path: '', message: t`The body must be a JSON object.` };

/** What is looked up in the store or written to it. A search term may be anything. */
function toStoredFields(raw: unknown): ReturnType<Prepare> {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject
    ? { fields: raw as Fields, errors: unstorable(raw) }
    : { fields: {}, errors: [{ ...NOT_AN_OBJECT, message: say(NOT_AN_OBJECT.message) }] };
}

/** Query fields are text; a field whose schema is a list takes `name` and `name[]`, once or several times. */
function queryFields(schema: InputSchema | undefined): Prepare {
  const places = new Map<string, { readonly name: string; readonly isList: boolean }>();
  for (const [name, field] of Object.entries(schema?.shape ?? {})) {
    const place = { name, isList: isList(field) };
    places.set(name, place);
    if (place.isList) places.set(`${name}[]`, place);
  }
  return (raw) => {
    const fields: Record<string, unknown> = {};
    const errors: InvalidInput[] = [];
    for (const [key, value] of Object.entries(raw as Fields)) {
      const place = places.get(key);
      if (place === undefined || value === undefined) continue;
      const { name } = place;
      if (place.isList) fields[name] = joinLists(fields[name], value, key === name);
      else if (Array.isArray(value)) errors.push({ path: name, message: t`May be given only once` });
      else fields[name] = value;
    }
    return { fields, errors };
  };
}

/** Those of `name` stand before those of `name[]`. */
function joinLists(known: unknown, value: unknown, isFirst: boolean): unknown[] {
  if (known === undefined) return [value].flat();
  return isFirst ? [value, known].flat() : [known, value].flat();
}

function isList(schema: unknown): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return isList(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return isList(schema.in);
  return schema instanceof z.ZodArray;
}
