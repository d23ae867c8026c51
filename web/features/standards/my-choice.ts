import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StandardChoice } from '#contract/standard-choice.schema.ts';
import { myDay, myPlaces, readPlaces } from '#web/features/product-facts/day-and-places.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { myStandards, readStandards } from './my-standards.ts';

/** What this browser judges by. */
export function getChoice(): StandardChoice {
  return {
    standards: [...readStandards(myStandards.get())],
    places: readPlaces(myPlaces.get()),
    day: myDay.get()[0] ?? null,
  };
}

function keepInBrowser({ standards, places, day }: StandardChoice): void {
  myStandards.set(standards);
  myPlaces.set(places);
  myDay.set(day === null ? [] : [day]);
}

const keyOf = (userId: string | undefined) => ['user', userId, 'standard choice'];
const isEmpty = (choice: StandardChoice) =>
  choice.standards.length === 0 && choice.places.length === 0 && choice.day === null;

/** Changes the choice: in this browser at once, and with the account of who is signed in. */
export function useSaveChoice(): (choice: StandardChoice) => void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  return (choice) => {
    keepInBrowser(choice);
    if (userId === undefined) return;
    queryClient.setQueryData(keyOf(userId), { choice });
    void callAsUser('PUT /api/standards/choice', { body: choice }).then((reply) => {
      if (!reply.ok) logFailure('Failed to save the choice of standards', reply.failure.detail);
    });
  };
}

/** What the account keeps is this browser's choice; an account without one takes over the browser's. */
export function useAccountChoice(): void {
  const save = useSaveChoice();
  const userId = useSession().user?.id;
  const { data } = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => unwrap(await callAsUser('GET /api/standards/choice', {})),
    enabled: userId !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the account
  useEffect(() => {
    if (data === undefined) return;
    const here = getChoice();
    if (data.choice === null) {
      if (!isEmpty(here)) save(here);
    } else if (JSON.stringify(data.choice) !== JSON.stringify(here)) keepInBrowser(data.choice);
  }, [data]);
}
