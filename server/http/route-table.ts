import type { FastifyInstance } from 'fastify';

/** Which methods a path answers, whatever plugin registered them. */
export type MethodsOf = (path: string) => readonly string[];

/** Follows every registration from now on. Must be called before the first route is added. */
export function trackRoutes(app: FastifyInstance): MethodsOf {
  const table: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    table.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  return (path) => [
    ...new Set(table.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}

function toPattern(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
