import { useNavigate } from '@tanstack/react-router';
import { t } from 'ttag';
import { toast } from '#web/ui/toast.ts';
import { signOut } from './session.ts';

/** Logs out and leads to the products: the page may be the user's own. `ended`: the server ended the session already. */
export function useLogOut() {
  const navigate = useNavigate();
  return async ({ message = t`You are logged out.`, ended = false } = {}) => {
    await navigate({ to: '/products' });
    signOut({ ended });
    toast.success(message);
  };
}
