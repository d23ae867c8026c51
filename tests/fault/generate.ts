import type { z } from 'zod';
import { toJsonSchema } from '#server/http/json-schema.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** A source of chance that a number repeats (mulberry32). */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(values: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}

/** What programs trip over: in texts, numbers and shapes. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'K',
  '\r\nset-cookie: a=b',
  "' OR 1=1 --",
  '=1+1',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  'x'.repeat(5_000),
  '9'.repeat(400),
  '🥜'.repeat(200),
  '__proto__',
  -1,
  0,
  1.5,
  1e308,
  -1e-308,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: 1 },
  { toString: 1 },
];

/** A value the schema allows, mostly; now and then a hostile one in its place. */
function generated(schema: Schema, from: Chance, hostility: number): unknown {
  if (from.next() < hostility) return from.pick(HOSTILE);
  const { anyOf, enum: choices, const: only } = schema;
  if (only !== undefined) return only;
  if (choices) return from.pick(choices);
  if (anyOf) return generated(from.pick(anyOf) as Schema, from, hostility);
  if (schema.type === 'object') return objectOf(schema, from, hostility);
  if (schema.type === 'array') return arrayOf(schema, from, hostility);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, from);
  if (schema.type === 'boolean') return from.next() < 0.5;
  return schema.type === 'string' ? textOf(schema, from) : null;
}

function objectOf({ properties = {}, required = [] }: Schema, from: Chance, hostility: number) {
  const names = Object.keys(properties).filter((name) => required.includes(name) || from.next() < 0.4);
  return Object.fromEntries(
    names.map((name) => [name, generated(properties[name] as Schema, from, hostility)]),
  );
}

function arrayOf({ items, minItems = 0, maxItems = 3 }: Schema, from: Chance, hostility: number) {
  const length = Math.min(maxItems, minItems + from.below(3));
  return Array.from({ length }, () => generated((items ?? {}) as Schema, from, hostility));
}

function numberOf({ minimum = 0, maximum = 100, type }: Schema, from: Chance): number {
  const value = minimum + from.next() * (Math.min(maximum, minimum + 1_000) - minimum);
  return type === 'integer' ? Math.floor(value) : value;
}

const TEXTS = [
  'ketchup',
  'a',
  'Oat bar 7',
  '2026-11-24',
  'true',
  '12',
  'food service',
  'é',
  '01900000-0000-7000-8000-000000000001',
];
const KNOWN_GTIN = '09521638002484';

function textOf(
  { format, minLength = 0, maxLength = 200, pattern, default: usual }: Schema,
  from: Chance,
): string {
  if (format === 'uuid') return `01900000-0000-7000-8000-${String(from.below(40)).padStart(12, '0')}`;
  if (format === 'email') return `somebody${from.below(99)}@example.com`;
  if (format === 'date') return `20${10 + from.below(30)}-0${1 + from.below(9)}-1${from.below(9)}`;
  if (format === 'uri') return 'https://hooks.example.com/a';
  if (typeof usual === 'string' && from.next() < 0.3) return usual;
  if (pattern !== undefined && from.next() < 0.7)
    return from.pick([KNOWN_GTIN, '12', 'abcdefghijklmnop0', '123456']);
  return from
    .pick([...TEXTS, KNOWN_GTIN])
    .padEnd(minLength, 'x')
    .slice(0, maxLength);
}

const known = new WeakMap<z.ZodType, Schema>();

/** What a schema of the contract takes as input. */
export function inputOf(schema: z.ZodType, from: Chance, hostility: number): unknown {
  const json = known.get(schema) ?? toJsonSchema(schema, 'input');
  known.set(schema, json);
  return generated(json, from, hostility);
}
