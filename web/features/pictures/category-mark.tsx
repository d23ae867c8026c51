import { FAMILY_TITLES } from '#contract/categories.ts';
import { CATEGORY_MARKS } from './category-marks.ts';
import styles from './no-picture.module.css';

export interface CategoryMarkProps {
  readonly category: string | null;
}

/** The drawing of a product's category; a general one where it has none. */
export function CategoryMark({ category }: CategoryMarkProps) {
  const title = FAMILY_TITLES.find((each) => each === category) ?? 'other';
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, constants of the build
      dangerouslySetInnerHTML={{ __html: CATEGORY_MARKS[title] }}
    />
  );
}
