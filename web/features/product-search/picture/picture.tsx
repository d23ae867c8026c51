import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from 'ttag';
import { formatFigure, formatRange } from '#contract/ranges.ts';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { changeFilters } from '../change-search.ts';
import { FailedResults } from '../failed-results.tsx';
import type { SearchProps } from '../use-product-search.ts';
import { AreaFields } from './area-fields.tsx';
import { axesOf, unknownAxes, withAxes } from './axes.ts';
import styles from './picture.module.css';
import { PictureBar } from './picture-bar.tsx';
import { PictureNotes } from './picture-notes.tsx';
import { type Area, pointsWithin } from './plot.ts';
import { PointTable } from './point-table.tsx';
import { pointsQuery } from './points-query.ts';
import { Scatter } from './scatter.tsx';

export interface PictureProps extends SearchProps {
  readonly onOpen: (gtin: string) => void;
}

/** The results as a picture: a press opens a product, a drag filters by both nutrients. */
export function Picture({ search, update, onOpen }: PictureProps) {
  const [axes, setAxes] = useOptimisticChoice(axesOf(search), (next) => update((now) => withAxes(now, next)));
  const [area, setArea] = useState<Area>();
  const figures = {
    x: formatFigure({ nutrient: axes.x, basis: axes.basis }),
    y: formatFigure({ nutrient: axes.y, basis: axes.basis }),
  };
  const marked = search.mark;
  const list = useQuery(
    pointsQuery(search, { ...figures, guideline: axes.guideline, ...(marked && { with: marked }) }),
  );
  if (list.isError) return <FailedResults list={list} />;
  const { data } = list;
  if (!data) return <Skeleton height="30rem" />;
  const largest = (axis: 'x' | 'y') => Math.max(0, ...data.points.map((point) => point[axis] ?? 0));
  const inside = area ? pointsWithin(data.points, area) : data.points;
  const filter = () => {
    if (!area) return;
    const ranges = (['x', 'y'] as const).map(
      (axis) => `${figures[axis]}:${formatRange({ min: area[axis][0] || null, max: area[axis][1] })}`,
    );
    setArea(undefined);
    update((now) =>
      changeFilters(now, { nutrient: [...withoutFigures(now.nutrient, Object.values(figures)), ...ranges] }),
    );
  };
  return (
    <section
      className={styles.picture}
      aria-label={t`Results as a picture`}
      aria-busy={list.isPlaceholderData}
    >
      {unknownAxes(search).map((sentence) => (
        <p key={sentence} role="status" className="soft">
          {sentence}
        </p>
      ))}
      <PictureBar
        axes={axes}
        onChange={(next) => {
          setArea(undefined);
          setAxes(next);
        }}
      />
      <Scatter data={data} axes={axes} area={area} marked={marked} onBrush={setArea} onOpen={onOpen} />
      <AreaFields
        axes={axes}
        area={area}
        ends={{ x: largest('x'), y: largest('y') }}
        count={inside.length}
        onArea={setArea}
        onFilter={filter}
      />
      <PictureNotes data={data} axes={axes} />
      <PointTable points={inside} x={axes.x} y={axes.y} onOpen={onOpen} />
    </section>
  );
}

/** The ranges of other figures: those of the axes are replaced. */
function withoutFigures(
  ranges: readonly string[] | undefined,
  figures: readonly string[],
): readonly string[] {
  return (ranges ?? []).filter((range) => !figures.some((figure) => range.startsWith(`${figure}:`)));
}
