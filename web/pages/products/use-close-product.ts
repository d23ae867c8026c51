import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { UpdateSearch } from '#web/features/product-search/use-product-search.ts';

/** Closes what is open over the list: back to the list it was opened from, or, from an address of its own, in place. */
export function useCloseProduct(update: UpdateSearch): () => void {
  const router = useRouter();
  const fromList = useRouterState({ select: (state) => state.location.state.fromList });
  return useCallback(() => {
    if (fromList) router.history.back();
    else update((now) => ({ ...now, product: undefined, quick: undefined }), { replace: true });
  }, [fromList, router, update]);
}
