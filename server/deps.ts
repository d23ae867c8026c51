import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Reads } from './db/open-reads.ts';
import type { Db } from './db/schema.ts';
import type { KeyRing } from './keys/secret-keys.ts';
import type { SearchEngine } from './search/engine.ts';
import type { Tracer } from './tracing/tracer.ts';

/** All a feature may be given. */
export interface Deps {
  readonly config: Config;
  /** Base of links in mails and of redirect addresses, without a slash at the end. */
  readonly publicUrl: string;
  readonly db: Db;
  readonly pool: Pool;
  /** For the catalogue where it may be some seconds old; what accounts own is read from `db`. */
  readonly reads: Reads;
  readonly keys: KeyRing;
  readonly search: SearchEngine;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Undefined: nothing is traced. */
  readonly tracer?: Tracer | undefined;
}
