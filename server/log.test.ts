import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LOG = new URL('./log.ts', import.meta.url).href;

/** What a process logs that runs this and then ends. */
function logged(code: string): string[] {
  const program = `const { createLog } = await import(${JSON.stringify(LOG)}); const log = createLog('info'); ${code}`;
  const written = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
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

test('an error is written at once, with the lines before it', () => {
  const killed =
    'log.info("before"); log.error("at once"); setTimeout(() => process.kill(process.pid, "SIGKILL"), 50);';
  expect(() => logged(killed)).toThrow(
    expect.objectContaining({ stdout: expect.stringMatching(/before[\s\S]*at once/) }),
  );
});
