import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { classNames } from '#web/lib/class-names.ts';
import { LOCALE } from '#web/lib/language.ts';
import drawn from '../time-line.module.css';
import styles from './day-line.module.css';
import { addDays, clamp, dayScale, daysBetween } from './day-scale.ts';

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

export interface DayLineProps {
  readonly today: string;
  /** The chosen day; null is today. */
  readonly day: string | null;
  /** Days on which laws begin. */
  readonly stops: readonly string[];
  readonly onChoose: (day: string | null) => void;
}

/** The day as a place on a line with today and the days on which laws begin. Arrows go by days, Page Up and Down by those. */
export function DayLine({ today, day, stops, onChoose }: DayLineProps) {
  const now = day ?? today;
  // By today and the laws alone: the line does not move under the pointer while a day on it is chosen.
  const within = dayScale([today, ...stops]);
  const scale = now >= within.first && now <= within.last ? within : dayScale([today, ...stops, now]);
  const { first, at } = scale;
  const marked = [today, ...stops].sort();
  const choose = (next: string) => onChoose(next === today ? null : clamp(next));
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(scale.dayAt((100 * (event.clientX - left)) / width, marked));
  };
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, now, marked);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const isToday = now === today;
  return (
    <div
      className={styles.line}
      role="slider"
      tabIndex={0}
      aria-label={t`Day`}
      aria-valuemin={0}
      aria-valuemax={daysBetween(first, scale.last)}
      aria-valuenow={daysBetween(first, now)}
      aria-valuetext={isToday ? t`${dateText(now)}, today` : dateText(now)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
      }}
    >
      <svg className={drawn.drawing} aria-hidden="true">
        <line className={drawn.axis} x1="0" x2="100%" y1="26" y2="26" />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className={drawn.axis} x1={x(at(tick))} x2={x(at(tick))} y1="26" y2="33" />
            <text
              x={x(at(tick))}
              y="48"
              textAnchor={at(tick) < 8 ? 'start' : at(tick) > 92 ? 'end' : 'middle'}
            >
              {MONTH.format(new Date(`${tick}T00:00:00Z`))}
            </text>
          </g>
        ))}
        <line className={drawn.today} x1={x(at(today))} x2={x(at(today))} y1="12" y2="33" />
        {stops.map((stop) => (
          <circle key={stop} className={classNames(drawn.stop, styles.stop)} cx={x(at(stop))} cy="26" r="4" />
        ))}
        <circle className={styles.chosen} cx={x(at(now))} cy="26" r="6" />
        <text
          className={drawn.now}
          x={x(at(now))}
          y="9"
          textAnchor={at(now) < 12 ? 'start' : at(now) > 88 ? 'end' : 'middle'}
        >
          {isToday ? t`today` : dateText(now)}
        </text>
      </svg>
    </div>
  );
}

/** The day that a key leads to; undefined for other keys. */
function dayByKey(key: string, now: string, marked: readonly string[]): string | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return addDays(now, -1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return addDays(now, 1);
  if (key === 'PageUp') return marked.find((day) => day > now);
  if (key === 'PageDown') return marked.findLast((day) => day < now);
  if (key === 'Home') return marked[0];
  return key === 'End' ? marked.at(-1) : undefined;
}

const x = (percent: number) => `${percent}%`;
