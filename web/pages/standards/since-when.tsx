import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { RuleState } from '#contract/rule-state.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import drawn from '#web/features/standards/time-line.module.css';
import { classNames } from '#web/lib/class-names.ts';
import styles from './since-when.module.css';
import { hasRoomForBoth, timeScale } from './time-scale.ts';

export interface RuleEvent {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly event: string;
  readonly source: string | null;
  /** From this day it is another rule than before. */
  readonly begins?: boolean;
}

export interface SinceWhenProps {
  /** Oldest first; one at least. */
  readonly events: readonly RuleEvent[];
  readonly state: RuleState;
  /** By which it is judged. */
  readonly day: string;
}

/** How a rule book came to stand as it does: as a line of time where there is room, and day by day. */
export function SinceWhen({ events, state, day }: SinceWhenProps) {
  return (
    <section className="stack" aria-labelledby="since">
      <h2 className="title" id="since">
        {t`Since when`}
      </h2>
      {events.length > 0 && <TimeLine events={events} state={state} day={day} />}
      <ol className={styles.events}>
        {events.map(({ day: on, event, source }) => (
          <li key={on + event} data-coming={on > day}>
            <time dateTime={on}>{dateText(on)}</time>
            <span>{event}</span>
            <span className="small muted">{source}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Hidden from readers: the list below it says the same. */
function TimeLine({ events, state, day }: SinceWhenProps) {
  const { day: chosen } = useDayAndPlaces();
  const { years, at } = timeScale([...events.map((each) => each.day), day]);
  const [first = day] = events.map((each) => each.day);
  const begins = events.filter((each) => each.begins);
  const [start = first] = begins.map((each) => each.day);
  const bites = state !== 'proposed' && state !== 'enjoined';
  const [now, from] = [at(day), at(start)];
  return (
    <svg className={classNames(drawn.drawing, styles.line)} aria-hidden="true">
      <line className={drawn.axis} x1="0" x2="100%" y1="30" y2="30" />
      {years.map((year) => (
        <g key={year}>
          <line
            className={drawn.axis}
            x1={x(at(`${year}-01-01`))}
            x2={x(at(`${year}-01-01`))}
            y1="30"
            y2="38"
          />
          <text x={x(at(`${year}-01-01`))} y="54" textAnchor={anchorAt(at(`${year}-01-01`))}>
            {year}
          </text>
        </g>
      ))}
      {first < start && (
        <line
          className={bites ? styles.waiting : styles.stayed}
          x1={x(at(first))}
          x2={x(from)}
          y1="30"
          y2="30"
        />
      )}
      <line className={bites ? styles.force : styles.stayed} x1={x(from)} x2="100%" y1="30" y2="30" />
      {events.map(({ day: on, event, begins: isFirst = false }) => (
        <circle
          key={on + event}
          className={classNames(drawn.stop, isFirst && bites ? styles.begins : styles.stop)}
          cx={x(at(on))}
          cy="30"
          r={isFirst ? 5 : 4}
        />
      ))}
      <line className={drawn.today} x1={x(now)} x2={x(now)} y1="10" y2="38" />
      <text
        className={drawn.now}
        x={x(now)}
        dx={now < 50 ? 6 : -6}
        y="14"
        textAnchor={now < 50 ? 'start' : 'end'}
      >
        {chosen === undefined ? t`today` : dateText(day)}
      </text>
      {hasRoomForBoth(now, from) && (
        <text className={styles.strong} x={x(from)} dx="2" y="14" textAnchor={from > 80 ? 'end' : 'start'}>
          {dateText(start)}
        </text>
      )}
    </svg>
  );
}

const x = (percent: number) => `${percent}%`;
const anchorAt = (percent: number) => (percent < 3 ? 'start' : percent > 97 ? 'end' : 'middle');
