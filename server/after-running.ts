/** Into so many parts a time is divided. */
const PARTS = 10;

/**
 * Calls back once the process has run for so long: while the machine stands still, or the thread is held, no more than a part
 * goes by, since what came meanwhile has not been looked at yet. Gives what calls it off.
 */
export function afterRunning(ms: number, act: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    if (--left > 0) return;
    clearInterval(timer);
    act();
  }, ms / PARTS);
  return () => clearInterval(timer);
}
