import { useCallback, useMemo, useState } from 'react';
import { type ImageUrls, listImages } from '#web/features/product-facts/product-images.ts';

export interface Images {
  readonly urls: readonly string[];
  /** Takes a picture out that failed to load. */
  readonly drop: (url: string) => void;
}

/** A product's pictures, without those that failed to load. */
export function useImages(imageUrls: ImageUrls): Images {
  const [broken, setBroken] = useState<ReadonlySet<string>>(NONE);
  const drop = useCallback((url: string) => setBroken((before) => new Set([...before, url])), []);
  const urls = useMemo(() => listImages(imageUrls, broken), [imageUrls, broken]);
  return { urls, drop };
}

const NONE: ReadonlySet<string> = new Set();
