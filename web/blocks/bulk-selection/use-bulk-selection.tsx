import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { useSession, whenKnown } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { keepOnly, type Picked, pickedState, setProducts, togglePage, toggleProduct } from './picked.ts';

const LoginRequiredDialog = lazyPart(
  () => import('#web/features/session/login-required-dialog.tsx'),
  'LoginRequiredDialog',
);

const BULK_LOGIN_TEXT = t`You need to be logged in to select products and use bulk actions.`;

export interface BulkSelection {
  /** By GTIN, in the order of choosing, of whichever page. */
  readonly picked: Picked;
  readonly toggle: (product: Product) => void;
  readonly togglePage: (products: readonly Product[]) => void;
  /** These all or none of these, such as a range of lines. */
  readonly set: (products: readonly Product[], isPicked: boolean) => void;
  readonly pageState: (products: readonly Product[]) => 'all' | 'some' | 'none';
  /** Keeps these GTINs alone; nothing where it is left out. */
  readonly reset: (gtins?: readonly string[]) => void;
  readonly requireLogin: () => void;
  readonly dialog: ReactNode;
}

const NOTHING: Picked = new Map();

/** Products chosen over any number of pages. Choosing needs an account: a visitor who tries is told so. */
export function useBulkSelection(): BulkSelection {
  const userId = useSession().user?.id;
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const { open: requireLogin, ...login } = useOverlay();
  // What one user chose is nothing to the next.
  useEffect(() => {
    if (userId === undefined) return;
    return () => setPicked(NOTHING);
  }, [userId]);
  const changes = useMemo(() => {
    const change = (next: (now: Picked) => Picked) =>
      whenKnown(({ status }) => (status === 'user' ? setPicked(next) : requireLogin()));
    return {
      requireLogin,
      toggle: (product: Product) => change((now) => toggleProduct(now, product)),
      togglePage: (products: readonly Product[]) => change((now) => togglePage(now, products)),
      set: (products: readonly Product[], isPicked: boolean) =>
        change((now) => setProducts(now, products, isPicked)),
      reset: (gtins: readonly string[] = []) => setPicked((now) => keepOnly(now, gtins)),
    };
  }, [requireLogin]);
  return {
    ...changes,
    picked,
    pageState: (products) => pickedState(picked, products),
    dialog: login.wasOpened && <LoginRequiredDialog {...login.props} text={BULK_LOGIN_TEXT} />,
  };
}
