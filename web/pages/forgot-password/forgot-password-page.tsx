import { AlreadyIn } from '#web/features/auth/already-in.tsx';
import { ForgotPasswordForm } from '#web/features/auth/forgot-password-form.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export function ForgotPasswordPage() {
  useDocumentTitle('Forgot password');
  const { user } = useSession();
  return user ? <AlreadyIn user={user} /> : <ForgotPasswordForm />;
}
