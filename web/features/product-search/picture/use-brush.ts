import { type PointerEvent, useRef, useState } from 'react';
import { type Area, roundTo } from './plot.ts';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Shorter drags are presses. */
const DRAG_PX = 6;

export interface BrushOptions {
  /** Where the axes end. */
  readonly ends: { readonly x: number; readonly y: number };
  readonly onBrush: ((area: Area) => void) | undefined;
  readonly onPress: (place: Place, box: DOMRect) => void;
}

/** A drag over the plot chooses an area, a press a place. */
export function useBrush({ ends, onBrush, onPress }: BrushOptions) {
  const start = useRef<Place & { readonly x: number; readonly y: number }>(undefined);
  const [isDragging, setDragging] = useState(false);
  const placeOf = (event: PointerEvent<Element>): Place => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size));
    return {
      left: share(event.clientX, box.left, box.width),
      top: share(event.clientY, box.top, box.height),
    };
  };
  const areaTo = (from: Place, to: Place): Area => {
    const span = (a: number, b: number, end: number): [number, number] => [
      roundTo(Math.min(a, b) * end, end),
      roundTo(Math.max(a, b) * end, end),
    ];
    return { x: span(from.left, to.left, ends.x), y: span(1 - from.top, 1 - to.top, ends.y) };
  };
  return {
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent<Element>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { ...placeOf(event), x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<Element>) {
        const from = start.current;
        if (!from) return;
        if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return;
        setDragging(true);
        onBrush?.(areaTo(from, placeOf(event)));
      },
      onPointerUp(event: PointerEvent<Element>) {
        if (start.current && !isDragging)
          onPress(placeOf(event), event.currentTarget.getBoundingClientRect());
        start.current = undefined;
        setDragging(false);
      },
      onPointerCancel() {
        start.current = undefined;
        setDragging(false);
      },
    },
  };
}
