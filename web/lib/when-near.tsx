import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type LazyComponent, lazyPart, type PropsOf } from './lazy-part.tsx';

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

/** A lazy part whose code and data come when the reader comes near; `waiting` keeps its room until then. */
export function partWhenNear<Name extends string, Module extends Readonly<Record<Name, LazyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
  waiting: ReactNode,
) {
  const Part = lazyPart(load, name, waiting);
  return (props: PropsOf<Module[Name]>) => {
    const place = useRef<HTMLDivElement>(null);
    return <div ref={place}>{useIsNear(place) ? <Part {...props} /> : waiting}</div>;
  };
}
