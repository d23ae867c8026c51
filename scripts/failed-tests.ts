/** A test or check that failed, and how its error begins. */
export interface Failure {
  readonly name: string;
  readonly error: string;
}

/** What Vitest's JSON report says of a file; a file that could not be loaded has a message and no tests. */
export interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** What Playwright's JSON report says of a file, or of a group of tests in it. */
export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

const MAX_LINES = 6;

export function failedUnitTests(files: readonly VitestFile[], root: string): Failure[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, error: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      error: firstLines(failureMessages?.join('\n') ?? ''),
    }));
  });
}

/** @param stacks of errors that no test awaited: each with its first line in the project's own code */
export function unhandledErrors(stacks: readonly string[], root: string): Failure[] {
  return stacks.map((stack) => {
    const own = stack.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
    const place = own?.trim().replaceAll(`${root}/`, '') ?? '';
    return { name: 'an error that no test awaited', error: [firstLines(stack), place].join('\n').trim() };
  });
}

export function failedBrowserTests(suites: readonly PlaywrightSuite[]): Failure[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        const error = firstLines(errors.map(({ message = '' }) => message).join('\n'));
        return { name: `${file} › ${title}`, error };
      }),
    ...failedBrowserTests(inner),
  ]);
}

/** Long logs are cut: their last lines say what failed and how. */
export function printFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  return `\n── failed\n${failures.map(({ name, error }) => `${name}\n${indent(error)}`).join('')}`;
}

/** Without colors, empty lines and places in the code. */
export function firstLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with one.
  const plain = text.replaceAll(/\u001b\[[\d;]*m/g, '');
  const lines = plain.split('\n').filter((line) => /\S/.test(line) && !/^\s+at /.test(line));
  return lines.slice(0, MAX_LINES).join('\n');
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '    ').replace(/(?<=.)$/, '\n');
