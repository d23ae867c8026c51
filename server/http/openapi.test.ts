import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { listEndpoints } from '#contract/contracts.ts';
import { describeApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly schema: Record<string, unknown> }[];
  readonly responses: Record<string, unknown>;
}

const document = describeApi(listEndpoints(), '1.2.3') as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operationOf = (path: string) => document.paths[path]?.get as Operation;

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test('describes every endpoint once, under a name of its own', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(listEndpoints().length);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
  });

  test('refers only to what it defines', () => {
    const references = JSON.stringify(document).match(/#\/components\/[\w/]+/g) ?? [];
    for (const reference of new Set(references)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
      expect(target, reference).toBeDefined();
    }
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  test('names the product once and lets every call refer to it', () => {
    expect(document.components.schemas.Product).toMatchObject({ type: 'object' });
    expect(JSON.stringify(operationOf('/api/products'))).toContain('#/components/schemas/Product');
  });

  test('says how far a page may go', () => {
    const limit = operationOf('/api/products').parameters.find(({ name }) => name === 'limit');
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 12 });
  });

  test('says how a call may fail', () => {
    expect(Object.keys(operationOf('/api/products/{gtin}').responses)).toEqual([
      '200',
      '304',
      '404',
      '422',
      '500',
      '503',
    ]);
  });
});
