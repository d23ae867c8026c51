import { Client, errors } from '@opensearch-project/opensearch';
import { tooManyWords, unreachable } from '../search-failure.ts';
import type { SearchAnswer } from './answer.ts';
import type { SearchMany } from './ask-in-rounds.ts';

/** A search may take this long, and then once more on another node; a change of an index longer. */
const SEARCH_PATIENCE_MS = 3_000;
const WORK_PATIENCE_MS = 60_000;
/** The answer of a cluster that is full, starting or without a node for the data. */
const PASSING = [404, 429, 502, 503, 504];
/** A 500 that tells of a node that was lost just now. */
const LOST_NODE = /"type":"(?:node_\w+|\w*transport|no_shard_available_action|\w*index_shard_\w+)_exception"/;

/** A cluster bounds the clauses of a query. */
const TOO_MANY = /too_many_(?:nested_)?clauses|maxClauseCount/;

/** A node's address, or several separated by commas; with user and password, where the cluster asks for them. */
export function openCluster(urls: string): Client {
  return new Client({
    nodes: urls.split(',').map((url) => url.trim()),
    maxRetries: 1,
    requestTimeout: WORK_PATIENCE_MS,
  });
}

/** Searches an index; a failure of the cluster is a SearchFailure. */
export function openSearches(client: Client, index: string): SearchMany {
  return async (bodies) => {
    // Where a node is lost between counting and fetching, an answer would have a total and no rows.
    const lines = bodies.flatMap((body) => [{ index, allow_partial_search_results: false }, body]);
    const answers = await reach(() =>
      client.msearch({ body: lines as never }, { requestTimeout: SEARCH_PATIENCE_MS }),
    );
    return answers.body.responses.map((answer) => {
      if ('error' in answer) throw failureOf(answer.error, answer.status);
      return answer as unknown as SearchAnswer;
    });
  };
}

/** Makes a call; where the cluster cannot be reached or is not able to answer, the failure says so. */
export async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof errors.ResponseError && !isPassing(error.statusCode, error.body)) throw error;
    throw unreachable(error);
  }
}

function failureOf(error: unknown, status: number | undefined): Error {
  const reason = new Error(JSON.stringify(error).slice(0, 1_000));
  if (TOO_MANY.test(reason.message)) return tooManyWords();
  return isPassing(status, error) ? unreachable(reason) : reason;
}

/** An index that is missing is being built, or is about to be. */
function isPassing(status = 500, error?: unknown): boolean {
  return PASSING.includes(status) || (status >= 500 && LOST_NODE.test(JSON.stringify(error) ?? ''));
}

/** What a call finds; undefined where the cluster has no such thing. */
export async function findOrNot<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
    throw error;
  }
}
