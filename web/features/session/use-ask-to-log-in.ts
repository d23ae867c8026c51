import { useNavigate } from '@tanstack/react-router';
import { t } from 'ttag';
import { toast } from '#web/ui/toast.ts';
import { type Intent, rememberIntent } from './intents.ts';
import { whenKnown } from './session.ts';

/** For what a visitor pressed: keeps it, and tells them to log in with a way to do so. It is done when they have. */
export function useAskToLogIn(): (intent: Intent, text: string) => void {
  const navigate = useNavigate();
  return (intent, text) => {
    rememberIntent(intent);
    whenKnown(({ status }) => {
      if (status !== 'visitor') return;
      const logIn = { label: t`Log in`, run: () => void navigate({ to: '/login' }) };
      toast.error(text, logIn, t`We’ll add it once you log in.`);
    });
  };
}
