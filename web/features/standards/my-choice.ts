import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from 'ttag';
import type { StandardChoice } from '#contract/standard-choice.schema.ts';
import {
  myChannels,
  myDay,
  myPlaces,
  readChannels,
  readPlaces,
} from '#web/features/product-facts/day-and-places.ts';
import { myStandards, readStandards } from '#web/features/product-facts/my-standards.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { browserList } from '#web/lib/browser-list.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { toast } from '#web/ui/toast.ts';

/** What this browser judges by. */
function getChoice(): StandardChoice {
  return {
    standards: [...readStandards(myStandards.get())],
    places: readPlaces(myPlaces.get()),
    channels: readChannels(myChannels.get()),
    day: myDay.get()[0] ?? null,
  };
}

/** As `getChoice`, and drawn again when another tab or the account changes it. */
export function useChoice(): StandardChoice {
  const [day = null] = myDay.useList();
  return {
    standards: [...readStandards(myStandards.useList())],
    places: readPlaces(myPlaces.useList()),
    channels: readChannels(myChannels.useList()),
    day,
  };
}

function keepInBrowser({ standards, places, channels, day }: StandardChoice): void {
  myStandards.set(standards);
  myPlaces.set(places);
  myChannels.set(channels);
  myDay.set(day === null ? [] : [day]);
}

/** The account whose choice was changed here and could not be kept with it so far; empty: none. */
const unsavedFor = browserList('larder.choice-unsaved', (values) =>
  values.filter((value) => typeof value === 'string'),
);

const keyOf = (userId: string | undefined) => ['user', userId, 'standard choice'];
const isEmpty = ({ standards, places, channels, day }: StandardChoice) =>
  [standards, places, channels].every(({ length }) => length === 0) && day === null;

const isBrowsers = (choice: StandardChoice | null) => JSON.stringify(choice) === JSON.stringify(getChoice());

/** Changes the choice: in this browser at once, and with the account of who is signed in. */
export function useSaveChoice(): (choice: StandardChoice) => void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  return (choice) => {
    keepInBrowser(choice);
    if (userId === undefined) return;
    queryClient.setQueryData(keyOf(userId), { choice });
    void keepWithAccount(userId, choice);
  };
}

async function keepWithAccount(userId: string, choice: StandardChoice): Promise<void> {
  unsavedFor.set([userId]);
  const reply = await callAsUser('PUT /api/standards/choice', { body: choice });
  if (reply.ok) return unsavedFor.set([]);
  const again = { label: t`Try again`, run: () => void keepWithAccount(userId, getChoice()) };
  toast.error(
    t`Your choice is kept in this browser, but not with your account.`,
    again,
    reply.failure.detail,
  );
}

/**
 * What the account keeps is this browser's choice; an account without one takes over the browser's, and so does one
 * that missed a change made here.
 */
export function useAccountChoice(): void {
  const save = useSaveChoice();
  const userId = useSession().user?.id;
  const { data } = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const kept = unwrap(await callAsUser('GET /api/standards/choice', {}));
      if (isBrowsers(kept.choice)) unsavedFor.set([]);
      return kept;
    },
    enabled: userId !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the account
  useEffect(() => {
    if (data === undefined || userId === undefined) return;
    if (isBrowsers(data.choice)) return;
    const here = getChoice();
    if (data.choice === null ? !isEmpty(here) : unsavedFor.get().includes(userId)) save(here);
    else if (data.choice !== null) keepInBrowser(data.choice);
  }, [data]);
}
