import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showWatches } from './watches-query.ts';

interface MailChoiceProps {
  readonly userId: string;
  readonly isOn: boolean;
}

/** The weekly mail: off until it is asked for. */
export function MailChoice({ userId, isOn }: MailChoiceProps) {
  const client = useQueryClient();
  const { isBusy, during } = useBusy();
  // What was pressed shows at once; a refusal takes it back.
  const isShownOn = isBusy ? !isOn : isOn;
  const change = async () => {
    if (isBusy) return;
    const reply = await during(callAsUser('PUT /api/watches/mail', { body: { is_on: !isOn } }));
    if (succeeded(reply)) showWatches(client, userId, reply.value);
  };
  return (
    <Checkbox
      checked={isShownOn}
      onChange={() => void change()}
      label={t`Send me a mail once a week when something has changed`}
    />
  );
}
