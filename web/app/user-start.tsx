import { lazy, Suspense } from 'react';
import { useSession } from '#web/features/session/session.ts';

const FinishIntent = lazy(async () => ({ default: (await import('./finish-intent.tsx')).FinishIntent }));

/** What is done once somebody is signed in. Visitors do not load it. */
export function UserStart() {
  const { status } = useSession();
  if (status !== 'user') return null;
  return (
    <Suspense>
      <FinishIntent />
    </Suspense>
  );
}
