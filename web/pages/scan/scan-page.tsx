import { FolderPlus, ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { c, t } from 'ttag';
import type { Gtin } from '#contract/gtin.ts';
import { displayName } from '#contract/product.ts';
import { ProductActions } from '#web/blocks/product-actions/product-actions.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { LabelLedger } from '#web/features/product-view/card/label-ledger.tsx';
import { DayNote, useProduct } from '#web/features/product-view/on-chosen-day.tsx';
import { NumberForm } from '#web/features/scan/number-form.tsx';
import { Scanner } from '#web/features/scan/scanner.tsx';
import { useSession } from '#web/features/session/session.ts';
import { CallError } from '#web/lib/call-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './scan-page.module.css';

const ChooseGroupDialog = lazyPart(
  () => import('#web/features/wishlist-groups/choose-group-dialog.tsx'),
  'ChooseGroupDialog',
);

export function ScanPage() {
  const [gtin, setGtin] = useState<Gtin>();
  const isReady = useOwnDocument();
  useDocumentTitle(t`Scan a barcode`);
  return (
    <div className="wrap page">
      <section className={styles.scan} aria-labelledby="scan">
        <h1 id="scan" className={`title ${styles.head}`}>
          {t`Scan a barcode`}
        </h1>
        {!isReady ? (
          <Skeleton height="18rem" />
        ) : gtin ? (
          <Found key={gtin} gtin={gtin} onNext={() => setGtin(undefined)} />
        ) : (
          <Scanner onGtin={setGtin} />
        )}
        <NumberForm onGtin={setGtin} />
      </section>
    </div>
  );
}

/** Whether this page was loaded at its own address: only that answer's headers allow the camera and its reader. */
function useOwnDocument(): boolean {
  const [isOwn] = useState(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    return loaded === undefined || new URL(loaded.name).pathname === location.pathname;
  });
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn;
}

interface FoundProps {
  readonly gtin: Gtin;
  readonly onNext: () => void;
}

function Found({ gtin, onNext }: FoundProps) {
  const { product, error, refetch, isFetching } = useProduct(gtin);
  const heading = useRef<HTMLHeadingElement>(null);
  const { user } = useSession();
  const [isChoosing, setChoosing] = useState(false);
  const isKnown = product !== undefined;
  useEffect(() => heading.current?.focus(), []);
  const isMissing = error instanceof CallError && error.failure.code === 'not_found';
  return (
    <div className={styles.found}>
      <h2 ref={heading} tabIndex={-1} className="subtitle">
        {isKnown ? t`Found` : isMissing ? t`Not in the catalogue` : `GTIN ${gtinText(gtin)}`}
      </h2>
      {product && (
        <>
          <div className={styles.product}>
            <ProductThumb product={product} />
            <div>
              <p className="small muted clamp">{product.brand}</p>
              <p className={`clamp ${styles.name}`}>{displayName(product)}</p>
              <p className="small muted">{gtinText(gtin)}</p>
            </div>
          </div>
          <LabelLedger product={product} />
          <DayNote />
          <div className={styles.actions}>
            <ButtonLink to="/products/$gtin" params={{ gtin }}>
              {c('verb').t`Open`}
            </ButtonLink>
            <ProductActions product={product} />
            {user && (
              <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                <FolderPlus size={16} aria-hidden="true" />
                {t`Add to Group`}
              </Button>
            )}
          </div>
          {isChoosing && <ChooseGroupDialog how="add" gtins={[gtin]} onClose={() => setChoosing(false)} />}
        </>
      )}
      {isMissing && (
        <p>
          {t`No product has GTIN ${gtinText(gtin)}.`} <TextLink to="/products">{t`Find products`}</TextLink>
        </p>
      )}
      {error && !isMissing && <AreaFailure text={error.message} query={{ refetch, isFetching }} />}
      {!product && !error && <Skeleton height="6rem" />}
      <Button wide onClick={onNext}>
        <ScanBarcode size={16} aria-hidden="true" />
        {t`Scan the next one`}
      </Button>
    </div>
  );
}
