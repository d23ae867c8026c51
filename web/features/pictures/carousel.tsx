import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './carousel.module.css';
import { Picture } from './picture.tsx';
import type { CarouselState } from './use-carousel.ts';

export interface CarouselProps {
  readonly state: CarouselState;
  /** Whose pictures, for the controls' names. */
  readonly name: string;
  /** `card`: arrows appear on hover; `stage`: always there. */
  readonly look: 'card' | 'stage';
  /** What a picture says; empty next to the product's name. */
  readonly altOf?: (index: number) => string;
  /** Puts something around each picture, such as a link for the pointer. */
  readonly wrap?: (picture: ReactNode) => ReactNode;
  /** All pictures are fetched at once. */
  readonly eager?: boolean;
  /** The first picture is. */
  readonly inSight?: boolean;
}

/** A row of pictures, one in sight. Only the first is fetched until pointer or focus approaches. */
export function Carousel({
  state,
  name,
  look,
  altOf = () => '',
  wrap = (picture) => picture,
  eager = false,
  inSight = eager,
}: CarouselProps) {
  const { urls, drop, track, index, follow } = state;
  const [isReachedFor, setReachedFor] = useState(false);
  const reach = () => setReachedFor(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tells that a picture will be wanted; does nothing itself
    <div className={classNames(styles.carousel, styles[look])} onPointerEnter={reach} onFocus={reach}>
      <div ref={track} className={styles.track} onScroll={follow} onTouchStart={reach}>
        {urls.map((url, i) => (
          <div key={url} className={styles.slide} aria-hidden={i !== index}>
            {wrap(
              (i === 0 || eager || isReachedFor) && (
                <Picture
                  url={url}
                  alt={altOf(i)}
                  onBroken={drop}
                  loading={i === 0 && !inSight ? 'lazy' : 'eager'}
                  isFirst={eager && i === 0}
                />
              ),
            )}
          </div>
        ))}
      </div>
      {urls.length > 1 && <Controls state={state} name={name} />}
    </div>
  );
}

interface ControlsProps {
  readonly state: CarouselState;
  readonly name: string;
}

function Controls({ state: { urls, index, go }, name }: ControlsProps) {
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
  };
  return (
    <>
      <IconButton
        label={t`Previous image of ${name}`}
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        size="small"
        className={classNames(styles.arrow, styles.back)}
        onClick={() => go(index - 1)}
        onKeyDown={turn}
      />
      <IconButton
        label={t`Next image of ${name}`}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        size="small"
        className={classNames(styles.arrow, styles.on)}
        onClick={() => go(index + 1)}
        onKeyDown={turn}
      />
      <p className="visually-hidden" aria-live="polite">
        {t`Image ${index + 1} of ${urls.length}`}
      </p>
      <div className={styles.dots} aria-hidden="true">
        {urls.map((url, i) => (
          <i key={url} className={classNames(i === index && styles.here)} />
        ))}
      </div>
    </>
  );
}
