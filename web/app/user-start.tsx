import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const FinishIntent = lazyPart(() => import('./finish-intent.tsx'), 'FinishIntent');

/** Work that follows sign-in. Visitors do not load it. */
export function UserStart() {
  const { status } = useSession();
  if (status !== 'user') return null;
  return <FinishIntent />;
}
