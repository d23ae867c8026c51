import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { guidelinesOnDay } from '#web/features/product-facts/guidelines-on-day.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './criterion-dots.module.css';
import { type DrawnCriterion, measuredOf } from './drawn-criterion.ts';

/** What the dots of a list are, and what the post is. */
export function DotsLegend({ drawn: { label, unit, limit } }: { readonly drawn: DrawnCriterion }) {
  return (
    <p className={styles.legend}>
      {`${label}, ${unit}`}
      <Key mark={<circle className={styles.was} cx="5" cy="5" r="4" />}>{t`this product`}</Key>
      <Key mark={<circle className={styles.is} cx="5" cy="5" r="4.5" />}>{t`the other`}</Key>
      <Key width={4} height={14} mark={<path className={styles.post} d="M2 0v14" />}>
        {t`limit ${figure(limit)}`}
      </Key>
    </p>
  );
}

interface KeyProps {
  readonly mark: ReactNode;
  readonly width?: number;
  readonly height?: number;
  readonly children: string;
}

function Key({ mark, width = 10, height = 10, children }: KeyProps) {
  return (
    <span>
      <svg width={width} height={height} aria-hidden="true">
        {mark}
      </svg>
      {children}
    </span>
  );
}

export interface CriterionDotsProps {
  readonly gtin: string;
  readonly drawn: DrawnCriterion;
}

/** Where an alternative stands on what the product fails for, between nothing and the larger of the two. */
export function CriterionDots({ gtin, drawn }: CriterionDotsProps) {
  const { day } = useDayAndPlaces();
  const { data } = useQuery(guidelinesOnDay(gtin, day));
  if (!data) return <span className={styles.dots} />;
  const is = measuredOf(data.guidelines, drawn);
  if (is === undefined) return <span className={styles.dots} />;
  if (is === null) return <span className="na small">{t`not known`}</span>;
  return <Dots drawn={drawn} is={is} />;
}

function Dots({ drawn: { unit, was, limit }, is }: { readonly drawn: DrawnCriterion; readonly is: number }) {
  const whole = 1.1 * Math.max(was, is, limit);
  const at = (value: number) => `${(100 * value) / whole}%`;
  const [now, before, most] = [is, was, limit].map((value) => `${figure(value)}\u00a0${unit}`);
  return (
    <svg
      className={styles.dots}
      width="100%"
      height="34"
      role="img"
      aria-label={t`${now}; this product ${before}, limit ${most}`}
    >
      <line className={styles.axis} x1="0" x2="100%" y1="22" y2="22" />
      <line className={styles.run} x1={at(is)} x2={at(was)} y1="22" y2="22" />
      <line className={styles.post} x1={at(limit)} x2={at(limit)} y1="14" y2="30" />
      <circle className={styles.was} cx={at(was)} cy="22" r="4" />
      <circle className={styles.is} cx={at(is)} cy="22" r="4.5" />
      <text x={at(is)} y="11" textAnchor={anchorAt(is / whole)}>
        {figure(is)}
      </text>
    </svg>
  );
}

/** So that a number at an end stays within the picture. */
const anchorAt = (share: number) => (share < 0.1 ? 'start' : share > 0.9 ? 'end' : 'middle');

const figure = (value: number) => formatCount(Number(value.toPrecision(3)));
