import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileFrame } from '#web/blocks/profile-frame/profile-frame.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

// Apart: it needs the words of filters, which the public pages share among themselves (scripts/chunk-groups.ts).
const SavedSearchList = lazyPart(
  () => import('#web/blocks/saved-search/saved-search-list.tsx'),
  'SavedSearchList',
  <SkeletonRows />,
);

export const SavedSearchesPage = privatePage(
  t`Saved searches`,
  t`to view your saved searches`,
  SavedSearches,
);

function SavedSearches({ user }: { readonly user: User }) {
  useDocumentTitle(t`Saved searches`);
  return (
    <ProfileFrame title={t`Saved searches`} text={t`Each opens with its words, filters and order.`}>
      <SavedSearchList userId={user.id} />
    </ProfileFrame>
  );
}
