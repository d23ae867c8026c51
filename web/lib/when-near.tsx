import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the reader has come near a place of a long page: what it needs is fetched then. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

export interface WhenNearProps {
  readonly waiting: ReactNode;
  readonly children: () => ReactNode;
}

/** Shows what waits until the reader comes near. */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useIsNear(place) ? children() : waiting}</div>;
}
