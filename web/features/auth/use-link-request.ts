import { useState } from 'react';
import type { RequestOf } from '#contract/contracts.ts';
import { callInTime } from '#web/features/session/browser-session.ts';
import { storeExpiring } from '#web/features/session/expiring-storage.ts';
import type { CallFailure } from '#web/lib/call.ts';
import { LINK_NONCE } from './link-nonce.ts';

type Step = 'form' | 'sending' | 'sent';

/** Requesting a mail: form, sending, sent; a failure leads back to the form. */
export function useLinkRequest() {
  const [step, setStep] = useState<Step>('form');

  /** Answers the failure, if any. */
  async function request(ask: () => ReturnType<typeof askForLink>): Promise<CallFailure | undefined> {
    setStep('sending');
    const reply = await ask();
    setStep(reply.ok ? 'sent' : 'form');
    if (!reply.ok) return reply.failure;
    storeExpiring(LINK_NONCE, reply.value.nonce);
    return undefined;
  }

  return { step, request, tryAgain: () => setStep('form') };
}

export function askForLink(email: string) {
  return callInTime('POST /api/auth/magic-link', { body: { email: email.trim() } });
}

export function askForAccount(body: RequestOf<'POST /api/auth/signup'>['body']) {
  return callInTime('POST /api/auth/signup', { body });
}
