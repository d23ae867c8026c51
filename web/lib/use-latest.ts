import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest of a value that changes at each drawing, for handlers of rows that are drawn only when they change. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
