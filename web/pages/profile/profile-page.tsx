import { PrivatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileView } from '#web/features/auth/profile/profile-view.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';

export function ProfilePage() {
  useDocumentTitle('Profile');
  return (
    <PrivatePage title="Profile" text="You need to be logged in to view your profile.">
      {(user) => <ProfileView user={user} />}
    </PrivatePage>
  );
}
