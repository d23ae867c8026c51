import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const LOG = new URL('./log.ts', import.meta.url).href;

const parametersFor = (code: string) => [
  '--input-type=module',
  '-e',
  `const { createLog } = await import(${JSON.stringify(LOG)}); const log = createLog('info'); ${code}`,
];

/** What a process logs that runs this and then ends. */
function logged(code: string): string[] {
  const written = execFileSync(process.execPath, parametersFor(code), { encoding: 'utf8' });
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
}

test('no line is lost where the process ends, in order', () => {
  const lines = Array.from({ length: 100 }, (_, i) => `line ${i}`);
  const code = 'for (let i = 0; i < 100; i++) log.info("line " + i);';
  expect(logged(code)).toEqual(lines);
  expect(logged(`${code} process.exit(0);`)).toEqual(lines);
});

test('an error is written at once, with the lines before it', async () => {
  // The process goes on, and the time after which it would write all the same never comes.
  const code = `setInterval(() => undefined, 1_000);
    globalThis.setTimeout = () => ({ unref() {} });
    log.info("before"); log.error("at once");`;
  const child = spawn(process.execPath, parametersFor(code), { stdio: ['ignore', 'pipe', 'inherit'] });
  const [written] = await once(child.stdout.setEncoding('utf8'), 'data');
  child.kill('SIGKILL');
  expect(written).toMatch(/before[\s\S]*at once/);
});
