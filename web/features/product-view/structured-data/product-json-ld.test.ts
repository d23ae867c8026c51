import { expect, test } from 'vitest';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { NO_SERVING, nutrient, PRODUCT } from '#tests/support/product-facts.ts';
import { productJsonLd } from './product-json-ld.ts';

const BARE: Product = { ...PRODUCT, normalized_name: 'Oat Bar </script>', brand: null, family_title: null };

const NUTRITION: Nutrition = {
  serving_info: { ...NO_SERVING, serving_size_value: 40, serving_size_unit: 'g' },
  nutrients: [
    nutrient('calories', { standardized_value: 180 }),
    nutrient('sodium'),
    nutrient('protein', { standardized_value: 5, standardized_unit: 'flagged' }),
    nutrient('sugars', { standardized_value: 0 }),
  ],
};

test('what is not known is not there', () => {
  expect(productJsonLd(BARE, undefined)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Oat Bar </script>',
    gtin14: '09521234543213',
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
