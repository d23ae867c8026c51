import type { SearchAnswer, SearchBody } from './answer.ts';

/** Answers several searches in one request, in their order. */
export type SearchMany = (bodies: readonly SearchBody[]) => Promise<readonly SearchAnswer[]>;

/** What is known so far. */
export interface Ask {
  /** The answer to a search; undefined where it has to be asked first: the work is done again once it is there. */
  (body: SearchBody): SearchAnswer | undefined;
  /** The same where there is nothing to go on with: breaks off. */
  now(body: SearchBody): SearchAnswer;
}

/** Answers that hold until the index changes, whatever is searched for next. */
export interface KnownAnswers {
  get(key: string): SearchAnswer | undefined;
  set(key: string, answer: SearchAnswer): unknown;
}

/** More mean that the work asks something else each time. */
const MAX_ROUNDS = 40;
/** Searches that one request carries. */
const MAX_BODIES = 200;

/** Thrown where work cannot go on without an answer. */
const UNANSWERED = new Error('A search has to be asked first.');

/**
 * Does work that asks the cluster, written as if all answers were at hand. Where some are not, it goes on with what is
 * most likely, to find out what else it will ask; all of that is sent in one request, and the work is done again. So rules
 * of search are written once, for an index in memory and for a cluster, and most searches cost one request.
 */
export async function askInRounds<T>(
  searchMany: SearchMany,
  lasting: KnownAnswers,
  work: (ask: Ask) => T,
): Promise<T> {
  const known = new Map<string, SearchAnswer>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const missing = new Map<string, SearchBody>();
    const outcome = attempt(work, askerOf(known, lasting, missing));
    if (missing.size === 0 && outcome !== undefined) return outcome.value;
    const asked = [...missing].slice(0, MAX_BODIES);
    const answers = await searchMany(asked.map(([, body]) => body));
    asked.forEach(([key, body], i) => {
      const answer = answers[i] as SearchAnswer;
      known.set(key, answer);
      if (isLasting(body)) lasting.set(key, answer);
    });
  }
  throw new Error(`A search was not answered in ${MAX_ROUNDS} rounds.`);
}

/** Undefined where it was broken off. */
function attempt<T>(work: (ask: Ask) => T, ask: Ask): { readonly value: T } | undefined {
  try {
    return { value: work(ask) };
  } catch (error) {
    if (error === UNANSWERED) return undefined;
    throw error;
  }
}

function askerOf(known: KnownAnswers, lasting: KnownAnswers, missing: Map<string, SearchBody>): Ask {
  const ask = (body: SearchBody) => {
    const key = JSON.stringify(body);
    const answer = known.get(key) ?? lasting.get(key);
    if (answer === undefined) missing.set(key, body);
    return answer;
  };
  return Object.assign(ask, {
    now(body: SearchBody) {
      const answer = ask(body);
      if (answer === undefined) throw UNANSWERED;
      return answer;
    },
  });
}

/** Counts of words and their like, not pages: these are many and large. */
function isLasting({ size }: SearchBody): boolean {
  return size === 0;
}
