import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { AUTH } from '#contract/auth.ts';
import { AttemptPanel } from '#web/features/auth/attempt-panel.tsx';
import {
  GOOGLE_BEGUN,
  OAUTH_FAILED,
  readGoogleAnswer,
  tokensOf,
} from '#web/features/auth/provider-answer.ts';
import { dropSecrets, readSecrets } from '#web/features/auth/url-secrets.ts';
import { useSignInAttempt } from '#web/features/auth/use-sign-in-attempt.ts';
import { takeExpiring } from '#web/features/session/expiring-storage.ts';
import type { CallResult } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

const NOT_TRIED: CallResult<never> = { ok: false, failure: { code: 'invalid', detail: OAUTH_FAILED } };

/** The way back from Google. An address that this browser did not request asks before it signs in. */
export function GoogleCallbackPage() {
  useDocumentTitle('Log in');
  return useHydrated() && <GoogleCallback />;
}

function GoogleCallback() {
  const [answer] = useState(() => readGoogleAnswer(readSecrets('/auth/google')));
  const redeem = useCallback(async () => {
    const reply = answer.ok ? await tokensOf(answer) : NOT_TRIED;
    dropSecrets();
    return reply;
  }, [answer]);
  const attempt = useSignInAttempt(redeem, AUTH.providerRedirectMs);
  const { start } = attempt;
  useEffect(() => {
    const isBegun = takeExpiring(GOOGLE_BEGUN) === true;
    if (answer.ok && isBegun) start();
  }, [answer, start]);
  return (
    <AttemptPanel
      attempt={attempt}
      refusal={answer.ok ? undefined : answer.reason}
      failureText={OAUTH_FAILED}
      working="Logging you in with Google …"
      ask={answer.ok && <>You are about to log in as {answer.email}.</>}
    />
  );
}
