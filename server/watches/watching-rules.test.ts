import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RuleBook, type RuleChange, ruleChangeSentence } from '#contract/rule-changes.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { RULE_BOOKS } from './rule-book.ts';
import { tellRules } from './tell-rules.ts';
import { mailChanges, startWatchWorker } from './watch-worker.ts';

const { app, store, search, signUp, call } = await openTokenApp([]);
const { db } = store;
let access: string;
let email: string;
const first = new Date();
const after = (days: number) => new Date(first.getTime() + days * 24 * 60 * 60_000);
beforeEach(async () => {
  await store.pool.query(
    'TRUNCATE watches, product_changes, rule_books, rule_changes, watch_settings, rate_events CASCADE',
  );
  email = `${randomUUID()}@example.com`;
  access = await signUp(email);
  await tellRules(db, first, RULE_BOOKS);
});
const watch = (body: object) => call('POST', '/api/watches', access, body);
const list = async () => (await call('GET', '/api/watches', access)).json().watches;
interface Told {
  readonly title: string;
  readonly changes: readonly { is_new: boolean; fields: RuleChange[] }[];
}
const look = async () =>
  (await call('GET', '/api/watches/changes', access)).json() as { rules: Told[]; latest: number };
const told = async () =>
  (await look()).rules.flatMap(({ title, changes }) =>
    changes.map(({ fields }) => [title, ...fields.map(ruleChangeSentence)]),
  );
/** The rule books, one of them otherwise. */
const withLaw = (key: string, says: Partial<RuleBook>) =>
  RULE_BOOKS.map((book) => (book.key === key ? { ...book, ...says } : book));
const STOPPED = withLaw('ca_ab_418', { force: 'enjoined' });
const stoppedAB418 = ['California AB 418', expect.stringMatching(/^State: .+ → Stopped by a court$/)];

describe('nothing is watched', () => {
  test.each([
    [{ kind: 'standard' }, 'Say what to watch.'],
    [{ kind: 'law', id: randomUUID() }, 'Say what to watch.'],
    [{ kind: 'standard', key: 'none' }, /^key must be one of good_choice, smart_snack, .*, mexico_seals\.$/],
    [{ kind: 'standard', key: 'us_red_3' }, /^key must be one of good_choice, smart_snack, /],
    [{ kind: 'law', key: 'us_red_4' }, /^key must be one of us_bvo, .*us_red_3, /],
    [{ kind: 'place', key: 'OH' }, /^key must be one of US, AR, AZ, CA, /],
  ])('by %j, and what there is is said', async (body, detail) => {
    const refused = await watch(body);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      typeof detail === 'string' ? detail : expect.stringMatching(detail),
    ]);
    expect(await list()).toEqual([]);
  });
});

test('a standard, a law and a place are watched once each, with how they stand', async () => {
  for (const body of [
    { kind: 'place', key: 'CA' },
    { kind: 'law', key: 'wv_all' },
    { kind: 'standard', key: 'nutri_score' },
    { kind: 'standard', key: 'nutri_score' },
  ])
    await watch(body);
  expect(await list()).toMatchObject([
    {
      ...{ kind: 'standard', key: 'nutri_score', name: 'Nutri-Score 2023', product_count: null },
      standing: { state: 'abroad', from: '2023-12-31', next: null },
    },
    { kind: 'law', key: 'wv_all', standing: { state: 'enjoined' } },
    { kind: 'place', key: 'CA', name: 'California', standing: null },
  ]);
});

test('a change of a watched law is told, also by its place, until it was looked at; others are not', async () => {
  await watch({ kind: 'law', key: 'ca_ab_418' });
  await watch({ kind: 'law', key: 'tx_sb_314' });
  await tellRules(db, after(1), STOPPED);
  expect(await told()).toEqual([stoppedAB418]);
  const { rules, latest } = await look();
  expect(rules).toMatchObject([{ place: 'CA', is_listed: true, changes: [{ is_new: true }] }]);
  await call('POST', '/api/watches/seen', access, { latest });
  expect((await look()).rules).toMatchObject([{ changes: [{ is_new: false }] }]);
  for (const { id } of await list()) await call('DELETE', `/api/watches/${id}`, access);
  expect(await told()).toEqual([]);
});

test('a place tells of its laws, and of those that are new there', async () => {
  await watch({ kind: 'place', key: 'CA' });
  const act: RuleBook = {
    ...(RULE_BOOKS.find(({ key }) => key === 'ca_ab_418') as RuleBook),
    ...{ key: 'ca_new', title: 'California AB 9999', versions: [{ version: null, from: '2039-01-01' }] },
  };
  await tellRules(db, after(1), [...STOPPED, act, { ...act, key: 'tx_new', place: 'TX' }]);
  expect(await told()).toEqual(
    expect.arrayContaining([
      stoppedAB418,
      ['California AB 9999', 'State: Coming', 'First day: 1 Jan 2039', 'New among the rule books'],
    ]),
  );
  expect(await told()).toHaveLength(2);
});

test('what changed before a person began to watch is not told to them, nor twice', async () => {
  await tellRules(db, after(-1), STOPPED);
  await watch({ kind: 'law', key: 'ca_ab_418' });
  await Promise.all([1, 2, 3].map(() => tellRules(db, after(1), RULE_BOOKS)));
  expect(await told()).toHaveLength(1);
});

test('a server with older rules does not bring them back with a new day', async () => {
  await watch({ kind: 'law', key: 'ca_ab_418' });
  await tellRules(db, after(1), STOPPED);
  await tellRules(db, after(2));
  expect(await told()).toEqual([stoppedAB418]);
});

test('the worker tells what the days bring, and the weekly mail says it in the reader’s language', async () => {
  const begins = after(40).toISOString().slice(0, 10);
  const rules = withLaw('us_red_3', { versions: [{ version: null, from: begins }] });
  await tellRules(db, first, rules);
  await watch({ kind: 'law', key: 'us_red_3' });
  await call('PUT', '/api/watches/mail', access, { is_on: true });
  let days = 1;
  const options = {
    ...{ db, search, rules, publicUrl: 'https://larder.example', log: recordingLog().log },
    clock: () => after(days),
  };
  const stop = await startWatchWorker(options);
  await stop();
  days = 41;
  await tellRules(db, after(days));
  const headers = { authorization: `Bearer ${access}`, 'accept-language': 'es' };
  await app.inject({ url: '/api/auth/me', headers });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await mailChanges(options, id);
  const mail = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('unsubscribe_url', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Cambió 1 norma o ley que usted sigue: revísela primero');
  expect(mail.text_body).toMatch(/- Atención: Estado: .+ → En vigor\n/);
  expect(mail.text_body).toContain('https://larder.example/standards/us_red_3');
});
