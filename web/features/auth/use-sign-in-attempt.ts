import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tokens } from '#contract/auth.schema.ts';
import { takeReturn } from '#web/features/session/return-path.ts';
import { signIn } from '#web/features/session/session.ts';
import type { CallFailure, CallResult } from '#web/lib/call.ts';

type AttemptState =
  | { readonly kind: 'idle' | 'working' | 'done' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export type SignInAttempt = ReturnType<typeof useSignInAttempt>;

/** A sign-in attempt, started once: idle, working, then done (with a redirect after `redirectMs`) or failed. */
export function useSignInAttempt(attempt: () => Promise<CallResult<Tokens>>, redirectMs: number) {
  const [state, setState] = useState<AttemptState>({ kind: 'idle' });
  const isStarted = useRef(false);
  const router = useRouter();
  const start = useCallback(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    setState({ kind: 'working' });
    void attempt().then((reply) => {
      if (reply.ok) signIn(reply.value);
      setState(reply.ok ? { kind: 'done' } : { kind: 'failed', failure: reply.failure });
    });
  }, [attempt]);
  const isDone = state.kind === 'done';
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => router.history.replace(takeReturn()), redirectMs);
    return () => clearTimeout(timer);
  }, [isDone, redirectMs, router]);
  return { state, start };
}
