/** Tags the rows of a table written as text: a line a row, its cells between bars. */
export function readTable(text: TemplateStringsArray, ...values: readonly string[]): string[][] {
  return String.raw({ raw: text }, ...values)
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
