import { useQueryClient } from '@tanstack/react-query';
import type { LawPlace } from '#contract/ingredient-laws.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { showWatches, useWatches } from './watches-query.ts';

/** The places whose laws the user watches, in the order of choosing, and what changes them; undefined until they are known. */
export function useWatchedPlaces() {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useWatches();
  const kept = user ? data?.watches.filter(({ kind }) => kind === 'place').reverse() : undefined;
  const save = async (places: readonly LawPlace[]) => {
    if (!user || !kept) return;
    const ended = kept.filter(({ key }) => !places.some((place) => place === key));
    const begun = places.filter((place) => !kept.some(({ key }) => key === place));
    const calls = [
      ...ended.map(
        ({ id }) =>
          () =>
            callAsUser('DELETE /api/watches/{id}', { params: { id } }),
      ),
      ...begun.map((key) => () => callAsUser('POST /api/watches', { body: { kind: 'place', key } })),
    ];
    // One after the other: each answers the whole list.
    for (const make of calls) {
      const reply = await make();
      if (!succeeded(reply)) return;
      showWatches(client, user.id, reply.value);
    }
  };
  return { places: kept?.map(({ key }) => key as LawPlace), save };
}
