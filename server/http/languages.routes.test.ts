import { describe, expect, test } from 'vitest';
import { bagOfChips } from '#tests/support/bag-of-chips.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const SALTY = demoGtin(2);

const { app } = await openTestApp([bagOfChips(SALTY, 'Salted Potato Chips', { sodium: 310 })]);

const SPANISH = { 'accept-language': 'es-MX,es;q=0.9' };
const ENGLISH = {};

async function get(url: string, headers: Readonly<Record<string, string>>) {
  const reply = await app.inject({ url, headers });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

/** Spanish first: what is kept of its answer is not for those who read English. */
async function inBoth(url: string) {
  return { spanish: await get(url, SPANISH), english: await get(url, ENGLISH) };
}

describe('a Spanish reader is told in Spanish', () => {
  test('what is wrong', async () => {
    const { spanish, english } = await inBoth('/api/cart');
    expect(spanish.status).toBe(401);
    expect(spanish.body).toMatchObject({ status: 401, detail: 'Inicie sesión para hacer esto.' });
    expect(english.body.detail).toBe('Please log in to do this.');
  });

  test.each([
    ['es-MX,es;q=0.9', 'El cuerpo no es JSON válido.'],
    ['en-US,en;q=0.9,es;q=0.8', 'The body is not valid JSON.'],
    ['fr', 'The body is not valid JSON.'],
  ])('of a body that cannot be read, preferring %s', async (language, detail) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      payload: '{"',
    });
    expect(reply.json()).toMatchObject({ status: 400, detail });
  });

  test('which inputs are wrong, after their names', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: SPANISH,
      payload: { name: 1 },
    });
    expect(reply.json()).toMatchObject({
      detail: 'El nombre es obligatorio.',
      errors: [
        { path: 'name', message: 'El nombre es obligatorio.' },
        { path: 'email' },
        { path: 'message' },
      ],
    });
  });

  test('a verdict with its criteria', async () => {
    const { spanish, english } = await inBoth(`/api/products/${SALTY}/guidelines`);
    expect(spanish.body.guidelines[1]).toMatchObject({
      verdict: 'fail',
      summary: 'No cumple Smart Snack: sodio por envase 310 mg, límite 200 mg.',
    });
    expect(english.body.guidelines[1].summary).toBe(
      'Fails Smart Snack: sodium per package 310 mg, limit 200 mg.',
    );
  });

  test('which standards there are, and what they ask', async () => {
    const { spanish, english } = await inBoth('/api/standards');
    const philly = (body: { standards: { key: string; place: string; binds: string }[] }) =>
      body.standards.find(({ key }) => key === 'philly');
    expect(philly(spanish.body)).toMatchObject({
      place: 'Filadelfia',
      binds: 'Agencias de la Ciudad de Filadelfia.',
    });
    expect(philly(english.body)).toMatchObject({
      place: 'Philadelphia',
      binds: 'Agencies of the City of Philadelphia.',
    });
  });

  test('what each standard can say of a product', async () => {
    const { spanish, english } = await inBoth('/api/standards');
    type Body = { standards: { key: string; outcomes: { name: string }[] }[] };
    const names = (body: Body, wanted: string) =>
      body.standards.find(({ key }) => key === wanted)?.outcomes.map(({ name }) => name);
    expect(names(spanish.body, 'health_star')?.slice(-3)).toEqual([
      '1.5 estrellas',
      '1 estrella',
      '0.5 estrellas',
    ]);
    expect(names(english.body, 'health_star')?.slice(-3)).toEqual(['1.5 stars', '1 star', '0.5 stars']);
    expect(names(spanish.body, 'mexico_seals')).toEqual(['Sin sello', 'Con sello']);
    const version = ({ standards }: { standards: { key: string; versions: { version: string }[] }[] }) =>
      standards.find(({ key }) => key === 'school_meal_sugars')?.versions.at(-1)?.version;
    expect([version(spanish.body), version(english.body)]).toEqual(['azúcares añadidos', 'added sugars']);
  });

  test('what an ingredient law covers', async () => {
    const { spanish, english } = await inBoth(`/api/products/${SALTY}/ingredient-laws`);
    const scope = (body: { laws: { key: string; scope: string }[] }) =>
      body.laws.find(({ key }) => key === 'us_bvo')?.scope;
    expect(scope(spanish.body)).toBe('Todos los alimentos en los Estados Unidos.');
    expect(scope(english.body)).toBe('All food in the United States.');
  });

  test('by the language chosen in the browser, whatever it prefers', async () => {
    const { body } = await get('/api/cart', { ...SPANISH, cookie: 'language=en' });
    expect(body.detail).toBe('Please log in to do this.');
  });
});

test('an answer that may be kept says for whom, and each language has a tag of its own', async () => {
  const url = `/api/products/${SALTY}/guidelines`;
  const { spanish, english } = await inBoth(url);
  expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: /accept-language, cookie/ });
  expect(english.headers).toMatchObject({ 'content-language': 'en', vary: /accept-language, cookie/ });
  expect(spanish.headers.etag).not.toBe(english.headers.etag);
});
