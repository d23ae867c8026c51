import { memo, useId } from 'react';
import { t } from 'ttag';
import { GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Point, Points } from '#contract/points.schema.ts';
import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { perWords } from './axes.ts';
import styles from './picture.module.css';
import type { PictureAxes } from './picture-bar.tsx';
import { type Area, nearestPoint, ticksOf } from './plot.ts';
import { useBrush } from './use-brush.ts';

export interface ScatterProps {
  readonly data: Points;
  readonly axes: PictureAxes;
  readonly area: Area | undefined;
  /** The product that is ringed. */
  readonly marked: string | undefined;
  /** Left out where a drag has nothing to filter. */
  readonly onBrush?: (area: Area) => void;
  readonly onOpen: (gtin: string) => void;
}

const REACH_PX = 14;
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Two nutrients against each other. Places are percentages, sizes pixels, so that type and points keep their size. */
export function Scatter(props: ScatterProps) {
  const { data, axes, area, marked, onBrush, onOpen } = props;
  const { points } = data;
  const limits = data.limits.filter(({ products }) => 2 * products >= data.judged);
  const largest = (axis: 'x' | 'y') =>
    Math.max(0, ...points.map((point) => point[axis] ?? 0), ...limitsOn(limits, axis));
  const [across, up] = [ticksOf(largest('x')), ticksOf(largest('y'))];
  const ends = { x: across.at(-1) ?? 1, y: up.at(-1) ?? 1 };
  const { handlers } = useBrush({
    ends,
    onBrush,
    onPress: (place, box) => {
      const found = nearestPoint(points, place, ends, box, REACH_PX);
      if (found) onOpen(found.gtin);
    },
  });
  const here = points.find(({ gtin }) => gtin === marked);
  return (
    <div className={styles.scatter}>
      {/* The table below says the same, and the fields choose the same, to a keyboard. */}
      <div className={classNames(styles.plot, onBrush && styles.brushed)} {...handlers} data-testid="plot">
        <svg aria-hidden="true">
          <Frame across={across} up={up} axes={axes} />
          <Limits limits={limits} ends={ends} axes={axes} />
          <Marks points={points} endX={ends.x} endY={ends.y} />
          {here && <Here point={here} ends={ends} axes={axes} />}
          {area && <Brush area={area} ends={ends} />}
        </svg>
      </div>
    </div>
  );
}

const limitsOn = (limits: Points['limits'], axis: 'x' | 'y') =>
  limits.filter((limit) => limit.axis === axis).map(({ limit }) => limit);

interface FrameProps extends Pick<ScatterProps, 'axes'> {
  readonly across: readonly number[];
  readonly up: readonly number[];
}

function Frame({ across, up, axes: { x, y, basis } }: FrameProps) {
  const per = perWords(basis);
  const [endX, endY] = [across.at(-1) ?? 1, up.at(-1) ?? 1];
  const name = (label: NutrientLabel) => (
    <>
      {NUTRIENTS[label].name} <tspan className={styles.unit}>{t`${NUTRIENTS[label].unit} in ${per}`}</tspan>
    </>
  );
  return (
    <>
      {up.slice(1).map((tick) => (
        <line
          key={tick}
          className={styles.grid}
          x1="0"
          x2="100%"
          y1={percent(1 - tick / endY)}
          y2={percent(1 - tick / endY)}
        />
      ))}
      {up.map((tick) => (
        <text key={tick} x="0" dx="-8" y={percent(1 - tick / endY)} dy="4" textAnchor="end">
          {formatCount(tick)}
        </text>
      ))}
      {across.map((tick) => (
        <text key={tick} x={percent(tick / endX)} y="100%" dy="18" textAnchor="middle">
          {formatCount(tick)}
        </text>
      ))}
      <line className={styles.frame} x1="0" x2="100%" y1="100%" y2="100%" />
      <line className={styles.frame} x1="0" x2="0" y1="0" y2="100%" />
      <text className={styles.strong} x="0" dx="-40" y="-10">
        {name(y)}
      </text>
      <text className={styles.strong} x="100%" y="100%" dy="38" textAnchor="end">
        {name(x)}
      </text>
    </>
  );
}

interface Drawn extends Pick<ScatterProps, 'axes'> {
  readonly ends: { readonly x: number; readonly y: number };
}

/** A post at each limit, hachures on the failing side. */
function Limits({ limits, ends, axes: { x, y, guideline } }: Drawn & Pick<Points, 'limits'>) {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M3 0v6" stroke="var(--ink-soft)" strokeWidth="1" />
        </pattern>
      </defs>
      {limits.map(({ axis, comparison, limit }) => {
        const isLeast = comparison === '>=';
        const at = percent(axis === 'x' ? limit / ends.x : 1 - limit / ends.y);
        const amount = `${formatCount(limit)}\u00a0${NUTRIENTS[axis === 'x' ? x : y].unit}`;
        const label = isLeast ? t`at least ${amount}` : t`limit ${amount}`;
        const key = `${axis}${comparison}${limit}`;
        return axis === 'x' ? (
          <g key={key}>
            <rect
              x={at}
              y="0"
              width="7"
              height="100%"
              transform={isLeast ? 'translate(-7 0)' : undefined}
              fill={`url(#${id})`}
            />
            <line className={styles.post} x1={at} x2={at} y1="0" y2="100%" />
            <text className={styles.halo} x={at} dx="12" y="12">
              <tspan className={styles.bold}>{label}</tspan>, {GUIDELINES[guideline].name}
            </text>
          </g>
        ) : (
          <g key={key}>
            <rect
              x="0"
              y={at}
              width="100%"
              height="7"
              transform={isLeast ? undefined : 'translate(0 -7)'}
              fill={`url(#${id})`}
            />
            <line className={styles.post} x1="0" x2="100%" y1={at} y2={at} />
            <text className={styles.halo} x="100%" y={at} dy="-12" textAnchor="end">
              <tspan className={styles.bold}>{label}</tspan>, {GUIDELINES[guideline].name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Drawn again only when the points change, not with every move of a drag. */
const Marks = memo(function Marks({
  points,
  endX,
  endY,
}: {
  readonly points: readonly Point[];
  readonly endX: number;
  readonly endY: number;
}) {
  return points.map(({ gtin, x, y, verdict }) => {
    if (x === null) return null;
    const left = percent(x / endX);
    const top = y === null ? '100%' : percent(1 - y / endY);
    const drop = y === null ? 52 : 0;
    if (verdict === 'fail' && y !== null) {
      return (
        <rect
          key={gtin}
          className={styles.fail}
          x={left}
          y={top}
          width="7"
          height="7"
          transform="translate(-3.5 -3.5)"
        />
      );
    }
    const look = y === null || verdict === 'unknown' ? styles.unknown : styles[verdict];
    return <circle key={gtin} className={look} cx={left} cy={top} r="4" transform={`translate(0 ${drop})`} />;
  });
});

function Here({ point, ends, axes: { x, y } }: Drawn & { readonly point: Point }) {
  if (point.x === null || point.y === null) return null;
  const [left, top] = [percent(point.x / ends.x), percent(1 - point.y / ends.y)];
  const figures = `${formatCount(point.x)}\u00a0${NUTRIENTS[x].unit}, ${formatCount(point.y)}\u00a0${NUTRIENTS[y].unit}`;
  return (
    <>
      <circle className={styles.here} cx={left} cy={top} r="11" />
      <text className={`${styles.halo} ${styles.bold}`} x={left} y={top} dy="27" textAnchor="middle">
        {t`This product`}
      </text>
      <text className={styles.halo} x={left} y={top} dy="42" textAnchor="middle">
        {figures}
      </text>
    </>
  );
}

function Brush({ area: { x, y }, ends }: Pick<Drawn, 'ends'> & { readonly area: Area }) {
  return (
    <rect
      className={styles.brush}
      x={percent(x[0] / ends.x)}
      y={percent(1 - y[1] / ends.y)}
      width={percent((x[1] - x[0]) / ends.x)}
      height={percent((y[1] - y[0]) / ends.y)}
    />
  );
}
