import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { columnsOf } from '../../document-columns.ts';
import { fillBits, strideOf } from '../segment/bitsets.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { packSegment } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';
import { damagedFileOf, openBodyFiles, readRecord } from './body-files.ts';
import { appendBodies, newBodyFile } from './body-writer.ts';
import { claimSchema } from './claim-schema.fixture.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { saveSnapshot } from './snapshot-file.ts';
import { snapshotSchema } from './snapshot-schema.ts';

const folder = join(openTestFolder(), 'search');
const index = join(folder, 'index.bin');
const bodies = join(folder, 'bodies-1.bin');
let good: { index: Buffer; bodies: Buffer };

function save(count: number, sequence: number): void {
  const documents = Array.from({ length: count }, (_, n) => plainDocument(n + 1));
  const columns = columnsOf(documents);
  const { written, state } = appendBodies(folder, newBodyFile(1), columns);
  const segment = packSegment(buildSegment(columns, written), []);
  const live = new Uint32Array(strideOf(count));
  fillBits({ words: live, stride: live.length }, 0, count);
  saveSnapshot(folder, { segments: [{ segment, live }], sequence, readUpTo: null, bodyFiles: [state] });
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  save(50, 9);
  good = { index: readFileSync(index), bodies: readFileSync(bodies) };
});
beforeEach(() => {
  writeFileSync(index, good.index);
  writeFileSync(bodies, good.bodies);
});

function flip(path: string, at: number): void {
  const byte = Buffer.from([(readFileSync(path)[at] ?? 0) ^ 0x10]);
  const file = openSync(path, 'r+');
  writeSync(file, byte, 0, 1, at);
  closeSync(file);
}

describe('a snapshot is not trusted', () => {
  test('with any byte changed', () => {
    fc.assert(
      fc.property(fc.nat(good.index.length - 1), (at) => {
        writeFileSync(index, good.index);
        flip(index, at);
        expect(() => loadSnapshot(folder)).toThrow();
      }),
      { numRuns: 300 },
    );
  });

  test('when it is cut short, or longer than its header says', () => {
    fc.assert(
      fc.property(fc.nat(good.index.length - 1), (length) => {
        writeFileSync(index, good.index.subarray(0, length));
        expect(() => loadSnapshot(folder)).toThrow();
      }),
      { numRuns: 100 },
    );
    writeFileSync(index, good.index);
    appendFileSync(index, 'x');
    expect(() => loadSnapshot(folder)).toThrow('the file is cut short');
  });

  test('when it is another kind of file, or empty', () => {
    writeFileSync(index, 'a file of somebody else, long enough to be looked at');
    expect(() => loadSnapshot(folder)).toThrow('not an index file');
    writeFileSync(index, '');
    expect(() => loadSnapshot(folder)).toThrow('early');
  });

  test('when another version made it, intact as it is', () => {
    claimSchema(index, snapshotSchema());
    expect(loadSnapshot(folder).segments[0]?.segment.documentCount).toBe(50);
    claimSchema(index, 'e'.repeat(64));
    expect(() => loadSnapshot(folder)).toThrow('made by another version');
  });

  test('when its bodies are missing, or shorter than they were', () => {
    truncateSync(bodies, good.bodies.length - 1);
    expect(() => loadSnapshot(folder)).toThrow('bodies-1.bin is cut short');
    rmSync(bodies);
    expect(() => loadSnapshot(folder)).toThrow('bodies-1.bin');
  });
});

describe('a record is not trusted', () => {
  /** The name and the body of each document that can be read; null where it is damaged. */
  const readAll = () => {
    const { arrays, documentCount } = (loadSnapshot(folder).segments[0] as { segment: Segment }).segment;
    const files = openBodyFiles(folder);
    const read = (document: number) => {
      try {
        return readRecord(files, arrays, document).toString('utf8');
      } catch (error) {
        expect(damagedFileOf(error)).toBe(1);
        return null;
      }
    };
    const records = Array.from({ length: documentCount }, (_, document) => read(document));
    files.close();
    return records;
  };

  test('with any byte of its name or body changed, and no other is refused', () => {
    const whole = readAll();
    expect(whole.join('')).toBe(good.bodies.toString('utf8'));
    fc.assert(
      fc.property(fc.nat(good.bodies.length - 1), (at) => {
        writeFileSync(bodies, good.bodies);
        flip(bodies, at);
        let end = 0;
        const expected = whole.map((record) => {
          const start = end;
          end += record?.length ?? 0;
          return at >= start && at < end ? null : record;
        });
        expect(readAll()).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  test('when its file is cut short or gone after the start', () => {
    const { arrays } = (loadSnapshot(folder).segments[0] as { segment: Segment }).segment;
    truncateSync(bodies, good.bodies.length - 1);
    const files = openBodyFiles(folder);
    expect(() => readRecord(files, arrays, 49)).toThrow(/^bodies-1\.bin is damaged at byte \d+$/);
    expect(readRecord(files, arrays, 0).toString('utf8')).toBe('Granola 1body 1');
    files.close();
    rmSync(bodies);
    expect(() => readRecord(files, arrays, 0)).toThrow('bodies-1.bin is damaged at byte 0');
  });
});

test('leftovers of a killed process do no harm', () => {
  appendFileSync(bodies, 'half a bo');
  writeFileSync(`${index}.new`, good.index.subarray(0, 1000));
  expect(loadSnapshot(folder)).toMatchObject({ sequence: 9, segments: [{ segment: { documentCount: 50 } }] });
});

test('killed at any moment of saving, the old snapshot or the new one is there', async () => {
  for (let round = 0; round < 6; round++) {
    const size = statSync(index).size;
    await saveUntilKilled(40 + round * 25);
    const { sequence, segments } = loadSnapshot(folder);
    expect(segments.map(({ segment }) => segment.documentCount)).toEqual([50]);
    expect(sequence).toBeGreaterThanOrEqual(9);
    expect(Math.abs(statSync(index).size - size)).toBeLessThan(100);
  }
});

/** Runs a process that saves in a loop, and kills it some milliseconds after its first snapshot. */
async function saveUntilKilled(afterMs: number): Promise<void> {
  const mark = join(folder, 'saving');
  rmSync(mark, { force: true });
  const saver = join(import.meta.dirname, 'save-without-end.fixture.ts');
  const child = spawn(process.execPath, [saver, folder, mark], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!existsSync(mark) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
}
