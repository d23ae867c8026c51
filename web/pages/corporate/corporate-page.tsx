import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { t } from 'ttag';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileFrame } from '#web/blocks/profile-frame/profile-frame.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

const route = getRouteApi('/profile/corporate');
const CorporateTabs = lazyPart(
  () => import('./corporate-panels.tsx'),
  'CorporateTabs',
  <SkeletonRows count={6} />,
);

/** The company's side of an account, with sample data throughout. */
export const CorporatePage = privatePage(t`Corporate profile`, t`to view your corporate profile`, Corporate);

function Corporate() {
  useDocumentTitle(t`Corporate profile`);
  const { tab = 'profile' } = route.useSearch();
  const navigate = useNavigate({ from: '/profile/corporate' });
  return (
    <ProfileFrame title={t`Corporate profile`} text={t`What a company’s account will show.`}>
      <SampleNote>
        {t`The company, its purchases, users and settings are invented. None of it is yours, and no change is saved.`}
      </SampleNote>
      <CorporateTabs
        tab={tab}
        onChange={(next) =>
          void navigate({
            search: next === 'profile' ? {} : { tab: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </ProfileFrame>
  );
}
