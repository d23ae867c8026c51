import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the command with these variables and what every process needs. */
function sync(env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'sync-cli.ts')], {
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('loading Neo4j without its address, or with half of it, says what to set', () => {
  expect(sync({})).toEqual({
    status: 1,
    stderr: 'Set NEO4J_URL, NEO4J_USER and NEO4J_PASSWORD to the Neo4j that is to be loaded.\n',
  });
  expect(sync({ NEO4J_URL: 'bolt://127.0.0.1:1' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^NEO4J_USER [^\n]+\n$/),
  });
});
