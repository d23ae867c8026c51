import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTokenApp } from '#tests/support/token-app.ts';

const { app, signUp } = await openTokenApp([]);
const ADDRESS = '/api/standards/choice';
const CHOICE = {
  standards: ['nutri_score', 'smart_snack', 'fda_healthy'],
  places: ['US', 'CA'],
  channels: ['school'],
  day: '2027-01-15',
};

function call(token: string, method: 'GET' | 'PUT', payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ method, url: ADDRESS, headers, ...(payload && { payload }) });
}

describe('a choice is refused', () => {
  test('without an account', async () => {
    expect((await app.inject({ url: ADDRESS })).statusCode).toBe(401);
  });

  test.each([
    [
      { ...CHOICE, standards: ['smart'] },
      'Must be one of good_choice, smart_snack, philly, school_meal_sugars',
    ],
    [{ ...CHOICE, standards: ['ca_ab_419'] }, 'us_bvo, us_pho, us_red_3, us_orange_b, ca_ab_418, ca_ab_2316'],
    [{ ...CHOICE, standards: ['ca_ab_418', 'ca_ab_418'] }, 'Must name each standard once'],
    [{ ...CHOICE, standards: ['nutri_score', 'nutri_score'] }, 'Must name each standard once'],
    [{ ...CHOICE, places: ['NY'] }, 'Must be one of US, AR'],
    [{ ...CHOICE, channels: ['vending'] }, 'Must be one of school, hospital, retail'],
    [{ ...CHOICE, channels: ['school', 'school'] }, 'Must name each channel once'],
    [
      { ...CHOICE, day: '2027-02-30' },
      'Must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15',
    ],
    [{ ...CHOICE, day: '1999-01-01' }, 'Must be a day from 2005-12-01 to 2040-12-31'],
  ])('%j, and the saved one stays', async (body, words) => {
    const token = await signUp(`${randomUUID()}@example.com`);
    await call(token, 'PUT', CHOICE);
    const refused = await call(token, 'PUT', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(words);
    expect((await call(token, 'GET')).json()).toEqual({ choice: CHOICE });
  });
});

test('a user’s choice keeps its order, is replaced as a whole, and leaves those of others alone', async () => {
  const [one, other] = [
    await signUp(`${randomUUID()}@example.com`),
    await signUp(`${randomUUID()}@example.com`),
  ];
  expect((await call(one, 'GET')).json()).toEqual({ choice: null });
  expect((await call(one, 'PUT', CHOICE)).json()).toEqual({ choice: CHOICE });
  const next = { standards: [], places: [], channels: [], day: null };
  await call(one, 'PUT', next);
  expect((await call(one, 'GET')).json()).toEqual({ choice: next });
  expect((await call(other, 'GET')).json()).toEqual({ choice: null });
});

test('an ingredient law is chosen like a standard, in its place among them', async () => {
  const token = await signUp(`${randomUUID()}@example.com`);
  const choice = { ...CHOICE, standards: ['ca_ab_418', 'smart_snack', 'us_red_3', 'nutri_score'] };
  await call(token, 'PUT', choice);
  expect((await call(token, 'GET')).json()).toEqual({ choice });
});

test('a choice without channels is for all of them', async () => {
  const token = await signUp(`${randomUUID()}@example.com`);
  const { channels: _, ...rest } = CHOICE;
  expect((await call(token, 'PUT', rest)).json()).toEqual({ choice: { ...CHOICE, channels: [] } });
});
