import { classNames } from '#web/lib/class-names.ts';
import { isCutOut } from '../facts/product-images.ts';
import styles from './picture.module.css';

export interface PictureProps {
  readonly url: string;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  readonly onBroken: (url: string) => void;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

/** Fits into a box of fixed size around it, whatever the picture's own: nothing moves when it comes. */
export function Picture({ url, alt, onBroken, loading = 'lazy', className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, !isCutOut(url) && styles.photo, className)}
      src={url}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      // Whose page shows a picture is nobody's business at its host.
      referrerPolicy="no-referrer"
      onError={() => onBroken(url)}
    />
  );
}
