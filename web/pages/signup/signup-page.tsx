import { AlreadyIn } from '#web/features/auth/already-in.tsx';
import { SignupForm } from '#web/features/auth/signup-form.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export function SignupPage() {
  useDocumentTitle('Sign up');
  const { user } = useSession();
  return user ? <AlreadyIn user={user} /> : <SignupForm />;
}
