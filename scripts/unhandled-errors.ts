import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * For Vitest: writes the errors that no test awaited, as JSON, to the file that UNHANDLED_ERRORS names. They fail a run in
 * which every test passed, and the JSON report does not have them.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a file’s default export.
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const path = process.env.UNHANDLED_ERRORS;
    if (path) writeFileSync(path, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
