/** Logs a failure that leaves the screen as it was. */
export function logFailure(what: string, detail: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log.
  console.error(`${what}: ${detail}`);
}
