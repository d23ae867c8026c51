import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#contract/allergens.ts');
  vi.resetModules();
});

async function schemaWith(changed: Record<string, readonly string[]>): Promise<string> {
  vi.resetModules();
  vi.doMock('#contract/allergens.ts', async (original) => ({ ...(await original<object>()), ...changed }));
  return (await import('./snapshot-schema.ts')).snapshotSchema();
}

test.each([
  ['the states of an allergen', { ALLERGEN_STATES: ['contains', 'may_contain', 'free_from'] }],
  ['their order', { ALLERGEN_STATES: ['contains', 'conflict', 'named', 'may_contain', 'free_from'] }],
  ['the states that are always excluded', { ALWAYS_EXCLUDED: ['contains'] }],
  ['the allergens', { ALLERGEN_KEYS: ['milk'] }],
])('the schema of a snapshot changes with %s', async (_, changed) => {
  const now = await schemaWith({});
  expect(await schemaWith(changed)).not.toBe(now);
  expect(await schemaWith({})).toBe(now);
});
