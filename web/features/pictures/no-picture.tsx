import { lazy, Suspense } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './no-picture.module.css';

// The drawings weigh as much as a small page, and most products have a picture.
const CategoryMark = lazy(async () => ({ default: (await import('./category-mark.tsx')).CategoryMark }));

export interface NoPictureProps {
  readonly category: string | null;
  /** Shows the drawing alone; the words stay for screen readers. */
  readonly small?: boolean;
}

export function NoPicture({ category, small = false }: NoPictureProps) {
  return (
    <div className={classNames(styles.none, small && styles.small)}>
      <Suspense fallback={<span className={styles.mark} />}>
        <CategoryMark category={category} />
      </Suspense>
      <span className={small ? 'visually-hidden' : undefined}>No image available</span>
    </div>
  );
}
