import { setImmediate as endOfTurn } from 'node:timers/promises';

/** A query of more keys takes longer than requests should wait for one another. */
const MOST_AT_ONCE = 200;

type LookUp<D, T> = (db: D, keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * Looks up together what requests ask for one by one: all of a turn of the event loop, or of the time that the look-up before
 * takes. However many ask, they hold one connection, so that the pool's others are free for writes; and each answer is of a
 * query that began after it was asked for.
 */
export function gatherLookUps<D extends object, T>(
  lookUp: LookUp<D, T>,
  mostAtOnce = MOST_AT_ONCE,
): (db: D, key: string) => Promise<T | undefined> {
  const ofDbs = new WeakMap<D, (key: string) => Promise<T | undefined>>();
  return (db, key) => {
    const ask = ofDbs.get(db) ?? gather((keys) => lookUp(db, keys), mostAtOnce);
    ofDbs.set(db, ask);
    return ask(key);
  };
}

function gather<T>(lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>, mostAtOnce: number) {
  const waiting = new Map<string, PromiseWithResolvers<T | undefined>>();
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (await endOfTurn(); waiting.size > 0; ) {
      const asked = [...waiting].slice(0, mostAtOnce);
      for (const [key] of asked) waiting.delete(key);
      try {
        const found = await lookUp(asked.map(([key]) => key));
        for (const [key, { resolve }] of asked) resolve(found.get(key));
      } catch (error) {
        for (const [, { reject }] of asked) reject(error);
      }
    }
    isBusy = false;
  }

  return (key: string): Promise<T | undefined> => {
    const answer = waiting.get(key) ?? Promise.withResolvers<T | undefined>();
    waiting.set(key, answer);
    if (!isBusy) void work();
    return answer.promise;
  };
}
