import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCutOut, listImages } from './product-images.ts';

const FRONT = 'https://images.example/front.jpg';
const BACK = 'https://images.example/back.jpg';
const DAM = 'https://dam.example/1.jpg';

describe('the pictures of a product', () => {
  test.each([
    null,
    undefined,
    '',
    'null',
    '[]',
    '{',
    '{"externalFileLink":"x"}',
    '{"externalFileLink":[1,""]}',
  ])('are none in %s', (imageUrls) => {
    expect(listImages(imageUrls)).toEqual([]);
  });

  test('read the same from an object and from its JSON text', () => {
    const urls = { externalFileLink: [FRONT, BACK], dam: [DAM] };
    expect(listImages(urls)).toEqual([FRONT, BACK]);
    expect(listImages(JSON.stringify(urls))).toEqual([FRONT, BACK]);
  });

  test('of the digital-asset catalogue show only where there is no other', () => {
    expect(listImages({ externalFileLink: [], dam: [DAM] })).toEqual([DAM]);
  });

  test('skip those that failed to load, and fall back on the digital-asset catalogue', () => {
    const urls = { externalFileLink: [FRONT, BACK], dam: [DAM] };
    expect(listImages(urls, new Set([FRONT]))).toEqual([BACK]);
    expect(listImages(urls, new Set([FRONT, BACK]))).toEqual([DAM]);
    expect(listImages(urls, new Set([FRONT, BACK, DAM]))).toEqual([]);
  });

  test('come once each, and over HTTPS', () => {
    const urls = { externalFileLink: ['http://images.example/front.jpg', FRONT, ` ${BACK} `], dam: [] };
    expect(listImages(urls)).toEqual([FRONT, BACK]);
  });

  test('never throw, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(listImages(text)).toBeInstanceOf(Array);
      }),
    );
  });
});

test('our own drawings are cut out, pictures of sources are photographs', () => {
  expect(isCutOut('/packs/09521234543213/front.svg')).toBe(true);
  expect(isCutOut(FRONT)).toBe(false);
});
