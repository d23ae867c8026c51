/** Tags the rows of a table written as text: a line a row, its cells between bars. */
export function readTable(text: TemplateStringsArray, ...values: readonly string[]): string[][] {
  return String.raw({ raw: text }, ...values)
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Tags groups written the same way, each an outcome and the texts that have it: a row a text. */
export function readGroups(text: TemplateStringsArray): [text: string, outcome: string][] {
  return readTable(text).flatMap(([outcome = '', ...texts]) =>
    texts.map((each): [string, string] => [each, outcome]),
  );
}
