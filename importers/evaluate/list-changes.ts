import { ALLERGENS } from '#contract/allergens.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import { DIET_NAMES, DIET_TYPES, type DietType } from '#contract/product.ts';
import type { EvaluatedProduct } from '#server/catalogue/evaluation/evaluation-batch.ts';
import { guidelineSubject } from '#server/catalogue/evaluation/subject.queries.ts';
import type { PreparedProduct } from '#server/catalogue/product/prepare-product.ts';
import { explainProduct } from '#server/guidelines/evaluate.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { allergenReason } from './allergen-reason.ts';
import { dietReason } from './diet-reason.ts';
import type { LabelChange } from './label-change.ts';
import { novaReason, verdictReason } from './verdict-reason.ts';

const UNKNOWN = 'unknown';

type AddChange = (change: Omit<LabelChange, 'gtin' | 'name'>) => void;

/** The labels of a product that are others now, each with what decides it. */
export function listChanges(product: EvaluatedProduct): LabelChange[] {
  const { stored, now } = product;
  const subject = subjectOf(now);
  let explained: GuidelineReply | undefined;
  const explain = () => {
    explained ??= explainProduct(subject);
    return explained;
  };
  const changes: LabelChange[] = [];
  const add: AddChange = (change) =>
    changes.push({ gtin: stored.gtin, name: now.normalized_name, ...change });
  for (const key of GUIDELINE_KEYS) {
    const states = { before: stored[key], after: now.labels.verdicts[key] };
    if (states.before === states.after) continue;
    const result = explain().guidelines.find(({ guideline }) => guideline === key);
    if (result)
      add({ section: 'Verdicts', label: GUIDELINES[key].name, key, ...states, ...verdictReason(result) });
  }
  const groups = {
    before: String(stored.nova_label ?? UNKNOWN),
    after: now.labels.nova_label ?? UNKNOWN,
  };
  if (groups.before !== groups.after)
    add({ section: 'NOVA', label: 'NOVA group', key: 'nova', ...groups, ...novaReason(explain().nova) });
  addAllergens(product, add);
  for (const diet of DIET_TYPES) {
    const before = followsOrNot(stored.derived_diets, diet);
    const after = followsOrNot(now.labels.derived_diets, diet);
    if (before === after) continue;
    const reason = dietReason(diet, subject, explain());
    add({ section: 'Diets', label: DIET_NAMES[diet], key: diet, before, after, ...reason });
  }
  return changes;
}

function followsOrNot(diets: readonly DietType[], diet: DietType): string {
  return diets.includes(diet) ? 'derived' : 'not derived';
}

function addAllergens(product: EvaluatedProduct, add: AddChange) {
  const before = new Map(product.stored.allergens.map(([allergen, state]) => [allergen, state]));
  const after = new Map(product.now.item.allergens.map((known) => [known.allergen, known]));
  for (const allergen of new Set([...before.keys(), ...after.keys()])) {
    const known = after.get(allergen);
    const states = { before: before.get(allergen) ?? UNKNOWN, after: known?.state ?? UNKNOWN };
    if (states.before === states.after) continue;
    const reason = allergenReason(allergen, known, product.stored.records);
    add({ section: 'Allergens', label: ALLERGENS[allergen], key: allergen, ...states, ...reason });
  }
}

/** What the guidelines look at, as they would read it from the product's row. */
function subjectOf({ item, normalized_name, category, nutrients }: PreparedProduct): GuidelineSubject {
  const { serving, package_weight } = item;
  const row = {
    normalized_name,
    ...category,
    ingredients: item.ingredients,
    serving_size_value: serving.size?.value ?? null,
    serving_size_unit: serving.size?.unit ?? null,
    serving_description: serving.description,
    servings_per_container: serving.per_container,
    package_weight_value: package_weight?.value ?? null,
    package_weight_unit: package_weight?.unit ?? null,
    product_type: item.product_type,
  };
  const contains = item.allergens.flatMap(({ allergen, state }) => (state === 'contains' ? [allergen] : []));
  return guidelineSubject(row, nutrients, contains);
}
