import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { expect, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';

const { app } = await openTestServer();
const root = openTestFolder();
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
await app.register(fastifyStatic, { root });

test.each([
  ['range', 'bytes=99-', 416, 'The file has no such range of bytes.'],
  ['if-match', '"another"', 412, 'The file is not the version that was asked for.'],
  [
    'if-unmodified-since',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    412,
    'The file is not the version that was asked for.',
  ],
])('a file is refused under a condition that it does not meet: %s', async (name, value, status, detail) => {
  const response = await app.inject({ url: '/favicon.svg', headers: { [name]: value } });
  expect(response.json()).toMatchObject({ status, detail });
});
