import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { jt, t } from 'ttag';
import { call } from '#web/lib/call.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Where the weekly mail's link leads, signed in or not. Opening it changes nothing: scanners of mail open links. */
export function UnsubscribePage() {
  useDocumentTitle(t`Weekly mail`);
  const { token = '' } = useParams({ strict: false });
  const [isOff, setOff] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { isBusy, during } = useBusy();
  const stop = async () => {
    const reply = await during(call('POST /api/watches/unsubscribe/{token}', { params: { token } }));
    setFailure(
      reply.ok ? undefined : failureText(reply.failure, t`The mail was not stopped. Please try again.`),
    );
    setOff(reply.ok);
  };
  return (
    <div className="wrap page stack">
      <h1 className="heading">{t`Weekly mail`}</h1>
      <div className="stack" role="status">
        {isOff && <p className="lead">{t`You get no more weekly mails.`}</p>}
      </div>
      {isOff ? (
        <p>
          {jt`To turn it on again, go to ${(
            <TextLink key="watching" to="/profile/watching">
              {t`Watching`}
            </TextLink>
          )}.`}
        </p>
      ) : (
        <>
          <p className="lead">{t`The mail that tells what changed of the products you watch.`}</p>
          <p>
            <Button tone="primary" busy={isBusy} onClick={() => void stop()}>
              {t`Stop the weekly mail`}
            </Button>
          </p>
        </>
      )}
      <FailureNote text={failure} />
    </div>
  );
}
