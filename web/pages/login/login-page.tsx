import { AlreadyIn } from '#web/features/auth/already-in.tsx';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export function LoginPage() {
  useDocumentTitle('Log in');
  const { user } = useSession();
  return user ? <AlreadyIn user={user} /> : <LoginForm />;
}
