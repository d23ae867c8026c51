import { ProfileView } from '#web/features/auth/profile/profile-view.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { PrivatePage } from '#web/pages/login-required/private-page.tsx';

export function ProfilePage() {
  useDocumentTitle('Profile');
  return (
    <PrivatePage title="Profile" text="You need to be logged in to view your profile.">
      {(user) => <ProfileView user={user} />}
    </PrivatePage>
  );
}
