import { t } from 'ttag';
import { GUIDELINES, VERDICT_WORDS } from '#contract/guideline.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Points } from '#contract/points.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import styles from './picture.module.css';
import type { PictureAxes } from './picture-bar.tsx';
import { countUnknown } from './plot.ts';

interface PictureNotesProps {
  readonly data: Points;
  readonly axes: PictureAxes;
}

const VERDICTS = ['pass', 'fail', 'unknown', 'not_applicable'] as const;

/** What the marks mean, what is not in the picture, and where its limits come from. */
export function PictureNotes({ data, axes }: PictureNotesProps) {
  const { points, total } = data;
  const { onlyX, onlyY, both } = countUnknown(points);
  const [x, y] = [NUTRIENTS[axes.x].name, NUTRIENTS[axes.y].name];
  return (
    <div className={styles.notes}>
      <ul className={styles.keys} aria-label={t`Verdicts of ${GUIDELINES[axes.guideline].name}`}>
        {VERDICTS.map((verdict) => (
          <li key={verdict}>
            <svg width="10" height="10" aria-hidden="true">
              {verdict === 'fail' ? (
                <rect className={styles.fail} x="1.5" y="1.5" width="7" height="7" />
              ) : (
                <circle className={styles[verdict]} cx="5" cy="5" r="4" />
              )}
            </svg>
            {VERDICT_WORDS[verdict]} {formatCount(points.filter((point) => point.verdict === verdict).length)}
          </li>
        ))}
      </ul>
      {total > points.length && (
        <p>{t`The first ${formatCount(points.length)} of ${formatCount(total)} products, in the order of the list.`}</p>
      )}
      {onlyY > 0 && <p>{t`${countOf(onlyY, t`product`, t`products`)} without ${y} below the axis.`}</p>}
      {onlyX > 0 && <p>{t`${countOf(onlyX, t`product`, t`products`)} without ${x}, not drawn.`}</p>}
      {both > 0 && <p>{t`${countOf(both, t`product`, t`products`)} without either, not drawn.`}</p>}
      <p>{limitText(data, axes)}</p>
    </div>
  );
}

function limitText({ limits, judged }: Points, { guideline, basis, x, y }: PictureAxes): string {
  const { name } = GUIDELINES[guideline];
  const amount = basis === '100' ? '100 g' : t`a serving`;
  if (limits.length === 0) return t`${name} sets these products no limit on either nutrient in ${amount}.`;
  const each = limits.map(({ limit, axis, products }) => {
    const { unit, name: nutrient } = NUTRIENTS[axis === 'x' ? x : y];
    const at = `${formatCount(limit)}\u00a0${unit}`;
    return t`${at} of ${nutrient} for ${formatCount(products)}`;
  });
  return t`Limits depend on the kind of food: of ${countOf(judged, t`product`, t`products`)} looked at, ${each.join(', ')}. Those of half of them or more are drawn.`;
}
