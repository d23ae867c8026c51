import type { Allergen } from '#contract/allergens.ts';
import type { Source } from '#contract/product.ts';
import type { StoredProduct } from '#server/catalogue/evaluation/evaluation.queries.ts';
import type { KnownAllergen } from '#server/catalogue/sources/join-allergens.ts';
import { readSourceRecord } from '#server/catalogue/sources/record-json.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { readIngredients } from '#server/guidelines/ingredients/read-ingredients.ts';
import { allergenBits } from '#server/guidelines/ingredients/words/allergen-sources.ts';
import { type Reason, sameReason } from './label-change.ts';

/** Who declares an allergen, or the word of an ingredient list, or the name, that names it. */
export function allergenReason(
  allergen: Allergen,
  known: KnownAllergen | undefined,
  records: StoredProduct['records'],
): Reason {
  if (known === undefined) return sameReason('neither declared nor named');
  const items = records.map(([source, , record]) => ({ source, item: readSourceRecord(source, record) }));
  const { state, source } = known;
  if (state === 'conflict')
    return sameReason(`free from by ${source}, and ${namingWord(allergen, items) ?? 'a word'} names it`);
  if (state === 'named') return sameReason(namingWord(allergen, items) ?? 'the name');
  const isDeclared = items.some(
    (one) =>
      one.source === source &&
      one.item.allergens.some((stated) => stated.allergen === allergen && stated.containment === state),
  );
  if (isDeclared) return sameReason(`declared by ${source}`);
  if (state === 'free_from') return sameReason(`claimed by ${source}`);
  const word = state === 'may_contain' ? ambiguousWord(allergen, items) : undefined;
  return sameReason(word === undefined ? `stated in the text of ${source}` : `${word} may mean it`);
}

type Items = readonly { readonly source: Source; readonly item: TradeItem }[];

function namingWord(allergen: Allergen, items: Items): string | undefined {
  const bit = allergenBits([allergen]);
  return findName(
    items,
    ({ sure, unlessParts }, parts) => ((parts > 0 ? sure : sure | unlessParts) & bit) !== 0,
  );
}

function ambiguousWord(allergen: Allergen, items: Items): string | undefined {
  const bit = allergenBits([allergen]);
  return findName(items, ({ maybe }) => (maybe & bit) !== 0);
}

type Named = ReturnType<typeof readIngredients>['entries'][number]['traits']['allergens'];

/** The first ingredient of any list that does, in quotation marks. */
function findName(items: Items, does: (named: Named, parts: number) => boolean): string | undefined {
  for (const { item } of items) {
    if (item.ingredients === null) continue;
    const found = readIngredients(item.ingredients).entries.find(({ ingredient, traits }) =>
      does(traits.allergens, ingredient.parts.length),
    );
    if (found) return `“${found.ingredient.name}”`;
  }
  return undefined;
}
