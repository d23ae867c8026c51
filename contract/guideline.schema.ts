import { z } from 'zod';
import { gtinSchema } from './gtin.schema.ts';
import { CERTAINTIES, GUIDELINE_KEYS, VERDICTS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';

export const verdictSchema = z.enum(VERDICTS);

const criterionSchema = z.object({
  id: z.string(),
  label: z.string(),
  verdict: verdictSchema,
  /** A number in `unit`, a word for what is not a number, null where it is not known. */
  measured: z.union([z.number(), z.string()]).nullable(),
  limit: z.union([z.number(), z.string()]).nullable(),
  unit: z.string().nullable(),
  comparison: z.enum(['<', '<=', '>=', '=', 'is']),
  /** How far inside the limit (positive) or past it (negative), in `unit`. */
  margin: z.number().nullable(),
  /** The rule's text and paragraph. */
  source: z.string(),
  /** What is missing, which exemption holds, or how the number came about. */
  note: z.string().nullable(),
});

const ruleSetSchema = z.object({
  version: z.string(),
  effective_from: z.iso.date().nullable(),
  certainty: z.enum(CERTAINTIES),
});

export const guidelineResultSchema = z.object({
  guideline: z.enum(GUIDELINE_KEYS),
  verdict: verdictSchema,
  /** One sentence: what, and why. */
  summary: z.string(),
  rule_set: ruleSetSchema,
  criteria: z.array(criterionSchema),
  /** Smart Snack tells school grades apart for drinks and caffeine; a pass is a pass in every grade. */
  grades: z.object({ elementary: verdictSchema, middle: verdictSchema, high: verdictSchema }).optional(),
  /** Newer versions that are not known to have replaced this one, such as New York's additions of 2025. */
  later_versions: z.array(ruleSetSchema.extend({ verdict: verdictSchema, summary: z.string() })).optional(),
});

export const guidelinesContract = {
  evaluate: endpoint({
    method: 'GET',
    path: '/api/products/{gtin}/guidelines',
    access: 'public',
    summary: 'Whether the product meets each guideline, and why',
    params: z.object({ gtin: gtinSchema }),
    reply: z.object({ guidelines: z.array(guidelineResultSchema) }),
  }),
};
