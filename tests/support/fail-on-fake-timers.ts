import { afterAll, expect, vi } from 'vitest';

/** The tests of other files share this worker and its timers: on fake ones they would wait for ever. Fake ones have a clock. */
afterAll(() => {
  const isReal = !('clock' in setTimeout) && !vi.isMockFunction(setTimeout);
  expect(isReal, 'the tests of this file put the real timers back').toBe(true);
});
