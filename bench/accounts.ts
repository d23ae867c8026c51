import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessTokenVerifier, issueAccessToken } from '#server/features/auth/access-token.ts';
import { loadKeyRing } from '#server/keys/secret-keys.ts';
import { median, writeSection } from './results.ts';
import { AT_ONCE, measureSignIn, PEOPLE } from './sign-in-flow.ts';

/** Access-token check: the first sight of a token (signature) and every later one, against the bare signature check. */
const ROUNDS = 7;
const TOKENS = 2_000;

const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
const keys = await loadKeyRing(dataDir, undefined);
const now = new Date();
const tokens = await Promise.all(
  Array.from({ length: TOKENS }, (_, n) => issueAccessToken(keys, `user-${n}`, `session-${n}`, now)),
);

async function microseconds(work: () => void | Promise<void>, times: number): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    rounds.push(((performance.now() - started) * 1_000) / times);
  }
  return median(rounds);
}

const publicKey = createPublicKey(keys.current.signing);
const parts = tokens.map((token) => {
  const end = token.lastIndexOf('.');
  return {
    signed: Buffer.from(token.slice(0, end)),
    signature: Buffer.from(token.slice(end + 1), 'base64url'),
  };
});
const bare = await microseconds(() => {
  for (const { signed, signature } of parts) verify(null, signed, publicKey, signature);
}, TOKENS);
const first = await microseconds(async () => {
  const check = accessTokenVerifier(keys);
  for (const token of tokens) await check(token, now);
}, TOKENS);
const check = accessTokenVerifier(keys);
for (const token of tokens) await check(token, now);
const again = await microseconds(async () => {
  for (const token of tokens) await check(token, now);
}, TOKENS);
await rm(dataDir, { recursive: true, force: true });

writeSection({
  title: 'Access-token check',
  method: `${TOKENS} tokens, median of ${ROUNDS} rounds, one after another. The floor is OpenSSL's Ed25519 verification alone.`,
  columns: ['check', 'µs a token', 'ratio to the floor'],
  rows: [
    ['floor: signature alone', bare.toFixed(1), '1.00'],
    ['first sight of a token', first.toFixed(1), (first / bare).toFixed(2)],
    ['a token seen before', again.toFixed(2), (again / bare).toFixed(3)],
  ],
});

const { signups, signIns, floor, cpuMs } = await measureSignIn();
const rate = (name: string, value: number) => [name, value.toFixed(0), (floor / value).toFixed(1)];
writeSection({
  title: 'Sign-in flow',
  method: `${PEOPLE} people, ${AT_ONCE} at a time, against the real program with the embedded store, over HTTP: ask for a link, take it from the mail that came through a real SMTP server, redeem it. People and mail server run on the same processors. The floor is the store alone: two transactions of one row a person.`,
  columns: ['flow', 'a second', 'times the floor’s time'],
  rows: [
    rate('floor: two durable rows', floor),
    rate('sign up: account made', signups),
    rate('sign in', signIns),
  ],
  notes: [
    `One sign-in takes ${cpuMs.toFixed(1)} ms of processor time in the program and its store together: ${(2_000 / cpuMs).toFixed(0)} a second fill two processors.`,
  ],
});
