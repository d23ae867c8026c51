import { describe, expect, test } from 'vitest';
import type { Gtin } from '#contract/gtin.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, perServing, tradeItem } from '#tests/support/trade-items.ts';

const [SOUP, SALTY, SILENT, OTHER, ABSURD] = [1, 2, 3, 4, 5].map(demoGtin) as [Gtin, Gtin, Gtin, Gtin, Gtin];
const soup = (gtin: Gtin, sodium: number | null, sugars: number | null) =>
  tradeItem({
    gtin,
    name: `Tomato Soup ${gtin.slice(-2)}`,
    brand: 'Norrland',
    family_code: '50390000',
    ...perServing(200, { ...(sodium !== null && { sodium }), ...(sugars !== null && { sugars }) }),
  });

const { app } = await openTestApp([
  soup(SOUP, 300, 4),
  soup(SALTY, 900, 0),
  soup(SILENT, 500, null),
  { ...soup(ABSURD, 900_000, 5), name: 'Bouillon' },
  tradeItem({ gtin: OTHER, name: 'Napkins', nutrients: [] }),
]);
const get = (query: string) => getJson(app, `/api/products/points?${query}`);

describe('points', () => {
  test.each(['x=sodium', 'x=sodium&y=joy', 'x=sodium&y=sugars&guideline=none', 'x=sodium&y=sugars&with=12'])(
    'are refused for %s',
    async (query) => {
      expect((await get(query)).status).toBe(422);
    },
  );

  test('have both figures of each product, and null for what is not known, which zero is not', async () => {
    const { status, body } = await get('x=sodium&y=sugars&search_term=soup');
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    const by = new Map(body.points.map((point: { gtin: string }) => [point.gtin, point]));
    expect(by.get(SOUP)).toMatchObject({ x: 300, y: 4, brand: 'Norrland' });
    expect(by.get(SALTY)).toMatchObject({ x: 900, y: 0 });
    expect(by.get(SILENT)).toMatchObject({ x: 500, y: null });
  });

  test('are those in 100 g where that is asked for', async () => {
    const { body } = await get('x=sodium-per-100&y=sugars-per-100&search_term=soup&nutrient=sodium:..300');
    expect(body.points).toMatchObject([{ gtin: SOUP, x: 150, y: 2 }]);
  });

  test('know no figure that cannot be: 450 g of sodium in 100 g', async () => {
    const { body } = await get('x=sodium&y=sugars&search_term=bouillon');
    expect(body.points).toMatchObject([{ gtin: ABSURD, x: null, y: 5 }]);
  });

  test('have a product that is asked for in any case, without its being counted as found', async () => {
    const { body } = await get(`x=sodium&y=sugars&search_term=soup&with=${OTHER}`);
    expect(body.total).toBe(3);
    expect(body.points.at(-1)).toMatchObject({ gtin: OTHER, x: null, y: null });
  });

  test('come with limits of the same amount of food alone, and how many products they are of', async () => {
    const { body } = await get('x=sodium&y=sugars&search_term=soup&guideline=good_choice');
    expect(body.judged).toBe(3);
    expect(body.limits).toEqual([{ axis: 'x', comparison: '<=', limit: 480, products: 3 }]);
    const per100 = await get('x=sodium-per-100&y=sugars-per-100&search_term=soup&guideline=good_choice');
    expect(per100.body.limits).toEqual([]);
    // Smart Snack limits an item as packaged.
    expect((await get('x=sodium&y=sugars&search_term=soup')).body.limits).toEqual([]);
  });
});
