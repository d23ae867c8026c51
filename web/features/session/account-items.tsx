import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, UserRoundPlus } from 'lucide-react';
import { rememberReturn } from './return-path.ts';
import { useSession } from './session.ts';
import { useLogOut } from './use-log-out.ts';

/** Logging in and out as lines of a menu's list. */
export function AccountItems({
  className,
  onClose,
}: {
  readonly className: string | undefined;
  readonly onClose: () => void;
}) {
  const { status } = useSession();
  const logOut = useLogOut();
  if (status === 'user') {
    return (
      <li>
        <button
          type="button"
          className={className}
          onClick={() => {
            onClose();
            void logOut();
          }}
        >
          <LogOut size={20} aria-hidden="true" />
          Log out
        </button>
      </li>
    );
  }
  const leave = () => {
    rememberReturn();
    onClose();
  };
  return (
    <>
      <li>
        <Link to="/login" className={className} onClick={leave}>
          <LogIn size={20} aria-hidden="true" />
          Log in
        </Link>
      </li>
      <li>
        <Link to="/signup" className={className} onClick={leave}>
          <UserRoundPlus size={20} aria-hidden="true" />
          Sign up
        </Link>
      </li>
    </>
  );
}
