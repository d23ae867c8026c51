import type { z } from 'zod';
import type { dietClaimsReply } from './diet-claims.schema.ts';

export type DietClaims = z.output<typeof dietClaimsReply>;
