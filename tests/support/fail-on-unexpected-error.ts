import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test during which something was logged as an error, and which did not expect it, fails. */
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  const said = errors.mock.calls.map((call) => call.map(String).join(' '));
  expect(said, 'errors were logged that the test did not expect').toEqual([]);
});
