import { startTransition, useOptimistic } from 'react';

/** A page in the background is never painted. */
const LONGEST_FRAME_MS = 100;

/**
 * Shows a choice at once and acts on it a frame later, so that the press does not wait for another list or address.
 * Shows `value` again when that is done.
 */
export function useOptimisticChoice<T>(value: T, act: (next: T) => void): [T, (next: T) => void] {
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
