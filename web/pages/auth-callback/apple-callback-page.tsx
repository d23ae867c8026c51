import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { t } from 'ttag';
import { SIGN_IN } from '#contract/sign-in.ts';
import { AttemptPanel } from '#web/features/auth/attempt-panel.tsx';
import { readAppleAnswer } from '#web/features/auth/provider-answer.ts';
import { verificationFailure } from '#web/features/auth/sign-in-failure.ts';
import { dropSecrets, readSecrets } from '#web/features/auth/url-secrets.ts';
import { useSignInAttempt } from '#web/features/auth/use-sign-in-attempt.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

/** The way back from Apple; the server checks that this browser began it. */
export function AppleCallbackPage() {
  useDocumentTitle(t`Log in`);
  return useHydrated() && <AppleCallback />;
}

function AppleCallback() {
  const [answer] = useState(() => readAppleAnswer(readSecrets()));
  const code = answer.ok ? answer.code : '';
  const redeem = useCallback(async () => {
    const reply = await callInTime('POST /api/auth/apple/callback', { body: { code } });
    dropSecrets();
    return reply;
  }, [code]);
  const attempt = useSignInAttempt(redeem, SIGN_IN.providerRedirectMs);
  const { start, state } = attempt;
  useEffect(() => {
    if (code) start();
  }, [code, start]);
  return (
    <AttemptPanel
      attempt={attempt}
      refusal={answer.ok ? undefined : answer.reason}
      failureText={
        state.kind === 'failed' ? verificationFailure(state.failure, t`Authentication failed`) : ''
      }
      working={t`Logging you in with Apple …`}
      ask={t`Press Continue to log in.`}
    />
  );
}
