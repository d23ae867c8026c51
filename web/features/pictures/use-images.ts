import { useCallback, useMemo, useState } from 'react';
import { type ImageUrls, listImages } from '#web/features/product-facts/product-images.ts';

/** A product's pictures, without those that failed to load; `drop` takes such a one out. */
export function useImages(imageUrls: ImageUrls) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(NONE);
  const drop = useCallback((url: string) => setBroken((before) => new Set([...before, url])), []);
  const urls = useMemo(() => listImages(imageUrls, broken), [imageUrls, broken]);
  return { urls, drop };
}

const NONE: ReadonlySet<string> = new Set();
