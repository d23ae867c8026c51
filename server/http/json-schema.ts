import { z } from 'zod';

/** A schema of the contract as JSON Schema (2020-12): what is sent, or what is answered. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy });
}

/**
 * The bounds of a safe integer say nothing about the API, and a pattern says nothing about a number. The default of
 * a parameter that is text on the wire and a number to us is left out by the generator: here it belongs.
 */
function tidy({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.type !== 'integer') return;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema.pattern;
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = Number(zodSchema.def.defaultValue);
}
