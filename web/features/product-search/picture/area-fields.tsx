import { t } from 'ttag';
import { NUTRIENTS } from '#contract/nutrition.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { RangeFields } from '../ranges/range-fields.tsx';
import styles from './picture.module.css';
import type { PictureAxes } from './picture-bar.tsx';
import type { Area } from './plot.ts';

export interface AreaFieldsProps {
  readonly axes: PictureAxes;
  readonly area: Area | undefined;
  /** The largest amounts. */
  readonly ends: { readonly x: number; readonly y: number };
  /** Points in the area. */
  readonly count: number;
  readonly onArea: (area: Area | undefined) => void;
  readonly onFilter: () => void;
}

/** The area as figures, for a keyboard and for exactness, and what becomes of it. */
export function AreaFields({ axes, area, ends, count, onArea, onFilter }: AreaFieldsProps) {
  const whole: Area = { x: [0, ends.x], y: [0, ends.y] };
  const now = area ?? whole;
  return (
    <div className={styles.between}>
      {(['x', 'y'] as const).map((axis) => {
        const { name, unit } = NUTRIENTS[axes[axis]];
        return (
          <fieldset key={axis}>
            <legend>{name}</legend>
            <RangeFields
              name={name}
              unit={unit}
              range={area ? { min: now[axis][0], max: now[axis][1] } : { min: null, max: null }}
              onChoose={({ min, max }) =>
                onArea({ ...now, [axis]: [min ?? 0, max ?? Math.max(min ?? 0, whole[axis][1])] })
              }
            />
          </fieldset>
        );
      })}
      {area && (
        <div className={styles.acts}>
          <Button tone="primary" size="small" disabled={count === 0} onClick={onFilter}>
            {t`Filter to these ${formatCount(count)}`}
          </Button>
          <Button size="small" onClick={() => onArea(undefined)}>
            {t`Clear selection`}
          </Button>
        </div>
      )}
    </div>
  );
}
