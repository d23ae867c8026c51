import { useState } from 'react';
import { callInTime } from '#web/features/session/browser-session.ts';

import { Button } from '#web/ui/button.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './gate.module.css';
import { rememberGoogleBegun } from './google-begun.ts';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

type Provider = 'google' | 'apple';

const PROVIDERS = {
  google: { call: 'GET /api/auth/google/url', name: 'Google', mark: <GoogleMark /> },
  apple: { call: 'GET /api/auth/apple/url', name: 'Apple', mark: <AppleMark /> },
} as const;

/** Sign-in elsewhere: the server says where to go, and the browser goes there. */
export function ProviderButtons() {
  const [busy, setBusy] = useState<Provider>();
  const [failure, setFailure] = useState<{ readonly text: string; readonly detail?: string }>();
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
      {(['google', 'apple'] as const).map((provider) => (
        <Button key={provider} wide busy={busy === provider} onClick={() => begin(provider)}>
          {PROVIDERS[provider].mark}
          Continue with {PROVIDERS[provider].name}
        </Button>
      ))}
      <FailureNote text={failure?.text} detail={failure?.detail} />
    </div>
  );
}
