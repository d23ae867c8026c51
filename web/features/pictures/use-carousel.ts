import { useRef, useState } from 'react';
import type { ImageUrls } from '#web/features/product-facts/product-images.ts';
import { useImages } from './use-images.ts';

export type CarouselState = ReturnType<typeof useCarousel>;

/** A product's pictures, and the place in their scrolling row. The browser scrolls, for its swiping; the index only follows. */
export function useCarousel(imageUrls: ImageUrls) {
  const { urls, drop } = useImages(imageUrls);
  const count = urls.length;
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  /** Round the corner at both ends: after the last comes the first. */
  const go = (index: number) => {
    const next = (index + count) % count;
    const box = track.current;
    // At once: the arrows turn pages, they do not travel.
    box?.scrollTo({ left: next * box.clientWidth, behavior: 'instant' });
    setAt(next);
  };
  const follow = () => {
    const box = track.current;
    if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth));
  };
  return { urls, drop, track, index: Math.min(at, Math.max(0, count - 1)), go, follow };
}
