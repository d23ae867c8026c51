import type { Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, type NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { servingSize } from '#web/features/product-facts/amount-text.ts';
import { listImages } from '#web/features/product-facts/product-images.ts';

/** schema.org's names for the nutrients it knows. */
const CONTENTS: Readonly<Partial<Record<NutrientLabel, string>>> = {
  calories: 'calories',
  total_fat: 'fatContent',
  saturated_fat: 'saturatedFatContent',
  trans_fat: 'transFatContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
  total_carbohydrate: 'carbohydrateContent',
  dietary_fiber: 'fiberContent',
  sugars: 'sugarContent',
  protein: 'proteinContent',
};

/** A product as schema.org's Product for search engines, put into the page by the server; the unknown is left out. */
export function productJsonLd(product: Product, nutrition: Nutrition | undefined) {
  const { brand, description, family_title: category, price, gtin } = product;
  const images = listImages(product.image_urls);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: displayName(product),
    gtin14: gtin,
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    ...(description !== null && { description }),
    ...(category !== null && { category }),
    ...(images.length > 0 && { image: images }),
    ...(price && { offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency } }),
    ...(nutrition && { nutrition: nutritionInformation(nutrition) }),
  };
}

function nutritionInformation({ serving_info, nutrients }: Nutrition) {
  const serving = servingSize(serving_info);
  const contents = nutrients.flatMap((nutrient) => {
    const name = CONTENTS[nutrient.nutrient_label];
    const { standardized_value: value, standardized_unit: unit, less_than } = nutrient;
    return name === undefined || value === null || unit === FLAGGED_UNIT || less_than
      ? []
      : [[name, `${value} ${unit === 'kcal' ? 'calories' : unit}`] as const];
  });
  return {
    '@type': 'NutritionInformation',
    ...(serving !== undefined && { servingSize: serving }),
    ...Object.fromEntries(contents),
  };
}
