import { Share2 } from 'lucide-react';
import { t } from 'ttag';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog');

/** @param of what the API calls the list, such as `cart` */
export function ShareButton({ of }: { readonly of: string }) {
  const { wasOpened, open, props } = useOverlay();
  return (
    <>
      <Button onClick={open}>
        <Share2 size={16} aria-hidden="true" />
        {t`Share`}
      </Button>
      {wasOpened && <ShareDialog of={of} {...props} />}
    </>
  );
}
