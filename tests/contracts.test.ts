import { describe, expect, test } from 'vitest';
import { contracts, listEndpoints } from '#contract/contracts.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { type FeatureDeps, featureRoutes } from '#server/app.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What the features bind, in the order they do. They look at what they are given only when they are called. */
function boundEndpoints(): string[] {
  const bound: string[] = [];
  featureRoutes((endpoint) => bound.push(nameOf(endpoint)), { reads: {} } as FeatureDeps);
  return bound;
}

describe('the contract', () => {
  test('has no call twice', () => {
    const names = listEndpoints().map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is answered whole: every call has exactly one route, and every route is a call', () => {
    expect(boundEndpoints().toSorted()).toEqual(listEndpoints().map(nameOf).toSorted());
  });

  test('names every parameter of a path, and no other', () => {
    for (const endpoint of listEndpoints()) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([nameOf(endpoint), Object.keys(endpoint.params?.shape ?? {})]).toEqual([
        nameOf(endpoint),
        inPath,
      ]);
    }
  });

  test('lives under /api/, reads with GET and has a line for its documentation', () => {
    for (const endpoint of listEndpoints()) {
      expect(endpoint.path).toMatch(/^\/api\/[a-z0-9_/{}-]+$/);
      expect(endpoint.summary).not.toBe('');
      if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    }
  });

  test('keeps a feature to one segment of the path', () => {
    for (const contract of Object.values(contracts)) {
      const segments = Object.values<Endpoint>(contract).map(({ path }) => path.split('/')[2]);
      expect(new Set(segments).size).toBe(1);
    }
  });
});
