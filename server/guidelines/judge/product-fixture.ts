import { deriveFacts, type Facts } from '../facts/derive-facts.ts';
import type { ProductKind } from '../facts/product-kinds.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG } from '../subject-fixture.ts';

/** A package of 50 g far past every limit of a snack, so that only an exemption can lift one. */
export function product(
  name: string,
  ingredients: string | null,
  more: Partial<GuidelineSubject> = {},
): GuidelineSubject {
  return {
    ...BAG,
    name,
    ingredients,
    family_code: null,
    class_code: null,
    brick_code: null,
    serving_size: { value: 50, unit: 'g' },
    package_weight: { value: 50, unit: 'g' },
    per_serving: { calories: 400, total_fat: 30, saturated_fat: 10, sodium: 500, sugars: 20 },
    ...more,
  };
}

/** The facts of a product whose kind is given, so that a test rests on no name or code being recognised. */
export function factsOf(kind: ProductKind | undefined, subject: GuidelineSubject): Facts {
  return { ...deriveFacts(subject), kind: kind === undefined ? undefined : { kind, from: 'GPC brick' } };
}
