import { type ComponentProps, useState } from 'react';
import { useWaiting } from '#web/features/session/waiting.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const load = () => import('./late-parts.tsx');
const LateNote = lazyPart(load, 'LateNote');
const LateBadge = lazyPart(load, 'LateBadge');

/** At the head of a list: how many of its changes wait to be sent, and how many the server refused. */
export function WaitingNote(props: ComponentProps<typeof LateNote>) {
  const isAny = useIsAnyWaiting();
  // Its dialog stays open when the last of them is sent.
  const [wasAny, setWasAny] = useState(false);
  if (isAny && !wasAny) setWasAny(true);
  return wasAny && <LateNote {...props} />;
}

/** Under the name of an item whose change the server does not have yet. */
export const WaitingBadge = (props: ComponentProps<typeof LateBadge>) =>
  useIsAnyWaiting() && <LateBadge {...props} />;

const useIsAnyWaiting = () => useWaiting().changes.length > 0;
