import type { CSSProperties } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the whole width where it is left out. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** A quiet block where something is about to stand. Hidden from assistive technology: say "Loading" once. */
export function Skeleton({ width, height, className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.ghost, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
