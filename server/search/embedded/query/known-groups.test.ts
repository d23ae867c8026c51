import { expect, test } from 'vitest';
import { openKnownGroups } from './known-groups.ts';
import { phraseReading, readingOf } from './reading.ts';
import type { TermGroup } from './term-group.ts';

const group = (documents: number): TermGroup => ({
  exact: undefined,
  start: 0,
  end: 0,
  prefixSet: undefined,
  phrase: { documents: new Uint32Array(documents), impacts: new Uint8Array(documents) },
});

test('what a reading means is found once, and readings are not mistaken for each other', () => {
  const known = openKnownGroups();
  const readings = [
    readingOf('milk', false),
    readingOf('milk', true),
    readingOf('chocolate', true),
    phraseReading(['chocolate', 'milk']),
    phraseReading(['milk', 'chocolate']),
  ];
  const found = readings.map((reading) => known.groupOf(reading, () => group(1)));
  expect(new Set(found).size).toBe(readings.length);
  readings.forEach((reading, i) => {
    expect(known.groupOf(reading, () => group(1))).toBe(found[i]);
  });
});

test('what is kept is bounded, and what is too large is found each time', () => {
  const known = openKnownGroups(1_000);
  const [small, large] = [readingOf('milk', false), phraseReading(['corn', 'flakes'])];
  const first = known.groupOf(small, () => group(500));
  expect(known.groupOf(small, () => group(500))).toBe(first);
  const whole = known.groupOf(large, () => group(2_000));
  expect(known.groupOf(large, () => group(2_000))).not.toBe(whole);
  for (let i = 0; i < 3; i++) known.groupOf(readingOf(`word${i}`, false), () => group(400));
  expect(known.groupOf(small, () => group(500))).not.toBe(first);
});
