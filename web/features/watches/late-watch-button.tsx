import { t } from 'ttag';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ButtonRoom } from '#web/ui/button-room.tsx';

/** Its code comes after the page's own. */
export const WatchButton = lazyPart(
  () => import('./watch-button.tsx'),
  'WatchButton',
  <ButtonRoom>{t`Watch`}</ButtonRoom>,
);
