import { z } from 'zod';
import { gtinReply, gtinSchema, ofGtin } from './gtin.schema.ts';
import { CERTAINTIES, GUIDELINE_KEYS, VERDICTS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { repeatable } from './http/query-values.ts';
import { judgedDay } from './judged-day.schema.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { DIET_TYPES, NOVA_LABELS } from './product.ts';

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
  /** "the label rounds 2.71 g to 2.5 g": where the label's figure would pass or fail otherwise, or reads as the limit. */
  rounding: z.string().nullable(),
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

/** The NOVA group with the signs of processing that make it so. */
const novaExplanationSchema = z.object({
  /** null where it cannot be told; `why` says what is missing. */
  label: z.enum(NOVA_LABELS).nullable(),
  /** The highest group's first: the published marker, and the product's own word for it. */
  markers: z.array(z.object({ group: z.enum(NOVA_LABELS), marker: z.string(), found: z.string() })),
  why: z.string().nullable(),
});

/** What follows from the product's own numbers and ingredients; no source declares it. */
const derivedClaimsSchema = z.object({
  claims: z.array(z.object({ tag: z.string(), because: z.string(), source: z.string() })),
  diet_types: z.array(z.object({ diet: z.enum(DIET_TYPES), because: z.string() })),
});

/** Values that cannot be true: shown so, and what rests on them is unknown. */
const implausibleSchema = z.array(z.object({ nutrient: z.enum(NUTRIENT_LABELS), reason: z.string() }));

export const guidelineReply = z.object({
  guidelines: z.array(guidelineResultSchema),
  nova: novaExplanationSchema,
  derived: derivedClaimsSchema,
  implausible: implausibleSchema,
});

/** A value of a product that is past a guideline's limit, under the nutrient it is about. */
const pastLimitSchema = criterionSchema
  .pick({
    label: true,
    measured: true,
    limit: true,
    unit: true,
    comparison: true,
    margin: true,
    rounding: true,
  })
  .extend({ guideline: z.enum(GUIDELINE_KEYS), nutrient: z.enum(NUTRIENT_LABELS) });

export const nutrientLimitsSchema = z.object({
  past: z.array(pastLimitSchema),
  implausible: implausibleSchema,
});

const guidelineDay = judgedDay.optional().meta({
  description:
    'The day whose version of each guideline judges; one that begins after it is left out. Today in UTC where absent.',
});

export const guidelinesContract = {
  evaluate: endpoint(
    'GET /api/products/{gtin}/guidelines',
    'public',
    'Whether the product meets each guideline, its NOVA group and what follows from its label, and why',
    {
      params: ofGtin,
      query: z.object({ day: guidelineDay }),
      reply: guidelineReply,
    },
  ),
  limits: endpoint(
    'GET /api/products/limits',
    'public',
    'Values of several products, up to 64, that are past a limit of a guideline or cannot be true; what no product has is left out',
    {
      query: z.object({ gtin: repeatable(gtinSchema), day: guidelineDay }),
      reply: z.object({ limits: z.array(nutrientLimitsSchema.extend({ gtin: gtinReply })) }),
    },
  ),
};

export type GuidelineResult = z.output<typeof guidelineResultSchema>;
export type Criterion = GuidelineResult['criteria'][number];

/** What a product's figures are marked with: limits they are past, and values that cannot be true. */
export type NutrientLimits = z.output<typeof nutrientLimitsSchema>;
export type PastLimit = NutrientLimits['past'][number];

/** Everything the guideline engine says of a product. */
export type GuidelineReply = z.output<typeof guidelineReply>;
