import { describe, expect, test } from 'vitest';
import { EMAIL, MARTA, openAuthApp } from '#tests/support/auth-app.ts';

const auth = await openAuthApp();

const COMPANY = {
  email: EMAIL,
  company_name: 'Northfield Foods',
  phone: '+1 555 0100',
  business_id: '12-3456789',
};

const SENTENCES = {
  company_name: 'Company name is required.',
  first_name: 'First name is required.',
  last_name: 'Last name is required.',
  email: 'Email is required.',
  phone: 'Phone number is required.',
  business_id: 'Business Reg Number/Tax ID/SSN is required.',
};
type Field = keyof typeof SENTENCES;
const missing = (...fields: readonly Field[]) =>
  fields.map((path) => ({ path, message: SENTENCES[path] })).toSorted(byPath);
const byPath = (a: { readonly path: string }, b: { readonly path: string }) => a.path.localeCompare(b.path);

async function refusalOf(body: unknown) {
  const { status, body: problem } = await auth.post('signup', body);
  expect(status).toBe(422);
  const errors = problem.errors as { path: string; message: string }[];
  expect(errors.map(({ message }) => message)).toContain(problem.detail);
  return errors.toSorted(byPath);
}

async function expectNothingStored() {
  for (const table of ['magic_links', 'mail_outbox', 'users'] as const)
    expect(await auth.store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
}

describe('a signup is refused, and nothing is mailed', () => {
  test.each<[Field]>([['company_name'], ['email'], ['phone'], ['business_id']])(
    'of a company without %s',
    async (field) => {
      for (const value of [undefined, null, '', '  '])
        expect((await refusalOf({ ...COMPANY, [field]: value })).map(({ message }) => message)).toContain(
          SENTENCES[field],
        );
      expect(await refusalOf({ ...COMPANY, [field]: '' })).toEqual(missing(field));
      await expectNothingStored();
    },
  );

  test.each<[Field]>([['first_name'], ['last_name'], ['email'], ['business_id']])(
    'of an individual without %s',
    async (field) => {
      for (const value of [undefined, '', '  '])
        expect(await refusalOf({ ...MARTA, [field]: value })).toEqual(missing(field));
      await expectNothingStored();
    },
  );

  test('with everything missing named at once, as the form does', async () => {
    const company = missing('company_name', 'email', 'phone', 'business_id');
    expect(await refusalOf({})).toEqual(company);
    expect(await refusalOf({ company_name: '', email: ' ', phone: '', business_id: '' })).toEqual(company);
    expect(await refusalOf({ first_name: '', last_name: '', email: '', business_id: '' })).toEqual(
      missing('first_name', 'last_name', 'email', 'business_id'),
    );
  });

  test.each([['marta'], ['marta@example'], ['marta@'], ['a@b@c.de'], ['a b@example.com'], ['a@b..de']])(
    'with the address %s, each field with one sentence',
    async (email) => {
      const invalid = { path: 'email', message: 'Invalid Email' };
      expect(await refusalOf({ ...MARTA, email })).toEqual([invalid]);
      expect(await refusalOf({ ...COMPANY, email, phone: '' })).toEqual([invalid, ...missing('phone')]);
      await expectNothingStored();
    },
  );

  test('with a value that is not text, each field with one sentence', async () => {
    for (const email of [5, [EMAIL], { toString: 1 }])
      expect(await refusalOf({ ...MARTA, email })).toEqual(missing('email'));
    const { status, body } = await auth.post('signup', { ...MARTA, business_id: 5, last_name: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'business_id', message: 'Must be text' },
      { path: 'last_name', message: SENTENCES.last_name },
    ]);
  });

  test('when fields of both are given: the company name decides', async () => {
    expect(await refusalOf({ ...MARTA, company_name: 'Northfield Foods' })).toEqual(missing('phone'));
    expect(await refusalOf({ ...COMPANY, company_name: ' ', first_name: 'Marta' })).toEqual(
      missing('last_name'),
    );
  });

  test('in the same words whether or not the address has an account', async () => {
    await auth.signUp();
    const [known, unknown] = await Promise.all(
      [EMAIL, 'nobody@example.com'].map((email) => auth.post('signup', { ...MARTA, email, business_id: '' })),
    );
    expect(known?.status).toBe(422);
    expect(known?.body).toEqual(unknown?.body);
  });
});

test.each([
  ['a company', COMPANY],
  ['an individual, with empty company fields beside', { ...MARTA, company_name: '', phone: null }],
])('%s: all fields given make the account', async (_, body) => {
  expect((await auth.post('signup', body)).status).toBe(200);
  const { token } = await auth.lastMail(EMAIL);
  const { user } = (await auth.post('verify', { token })).body;
  expect(user).toMatchObject({
    email: EMAIL,
    company_name: 'company_name' in body && body.company_name !== '' ? body.company_name : null,
    business_id: `•••••${body.business_id.slice(-4)}`,
  });
});
