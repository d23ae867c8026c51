import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { CategoryMarkProps } from './category-mark.tsx';
import styles from './no-picture.module.css';

const ROOM = <span className={styles.mark} />;
const NoMark = (_: CategoryMarkProps) => ROOM;

// The drawings weigh as much as a small page, and most products have a picture. A page can do without them.
const CategoryMark = lazyPart(
  () => import('./category-mark.tsx').catch(() => ({ CategoryMark: NoMark })),
  'CategoryMark',
  ROOM,
);

export interface NoPictureProps {
  readonly category: string | null;
  /** Shows the drawing alone; the words stay for screen readers. */
  readonly small?: boolean;
}

export function NoPicture({ category, small = false }: NoPictureProps) {
  return (
    <div className={classNames(styles.none, small && styles.small)} data-no-picture="">
      <CategoryMark category={category} />
      <span className={small ? 'visually-hidden' : undefined}>{t`No image available`}</span>
    </div>
  );
}
