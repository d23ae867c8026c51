import { expect, test } from 'vitest';
import { withHeadroom } from './segment-memory.ts';

const GIB = 2 ** 30;

test.each([
  ['half as much again', 2 * GIB, 3 * GIB],
  ['what kernels can run in, where that is less', 3 * GIB, 4 * GIB],
  ['no room, where the segment is larger than that', 5 * GIB, 5 * GIB],
])('a segment gets %s', (_, bytes, allocated) => {
  expect(withHeadroom(bytes)).toBe(allocated);
});
