import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from 'ttag';
import { SIGN_IN } from '#contract/sign-in.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import { storeExpiring } from '#web/features/session/expiring-storage.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './auth-card.module.css';
import { GOOGLE_BEGUN } from './provider-answer.ts';

const PROVIDERS = {
  google: { call: 'GET /api/auth/google/url', name: 'Google', mark: <GoogleMark /> },
  apple: { call: 'GET /api/auth/apple/url', name: 'Apple', mark: <AppleMark /> },
} as const;
type Provider = keyof typeof PROVIDERS;
const PROVIDER_KEYS = ['google', 'apple'] as const;

interface Failure {
  readonly text: string;
  readonly detail?: string;
}

/** What the server is set up for, which no visit changes. */
const providersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  queryFn: async () => unwrap(await callInTime('GET /api/auth/providers', {})),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Sign-in with Google or Apple. An unconfigured provider says so. */
export function ProviderButtons() {
  const [busy, setBusy] = useState<Provider>();
  const [failure, setFailure] = useState<Failure>();
  const { data: available } = useQuery(providersQuery);
  const noteId = useId();
  // Until the answer is there, a press finds out by itself.
  const missing = PROVIDER_KEYS.filter((provider) => available?.[provider] === false);
  const stay = (why: Failure | undefined) => {
    setBusy(undefined);
    setFailure(why);
  };
  const begin = async (provider: Provider) => {
    setBusy(provider);
    setFailure(undefined);
    const { call, name } = PROVIDERS[provider];
    const reply = await callInTime(call, {});
    if (reply.ok && reply.value.url) {
      if (provider === 'google') storeExpiring(GOOGLE_BEGUN, true);
      location.assign(reply.value.url);
      const silent = t`${name} does not answer. Try again, or log in with a link.`;
      const timer = setTimeout(() => stay({ text: silent }), SIGN_IN.providerPatienceMs);
      // A page that the browser keeps, and shows again on the way back, takes another press.
      const leave = () => {
        clearTimeout(timer);
        stay(undefined);
      };
      addEventListener('pagehide', leave, { once: true });
      return;
    }
    const text = t`Failed to get ${name} OAuth URL`;
    stay(reply.ok ? { text } : { text, detail: reply.failure.detail });
  };
  return (
    <div className={styles.providers}>
      {PROVIDER_KEYS.map((provider) => (
        <Button
          key={provider}
          wide
          busy={busy === provider}
          {...(missing.includes(provider)
            ? { 'aria-disabled': true, 'aria-describedby': noteId }
            : { onClick: () => begin(provider) })}
        >
          {PROVIDERS[provider].mark}
          {t`Continue with ${PROVIDERS[provider].name}`}
        </Button>
      ))}
      {missing.length > 0 && (
        <p id={noteId} className="soft">
          {missing.length === 1
            ? t`${missing.map((provider) => PROVIDERS[provider].name)} sign-in is not available here.`
            : t`Google and Apple sign-in are not available here.`}
        </p>
      )}
      <FailureNote text={failure?.text} detail={failure?.detail} />
    </div>
  );
}

/** Google's and Apple's marks in the forms their guidelines ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3 2.33C4.69 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentcolor" aria-hidden="true">
      <path d="M17.05 12.54c-.03-2.76 2.25-4.08 2.36-4.15-1.29-1.88-3.29-2.14-4-2.17-1.7-.17-3.32 1-4.19 1-.86 0-2.2-.98-3.61-.95-1.86.03-3.57 1.08-4.53 2.74-1.93 3.35-.49 8.31 1.39 11.03.92 1.33 2.02 2.83 3.46 2.77 1.39-.06 1.91-.9 3.59-.9s2.15.9 3.62.87c1.49-.03 2.44-1.36 3.35-2.7 1.06-1.55 1.49-3.05 1.52-3.13-.03-.01-2.92-1.12-2.96-4.41zM14.29 4.43c.76-.93 1.28-2.21 1.14-3.49-1.1.04-2.43.73-3.22 1.65-.71.82-1.33 2.13-1.16 3.38 1.23.1 2.48-.62 3.24-1.54z" />
    </svg>
  );
}
