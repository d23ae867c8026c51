import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import type { Deps } from '#server/deps.ts';
import { warnOfFullDisk } from '#server/http/free-space.ts';
import { ALL_PRODUCTS, type Missing } from '#server/search/engine.ts';
import { findGapReport, type GapReport } from './gaps.queries.ts';
import {
  type FailingWebhook,
  type ImportRow,
  listFailingWebhooks,
  listImports,
  type MailState,
  readMailState,
  readWebhookState,
  storeBytes,
  type WebhookState,
} from './operations.queries.ts';

const IMPORTS = 20;
const WEBHOOKS = 10;
/** However many look at the page, the store is asked this often. */
const FRESH_MS = 10_000;

export interface IndexState {
  readonly engine: 'embedded' | 'cluster';
  readonly isReady: boolean;
  /** Undefined: the engine does not answer. */
  readonly products: number | undefined;
  /** Changes of the catalogue that it does not show yet; undefined: not known. */
  readonly lag: number | undefined;
  /** Of a cluster; undefined: not known. */
  readonly missing: Missing | undefined;
}

export interface StoreState {
  readonly bytes: number;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  /** Undefined: there is none. */
  readonly isReplicaRead: boolean | undefined;
}

/** How everything stands; what is undefined, the store did not answer. */
export interface Operations {
  readonly at: Date;
  /** A sentence where the disk has little room; undefined where it has enough, or does not say. */
  readonly diskWarning: string | undefined;
  readonly imports: readonly ImportRow[] | undefined;
  readonly index: IndexState;
  readonly store: StoreState | undefined;
  /** Null: mail goes to the development mailbox. */
  readonly mail: MailState | undefined | null;
  readonly webhooks: (WebhookState & { readonly worst: readonly FailingWebhook[] }) | undefined;
  /** Null: not counted yet. */
  readonly gaps: GapReport | undefined | null;
}

/** Gives the state of at most some seconds ago. */
export function operationsReader(deps: Deps): () => Promise<Operations> {
  let kept: Promise<Operations> | undefined;
  let keptUntil = 0;
  return () => {
    const now = performance.now();
    if (kept === undefined || now >= keptUntil) {
      kept = readOperations(deps);
      keptUntil = now + FRESH_MS;
    }
    return kept;
  };
}

async function readOperations(deps: Deps): Promise<Operations> {
  const { db, config, clock } = deps;
  const orUndefined = <T>(value: Promise<T>) => value.catch(() => undefined);
  const readWebhooks = async () => ({
    ...(await readWebhookState(db)),
    worst: await listFailingWebhooks(db, WEBHOOKS),
  });
  const [diskWarning, imports, index, store, mail, webhooks, gaps] = await Promise.all([
    warnOfFullDisk(config.dataDir),
    orUndefined(listImports(db, IMPORTS)),
    readIndex(deps),
    orUndefined(readStore(deps)),
    config.smtpUrl === undefined ? null : orUndefined(readMailState(db)),
    orUndefined(readWebhooks()),
    orUndefined(findGapReport(db).then((report) => report ?? null)),
  ]);
  return { at: clock(), diskWarning, imports, index, store, mail, webhooks, gaps };
}

async function readIndex({ config, pool, search }: Deps): Promise<IndexState> {
  const sequence = search.sequence();
  const latest = await latestSequence(pool).catch(() => undefined);
  const page = search.isReady()
    ? await search.search({ ...ALL_PRODUCTS, limit: 1 }).catch(() => undefined)
    : undefined;
  return {
    engine: config.searchUrl === undefined ? 'embedded' : 'cluster',
    isReady: search.isReady(),
    products: page?.total,
    lag: sequence === undefined || latest === undefined ? undefined : Math.max(0, latest - sequence),
    missing: search.missing(),
  };
}

async function readStore({ db, pool, reads, config }: Deps): Promise<StoreState> {
  return {
    bytes: await storeBytes(db),
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    isReplicaRead: config.databaseReadUrl === undefined ? undefined : reads.replica() !== undefined,
  };
}
