import { describe, expect, it } from 'vitest';
import { type Known, offerChoices } from './choices.ts';

const names = (text: string, isUser = false) =>
  Object.fromEntries(
    offerChoices(text, { isUser }).map(({ title, items }) => [title, items.map(({ name }) => name)]),
  );

describe('the palette', () => {
  it('offers pages and actions before anything is typed', () => {
    expect(Object.keys(names(''))).toEqual(['Pages', 'Actions']);
    expect(Object.keys(names('   '))).toEqual(['Pages', 'Actions']);
  });

  it('offers a visitor ways in, and lists only to a user', () => {
    expect(names('').Pages).toContain('Log in');
    expect(names('').Pages).not.toContain('Cart');
    expect(names('', true).Pages).toContain('Cart');
    expect(names('', true).Pages).not.toContain('Log in');
    expect(names('log out')).not.toHaveProperty('Actions');
    expect(names('log out', true).Actions).toEqual(['Log out']);
  });

  it('finds by the beginnings of words, in any order, without accents or case', () => {
    expect(names('NUTRI-sc').Standards).toEqual(['Nutri-Score 2023']);
    expect(names('seals méx').Standards).toEqual(['Mexico’s black seals']);
    expect(names('score utri')).not.toHaveProperty('Standards');
  });

  it('offers the other language by its own name', () => {
    expect(names('espan').Actions).toEqual(['Español']);
    expect(names('idioma').Actions).toEqual(['Español']);
  });

  it('finds a page by what it holds', () => {
    expect(names('tokens', true).Pages).toEqual(['Settings']);
    expect(names('tokens')).not.toHaveProperty('Pages');
  });

  it('offers saved searches by their names, also before anything is typed', () => {
    const saved = [
      { id: '1', name: 'Low sodium soups', address: '/products-nuts?q=soup', query: '', created_at: '' },
    ];
    const [, group] = offerChoices('', { isUser: true, saved });
    expect(group).toMatchObject({
      title: 'Saved searches',
      items: [{ name: 'Low sodium soups', does: { to: '/products-nuts', search: { q: 'soup' } } }],
    });
    expect(offerChoices('sod sou', { isUser: true, saved })[0]).toEqual(group);
    expect(offerChoices('sodas', { isUser: true, saved }).map(({ title }) => title)).toEqual(['Products']);
  });

  it('always offers the search for what was typed', () => {
    expect(names('<script>')).toEqual({ Products: ['Search products for “<script>”'] });
  });

  it('finds ingredient laws among the standards', () => {
    expect(names('red 3').Standards).toContain('FDA: Red No. 3');
  });

  it('lets a long category break after its slashes', () => {
    const suggestion = {
      kind: 'category',
      text: 'Bread/Bakery Products',
      gtin: null,
      product_count: 2,
    } as const;
    expect(offerChoices('bakery', { isUser: false, suggestions: [suggestion] })[0]?.items.at(-1)?.name).toBe(
      'Bread/\u200bBakery Products',
    );
  });

  it('leads where each suggestion leads on the list', () => {
    const [group] = offerChoices('qqq', {
      isUser: false,
      suggestions: [
        { kind: 'term', text: 'oat milk', gtin: null, product_count: 12 },
        { kind: 'brand', text: 'Waxwing', gtin: null, product_count: 3 },
        { kind: 'category', text: 'Beverages', gtin: null, product_count: null },
        { kind: 'product', text: 'Oat Drink', gtin: '00012345678905', product_count: null },
      ],
    });
    expect(group?.items.slice(1).map(({ note, does }) => [note, does])).toEqual([
      ['12', { to: '/products', search: { q: 'oat milk' } }],
      ['3', { to: '/products', search: { brand: 'Waxwing' } }],
      [undefined, { to: '/products', search: { category: ['Beverages'] } }],
      ['00012345678905', { to: '/products/$gtin', params: { gtin: '00012345678905' } }],
    ]);
  });

  it('offers a day that is typed, and today where another is chosen', () => {
    const jam = { kind: 'term', text: 'jam', gtin: null, product_count: 9 } as const;
    expect(offerChoices('15 Jan 2027', { isUser: false, suggestions: [jam] })).toMatchObject([
      { title: 'Day', items: [{ name: 'View as of 15 Jan 2027', does: { day: '2027-01-15' } }] },
      { title: 'Products', items: [{ name: 'Search products for “15 Jan 2027”' }] },
    ]);
    const actions = (day?: string) =>
      offerChoices('view', { isUser: false, day }).find(({ title }) => title === 'Actions')?.items;
    expect(actions('2027-01-15')).toMatchObject([{ name: 'View as of today', does: { day: null } }]);
    expect(actions()).toBeUndefined();
  });

  it('offers what can be done about a law: its products, the last order, the day it begins', () => {
    const law = {
      key: 'us_red_3',
      title: 'FDA: Red No. 3',
      status: 'coming',
      from: '2027-01-15',
      counts: { named: 1412, not_named: 5, unknown: 1 },
    };
    const known = { laws: [law], orders: [{ id: 'o', name: 'November' }] } as unknown as Known;
    const groups = offerChoices('red 3', { ...known, isUser: true });
    expect(groups.find(({ title }) => title === 'Actions')?.items).toEqual([
      {
        kind: 'action',
        name: 'Show products named by FDA: Red No. 3',
        note: '1,412',
        does: { to: '/products', search: { law: ['us_red_3'], ingredient_laws: 'named_later' } },
      },
      {
        kind: 'action',
        name: 'Check November on its scorecard',
        does: { to: '/orders/$orderId/$part', params: { orderId: 'o', part: 'scorecard' } },
      },
      { kind: 'day', name: 'View as of 15 Jan 2027', does: { day: '2027-01-15' } },
    ]);
    expect(groups.find(({ title }) => title === 'Standards')?.items[0]).toMatchObject({
      note: 'from 15 Jan 2027',
    });
  });
});
