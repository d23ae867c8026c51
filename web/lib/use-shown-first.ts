import { startTransition, useOptimistic } from 'react';

/** How long a frame may take to come: a page in the background is not painted at all. */
const LONGEST_FRAME_MS = 100;

/**
 * A choice that is seen at once, and what follows from it, such as another list and another address, a frame later:
 * an answer to a press should not wait for all that it sets in motion. Shows `value` again when that is done.
 */
export function useShownFirst<T>(value: T, act: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: T) =>
    startTransition(async () => {
      show(next);
      await nextFrame();
      act(next);
    });
  return [shown, choose];
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
