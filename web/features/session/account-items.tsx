import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, UserRoundPlus } from 'lucide-react';
import { t } from 'ttag';
import { rememberReturn } from './return-path.ts';
import { useSession } from './session.ts';
import { useLogOut } from './use-log-out.ts';

const WAYS_IN = [
  { to: '/login', name: t`Log in`, Icon: LogIn },
  { to: '/signup', name: t`Sign up`, Icon: UserRoundPlus },
] as const;

interface AccountItemsProps {
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** Logging in and out as lines of a menu's list. */
export function AccountItems({ className, onClose }: AccountItemsProps) {
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
          {t`Log out`}
        </button>
      </li>
    );
  }
  const leave = () => {
    rememberReturn();
    onClose();
  };
  return WAYS_IN.map(({ to, name, Icon }) => (
    <li key={to}>
      <Link to={to} className={className} onClick={leave}>
        <Icon size={20} aria-hidden="true" />
        {name}
      </Link>
    </li>
  ));
}
