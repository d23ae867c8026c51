import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/user.schema.ts';
import { keepLists } from './last-seen.ts';
import { startOutbox } from './waiting/outbox.ts';

/** Keeps the user's lists for a time without a network and the changes made then, and has the worker that shows them then. */
export function UserLists({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  useEffect(() => keepLists(queryClient, user), [queryClient, user]);
  useEffect(() => startOutbox(queryClient, user), [queryClient, user]);
  useEffect(registerWorker, []);
  return null;
}

/** After the page's own files. Missing on plain HTTP, and without a built web app. */
function registerWorker(): () => void {
  const register = () =>
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  const LATEST_MS = 3000;
  const timer = setTimeout(register, LATEST_MS);
  return () => clearTimeout(timer);
}
