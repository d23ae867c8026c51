import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callInTime } from '#web/features/session/browser-session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './auth-card.module.css';
import { rememberGoogleBegun } from './google-begun.ts';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

const PROVIDERS = {
  google: { call: 'GET /api/auth/google/url', name: 'Google', mark: <GoogleMark /> },
  apple: { call: 'GET /api/auth/apple/url', name: 'Apple', mark: <AppleMark /> },
} as const;
type Provider = keyof typeof PROVIDERS;
const PROVIDER_KEYS = ['google', 'apple'] as const;

/** What the server is set up for, which no visit changes. */
const providersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  queryFn: async () => unwrap(await callInTime('GET /api/auth/providers', {})),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Sign-in with Google or Apple. An unconfigured provider says so. */
export function ProviderButtons() {
  const [busy, setBusy] = useState<Provider>();
  const [failure, setFailure] = useState<{ readonly text: string; readonly detail?: string }>();
  const { data: available } = useQuery(providersQuery);
  const noteId = useId();
  // Until the answer is there, a press finds out by itself.
  const missing = PROVIDER_KEYS.filter((provider) => available?.[provider] === false);
  const begin = async (provider: Provider) => {
    setBusy(provider);
    setFailure(undefined);
    const { call, name } = PROVIDERS[provider];
    const reply = await callInTime(call, {});
    if (reply.ok) {
      if (provider === 'google') rememberGoogleBegun();
      location.assign(reply.value.url);
      return;
    }
    setBusy(undefined);
    setFailure({ text: `Failed to get ${name} OAuth URL`, detail: reply.failure.detail });
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
          Continue with {PROVIDERS[provider].name}
        </Button>
      ))}
      {missing.length > 0 && (
        <p id={noteId} className="soft">
          {missing.map((provider) => PROVIDERS[provider].name).join(' and ')} sign-in{' '}
          {missing.length === 1 ? 'is' : 'are'} not available here.
        </p>
      )}
      <FailureNote text={failure?.text} detail={failure?.detail} />
    </div>
  );
}
