import { useNavigate } from '@tanstack/react-router';
import { toast } from '#web/ui/toast.ts';
import { signOut } from './session.ts';

export interface LogOutOptions {
  readonly message?: string;
  /** The server has ended the session already. */
  readonly ended?: boolean;
}

/** Logs out and leads to the products: the page one is on may be one's own. */
export function useLogOut(): (options?: LogOutOptions) => Promise<void> {
  const navigate = useNavigate();
  return async ({ message = 'You are logged out.', ended = false } = {}) => {
    await navigate({ to: '/products' });
    signOut({ ended });
    toast.success(message);
  };
}
