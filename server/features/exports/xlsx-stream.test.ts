import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { xlsxStream } from './xlsx-stream.ts';

const HEAD = [text('GTIN'), text('Name'), text('Sodium')];

async function* batchesOf(...rows: readonly (readonly Cell[])[]) {
  for (const row of rows) yield [row];
}

async function readBack(...rows: readonly (readonly Cell[])[]): Promise<unknown[][]> {
  const bytes = await buffer(xlsxStream(batchesOf(HEAD, ...rows)));
  const [sheet] = await readXlsx(bytes);
  return sheet?.data.slice(1) ?? [];
}

test('texts stay texts, whatever they begin with, and numbers numbers; what is not known is empty', async () => {
  const rows = await readBack(
    [gtinOf('00012345678905'), text('=1+1'), text(0)],
    [gtinOf('09521234543213'), text('+cmd|x & <b>"'), text(null)],
    [gtinOf(null), text(''), text(-1.25)],
  );
  expect(rows).toEqual([
    ['00012345678905', '=1+1', 0],
    ['09521234543213', '+cmd|x & <b>"', null],
    [null, null, -1.25],
  ]);
});

test.each([
  ['signs that XML does not have', 'a\u0000b\u001Fc\uFFFEd', 'abcd'],
  ['half a character', 'a\uD83Db', 'a\uFFFDb'],
  ['what reads like an escape', '_x0041_ and x_x0041y', '_x0041_ and x_x0041y'],
  ['more than a cell holds', 'x'.repeat(40_000), 'x'.repeat(32_767)],
  ['another script', 'Crème 餅 🥐', 'Crème 餅 🥐'],
])('a cell holds %s', async (_, given, read) => {
  expect((await readBack([gtinOf(null), text(given), text(1)]))[0]?.[1]).toBe(read);
});

test('a sheet has columns beyond Z', async () => {
  const wide = Array.from({ length: 60 }, (_, n) => text(`c${n}`));
  const [sheet] = await readXlsx(await buffer(xlsxStream(batchesOf(wide))));
  expect(sheet?.data[0]).toEqual(wide.map(({ value }) => value));
});

test('rows that fail break the file off: it never looks whole', async () => {
  async function* failing() {
    yield [HEAD];
    throw new Error('the store is gone');
  }
  await expect(buffer(xlsxStream(failing()))).rejects.toThrow('the store is gone');
});

test('a reader that goes away ends the rows', async () => {
  let ended: (() => void) | undefined;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  async function* endless() {
    try {
      for (;;) yield [[text(crypto.randomUUID())]];
    } finally {
      ended?.();
    }
  }
  let chunks = 0;
  for await (const _chunk of xlsxStream(endless())) if (++chunks === 20) break;
  await expect(end).resolves.toBeUndefined();
});
