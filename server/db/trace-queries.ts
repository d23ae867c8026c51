import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Tracer } from '../tracing/tracer.ts';

type Call = (...parameters: unknown[]) => unknown;
type Done = (...answer: unknown[]) => void;

/**
 * A span of each query of the pool, named by its first word and its first table: neither its text, which may quote, nor its
 * values. COPY and cursors, which are objects of their own, are not traced.
 */
export function traceQueries(pool: Pool, tracer: Pick<Tracer, 'begin'>): void {
  // A call that waited for a connection goes on in its own context, not in that of the one that freed it.
  const connect = pool.connect.bind(pool) as Call;
  const connectBound = (done?: Done) => (done === undefined ? connect() : connect(AsyncResource.bind(done)));
  Object.assign(pool, { connect: connectBound });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Call;
    const traced: Call = (...parameters) => {
      const text = textOf(parameters[0]);
      const end = text === undefined ? undefined : tracer.begin(...summarise(text));
      if (end === undefined) return query(...parameters);
      const done = parameters.at(-1);
      if (typeof done === 'function') {
        return query(...parameters.slice(0, -1), (error: unknown, answer: unknown) => {
          end(error);
          done(error, answer);
        });
      }
      const answer = query(...parameters);
      if (answer instanceof Promise) answer.then(() => end(), end);
      else end();
      return answer;
    };
    Object.assign(client, { query: traced });
  });
}

/** Undefined for what is no plain query. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}

const OPERATION = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** The span's name and attributes, by OpenTelemetry's conventions for databases. */
function summarise(text: string): [string, Readonly<Record<string, string>>] {
  const operation = (OPERATION.exec(text)?.[1] ?? 'query').toUpperCase();
  const table = TABLE.exec(text)?.[1];
  return [
    table === undefined ? operation : `${operation} ${table}`,
    {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  ];
}
