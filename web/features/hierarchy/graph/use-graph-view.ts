import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { GRAPH_WIDTH, type Layout, NODE_RADIUS } from '../model/layout.ts';
import { fitView, type Point, pan, reveal, type View, zoomAt } from '../model/view.ts';

/** A pointer that moved less was a press, in pixels. */
const DRAG_FROM = 4;
/** Zoom of one notch of a wheel, which is 100 in most browsers: a seventh. */
const ZOOM_PER_DELTA = 0.0015;

/** Pans by dragging and zooms by the wheel in a window; `unit` is the pixels of one unit of the drawing, 0 at first. */
export function useGraphView(window: RefObject<HTMLElement | null>, layout: Layout) {
  const fitted = useMemo(() => fitView(layout), [layout]);
  const [view, setView] = useState<View>(fitted);
  const unit = useUnit(window);

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const toUnits = (pixels: number) => (pixels * GRAPH_WIDTH) / element.clientWidth;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: toUnits(event.clientX - box.left), y: toUnits(event.clientY - box.top) };
      setView((before) => zoomAt(before, Math.exp(-event.deltaY * ZOOM_PER_DELTA), at));
    };
    const listening = new AbortController();
    const { signal } = listening;
    listenForDrags(element, signal, ({ x, y }) =>
      setView((before) => pan(before, { x: toUnits(x), y: toUnits(y) })),
    );
    // Not through React: its wheel listeners are passive and could not keep the dialog from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    return () => listening.abort();
  }, [window]);

  const zoom = useCallback((factor: number) => setView((before) => zoomAt(before, factor, CENTER)), []);
  const show = useCallback(
    (point: Point) => setView((before) => reveal(before, point, NODE_RADIUS * 1.2)),
    [],
  );
  const reset = useCallback(() => setView(fitted), [fitted]);
  return { view, unit, zoom, show, reset };
}

const CENTER = { x: 500, y: 350 };

function useUnit(window: RefObject<HTMLElement | null>): number {
  const [unit, setUnit] = useState(0);
  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    const measure = () => setUnit(element.clientWidth / GRAPH_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [window]);
  return unit;
}

/** Tells by how many pixels a mouse or pen dragged. Touch scrolls as everywhere else; the buttons zoom. */
function listenForDrags(element: HTMLElement, signal: AbortSignal, onDrag: (by: Point) => void): void {
  let last: Point | undefined;
  let isDragging = false;
  const down = (event: PointerEvent) => {
    if (event.button === 0 && event.pointerType !== 'touch') last = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    const by = { x: event.clientX - last.x, y: event.clientY - last.y };
    if (!isDragging && Math.hypot(by.x, by.y) < DRAG_FROM) return;
    if (!isDragging) element.setPointerCapture(event.pointerId);
    isDragging = true;
    last = { x: event.clientX, y: event.clientY };
    onDrag(by);
  };
  const up = () => {
    last = undefined;
    isDragging = false;
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
}
