import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { t } from 'ttag';
import { SIGN_IN } from '#contract/sign-in.ts';
import { AttemptPanel } from '#web/features/auth/attempt-panel.tsx';
import { isOwnLink, LINK_NONCE } from '#web/features/auth/link-nonce.ts';
import { verificationFailure } from '#web/features/auth/sign-in-failure.ts';
import { dropSecrets, readSecrets } from '#web/features/auth/url-secrets.ts';
import { useSignInAttempt } from '#web/features/auth/use-sign-in-attempt.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import { takeExpiring } from '#web/features/session/expiring-storage.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

/**
 * Where a mailed link leads. Only the browser that asked for the link redeems it by itself; elsewhere a person must
 * press Continue: the scanners of mail servers open links, and some run their scripts.
 */
export function VerifyPage() {
  useDocumentTitle(t`Log in`);
  return useHydrated() && <Verification />;
}

function Verification() {
  const [token] = useState(() => readSecrets().token);
  const redeem = useCallback(async () => {
    const reply = await callInTime('POST /api/auth/verify', { body: { token: token ?? '' } });
    // Where no answer came, a reload tries again.
    if (reply.ok || reply.failure.status !== undefined) dropSecrets();
    if (reply.ok) takeExpiring(LINK_NONCE);
    return reply;
  }, [token]);
  const attempt = useSignInAttempt(redeem, SIGN_IN.magicLinkRedirectMs);
  const { start, state } = attempt;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (token) void isOwnLink(token).then((isOwn) => (isOwn ? start() : setAsked(true)));
  }, [token, start]);
  if (token && !isAsked && state.kind === 'idle') return null;
  return (
    <AttemptPanel
      attempt={attempt}
      refusal={token ? undefined : t`No verification token found`}
      failureText={state.kind === 'failed' ? verificationFailure(state.failure) : ''}
      working={t`Verifying your link …`}
      ask={t`Press Continue to log in on this device. The link works once.`}
    />
  );
}
