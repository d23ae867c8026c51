import { expect, test } from 'vitest';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { productJsonLd } from './product-json-ld.ts';

const BARE = {
  gtin: '09521638002484',
  name: null,
  normalized_name: 'Oat Bar </script>',
  title: null,
  brand: null,
  description: null,
  family_title: null,
  price: null,
  image_urls: { externalFileLink: [], dam: [] },
} as unknown as Product;

const NUTRITION = {
  serving_info: {
    servings_per_container: null,
    serving_size_value: 40,
    serving_size_unit: 'g',
    serving_description: null,
  },
  nutrients: [
    { nutrient_label: 'calories', standardized_value: 180, standardized_unit: 'kcal' },
    { nutrient_label: 'sodium', standardized_value: null, standardized_unit: 'mg' },
    { nutrient_label: 'protein', standardized_value: 5, standardized_unit: 'flagged' },
    { nutrient_label: 'sugars', standardized_value: 0, standardized_unit: 'g' },
  ],
} as unknown as Nutrition;

test('what is not known is not there', () => {
  expect(productJsonLd(BARE, undefined)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Oat Bar </script>',
    gtin14: '09521638002484',
  });
});

test('nutrients are those known in a unit that can be theirs; zero is known', () => {
  const { nutrition } = productJsonLd(BARE, NUTRITION);
  expect(nutrition).toEqual({
    '@type': 'NutritionInformation',
    servingSize: '40g',
    calories: '180 calories',
    sugarContent: '0 g',
  });
});

test('brand, category, pictures and price come along', () => {
  const product: Product = {
    ...BARE,
    brand: 'Ivelle',
    family_title: 'Beverages',
    price: { amount: 6.79, currency: 'USD', unit: 'each' },
    image_urls: { externalFileLink: ['/packs/1/front.svg'], dam: [] },
  };
  expect(productJsonLd(product, undefined)).toMatchObject({
    brand: { name: 'Ivelle' },
    category: 'Beverages',
    image: ['/packs/1/front.svg'],
    offers: { price: 6.79, priceCurrency: 'USD' },
  });
});
