import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FamilyTitle } from '#contract/categories.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import { formatFigure } from '#contract/ranges.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { shelfVerdicts } from '#web/features/product-facts/product-labels.ts';
import { FailedResults } from '../failed-results.tsx';
import { perWords } from './axes.ts';
import styles from './picture.module.css';
import { type PictureAxes, PictureBar } from './picture-bar.tsx';
import { PictureNotes } from './picture-notes.tsx';
import { placeText } from './place-text.ts';
import { PointTable } from './point-table.tsx';
import { pointsQuery } from './points-query.ts';
import { Scatter } from './scatter.tsx';

export interface CategoryPictureProps {
  readonly product: Product;
  readonly family: FamilyTitle;
  /** In its place until it can be drawn. */
  readonly waiting: ReactNode;
}

/** The product ringed among those of its category, with the limits of a guideline; a press opens another. */
export function CategoryPicture({ product, family, waiting }: CategoryPictureProps) {
  const { gtin } = product;
  const navigate = useNavigate();
  const failing = shelfVerdicts(product).find(({ verdict }) => verdict === 'fail');
  const [axes, setAxes] = useState<PictureAxes>({
    x: 'sodium',
    y: 'sugars',
    basis: '100',
    guideline: failing?.guideline ?? 'good_choice',
  });
  const figure = (axis: 'x' | 'y') => formatFigure({ nutrient: axes[axis], basis: axes.basis });
  const { day } = useDayAndPlaces();
  const search = { category: [family], day };
  const list = useQuery(
    pointsQuery(search, { x: figure('x'), y: figure('y'), guideline: axes.guideline, with: gtin }),
  );
  if (list.isError) return <FailedResults list={list} />;
  const { data } = list;
  if (!data) return waiting;
  const per = perWords(axes.basis);
  const open = (other: string) => void navigate({ to: '/products/$gtin', params: { gtin: other } });
  return (
    <div className={styles.picture} aria-busy={list.isPlaceholderData}>
      <PictureBar axes={axes} onChange={setAxes} />
      <ul className={styles.places}>
        {(['x', 'y'] as const).map((axis) => (
          <li key={axis}>{placeText(data.points, gtin, axis, NUTRIENTS[axes[axis]], per)}</li>
        ))}
      </ul>
      <Scatter data={data} axes={axes} area={undefined} marked={gtin} onOpen={open} />
      <PictureNotes data={data} axes={axes} />
      <PointTable points={data.points} x={axes.x} y={axes.y} marked={gtin} onOpen={open} />
    </div>
  );
}
