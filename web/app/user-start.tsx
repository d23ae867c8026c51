import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const FinishIntent = lazyPart(() => import('./finish-intent.tsx'), 'FinishIntent');

/** What is done once somebody is signed in. Visitors do not load it. */
export function UserStart() {
  const { status } = useSession();
  if (status !== 'user') return null;
  return <FinishIntent />;
}
