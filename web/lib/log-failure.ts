/** For failures that only the console is told: the screen still shows what was there before. */
export function logFailure(what: string, detail: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log.
  console.error(`${what}: ${detail}`);
}
