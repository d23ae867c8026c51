import { expect, test } from 'vitest';
import type { Product } from '#contract/product.schema.ts';
import { keepOnly, type Picked, pickedState, togglePage, toggleProduct } from './picked.ts';

const product = (gtin: string) => ({ gtin }) as unknown as Product;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(product) as [Product, Product, Product, Product];
const of = (...products: readonly Product[]): Picked => new Map(products.map((each) => [each.gtin, each]));

test('an empty page is never chosen', () => {
  expect(pickedState(of(a), [])).toBe('none');
});

test('choosing all of a page, and none of it, leaves what other pages gave', () => {
  const all = togglePage(of(a, c), [c, d]);
  expect([...all.keys()]).toEqual(['a', 'c', 'd']);
  expect(pickedState(all, [c, d])).toBe('all');
  expect([...togglePage(all, [c, d]).keys()]).toEqual(['a']);
});

test('a product is chosen and let go; after an action those that failed stay', () => {
  expect(pickedState(toggleProduct(of(a), b), [b, c])).toBe('some');
  expect([...toggleProduct(of(a, b), a).keys()]).toEqual(['b']);
  expect([...keepOnly(of(a, b, c), ['b', 'x']).keys()]).toEqual(['b']);
});
