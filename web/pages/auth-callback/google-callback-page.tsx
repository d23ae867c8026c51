import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { t } from 'ttag';
import type { Tokens } from '#contract/auth.schema.ts';
import { SIGN_IN } from '#contract/sign-in.ts';
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

/**
 * The way back from Google. An address that this browser did not request asks before it signs in, and names the user that
 * the server vouches for.
 */
export function GoogleCallbackPage() {
  useDocumentTitle(t`Log in`);
  return useHydrated() && <GoogleCallback />;
}

function GoogleCallback() {
  const [answer] = useState(() => readGoogleAnswer(readSecrets()));
  const [vouched, setVouched] = useState<CallResult<Tokens>>();
  const redeem = useCallback(async () => {
    const reply = answer.ok ? await tokensOf(answer) : NOT_TRIED;
    dropSecrets();
    return reply;
  }, [answer]);
  const attempt = useSignInAttempt(redeem, SIGN_IN.providerRedirectMs);
  const { start } = attempt;
  useEffect(() => {
    const isBegun = takeExpiring(GOOGLE_BEGUN) === true;
    if (!answer.ok) return;
    if (isBegun) start();
    else void tokensOf(answer).then(setVouched);
  }, [answer, start]);
  return (
    <AttemptPanel
      attempt={attempt}
      refusal={answer.ok ? refusalOf(vouched) : answer.reason}
      failureText={OAUTH_FAILED}
      working={t`Logging you in with Google …`}
      ask={vouched?.ok ? t`You are about to log in as ${vouched.value.user.email}.` : undefined}
    />
  );
}

function refusalOf(vouched: CallResult<Tokens> | undefined): string | undefined {
  if (vouched === undefined || vouched.ok) return undefined;
  return vouched.failure.code === 'invalid' ? vouched.failure.detail : OAUTH_FAILED;
}
