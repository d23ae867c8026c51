import { useEffect, useRef } from 'react';
import { isCutOut } from '#web/features/product-facts/product-images.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly url: string;
  /** Empty next to the name. */
  readonly alt: string;
  readonly onBroken: (url: string) => void;
  readonly loading?: 'lazy' | 'eager';
  /** The largest thing on its page: fetched before all else. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** Fits into a box of fixed size around it, whatever the picture's own: nothing moves when it comes. */
export function Picture({ url, alt, onBroken, loading = 'lazy', isFirst = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // On a rendered page a picture may have failed before anybody listened.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = image.current ?? {};
    if (complete && naturalWidth === 0) onBroken(url);
  }, [onBroken, url]);
  return (
    <img
      ref={image}
      className={classNames(styles.picture, !isCutOut(url) && styles.photo, className)}
      src={url}
      alt={alt}
      loading={loading}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' })}
      draggable={false}
      // Keeps the page's address from the picture's host.
      referrerPolicy="no-referrer"
      onError={() => onBroken(url)}
    />
  );
}
