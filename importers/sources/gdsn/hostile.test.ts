import { describe, expect, test } from 'vitest';
import { ImportError } from '#importers/import-error.ts';
import type { DataFile } from '#importers/input/data-file.ts';
import { catalogueItem, fileOf, message, rowsOf } from './message-fixture.ts';

const EACH = '09521234000013';

async function refusal(text: string | Buffer | DataFile): Promise<string> {
  const file = typeof text === 'object' && 'read' in text ? text : fileOf(text);
  const error: unknown = await rowsOf(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ImportError);
  return (error as ImportError).message;
}

/** A file that begins as told and never ends; counts how much of it was asked for. */
function endless(head: string, filling: string): { file: DataFile; readMegabytes: () => number } {
  let pieces = 0;
  const piece = Buffer.from(filling.repeat(64 * 1024).slice(0, 64 * 1024));
  const read = async function* () {
    yield Buffer.from(head);
    for (; pieces < 16_384; pieces++) yield piece;
  };
  const file: DataFile = { name: 'endless.xml', baseName: 'endless.xml', size: 2 ** 30, read };
  return { file, readMegabytes: () => pieces / 16 };
}

const head = (text: string) => message(text).split('</cin:')[0] ?? '';

const NO_NOTIFICATION = 'has no GDSN catalogue item notification';
const NOT_WELL_FORMED = 'is not well-formed XML';

describe('a hostile file is refused in a sentence:', () => {
  test.each([
    ['entities that grow a billionfold', '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an external document type', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/evil.dtd"><a/>'],
    ['parameter entities', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/"> %x;]><a/>'],
  ])('%s', async (_, text) => {
    expect(await refusal(text)).toMatch(/^message\.xml declares a document type.*refused at line 1\.$/);
  });

  test('an entity that nothing declares', async () => {
    expect(await refusal(message(catalogueItem(EACH, '<a>&evil;</a>')))).toContain(NOT_WELL_FORMED);
  });

  test('elements without end', async () => {
    const { file, readMegabytes } = endless(head(''), '<a>');
    expect(await refusal(file)).toMatch(/nests elements more than 120 deep/);
    expect(readMegabytes()).toBeLessThan(1);
  });

  test.each([
    ['a text', '<catalogueItem><tradeItem><gtin>'],
    ['an attribute', '<catalogueItem><tradeItem a="'],
    ['a comment', '<!-- '],
    ['character data', '<catalogueItem><tradeItem><gtin><![CDATA['],
    ['a document type', undefined],
  ])('%s of a gigabyte, of which no more is read than shows it', async (_, start) => {
    const { file, readMegabytes } = endless(start === undefined ? '<!DOCTYPE a [' : head(start), '0');
    expect(await refusal(file)).toMatch(/without markup: refused/);
    expect(readMegabytes()).toBeLessThan(3);
  });

  test('a trade item without end, in many texts and in many elements', async () => {
    const start = head('<catalogueItem><tradeItem>');
    const texts = endless(start, `<a>${'0'.repeat(1000)}</a>`.padEnd(1024, ' '));
    expect(await refusal(texts.file)).toMatch(/trade item of more than 8 MB/);
    const elements = endless(start, '<a/>');
    expect(await refusal(elements.file)).toMatch(/trade item of more than 100000 elements/);
    // Read twice, as every message is.
    expect(texts.readMegabytes() + elements.readMegabytes()).toBeLessThan(32);
  });
});

describe('a file that is no GDSN message is refused:', () => {
  test.each([
    ['another XML document', '<rss><channel/></rss>', NO_NOTIFICATION],
    ['one of another namespace', '<tradeItem xmlns="urn:example:acme"/>', NO_NOTIFICATION],
    ['a page', '<html><br></html>', NOT_WELL_FORMED],
    ['a text', 'gtin;name', NOT_WELL_FORMED],
    ['one that was cut off', message(catalogueItem(EACH)).slice(0, 300), NOT_WELL_FORMED],
    ['an encoding that is not known', '<?xml version="1.0" encoding="EBCDIC"?><a/>', 'is encoded in EBCDIC'],
  ])('%s', async (_, text, words) => {
    expect(await refusal(text)).toContain(words);
  });

  test('one in another encoding than it declares', async () => {
    const latin = Buffer.from(message(catalogueItem(EACH, '<brandName>Crème</brandName>')), 'latin1');
    expect(await refusal(latin)).toContain('is not in the encoding that it declares');
  });
});

test('a message in Latin-1 that says so is read with its letters', async () => {
  const text = message(catalogueItem(EACH, '<brandName>Crème</brandName>')).replace('UTF-8', 'ISO-8859-1');
  const [row] = await rowsOf(fileOf(Buffer.from(text, 'latin1')));
  expect(row?.result).toMatchObject({ item: { brand: 'Crème' } });
});
