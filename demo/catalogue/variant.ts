import type { Line } from './line.ts';

/** One row of a line, read. */
export interface Variant {
  readonly line: Line;
  /** The name of the product without what another brand may do to it. */
  readonly name: string;
  readonly recipe: string;
  readonly options: ReadonlyMap<string, string>;
}

/** The rows of a line: `name | ingredients | option, option=value`. */
export function variantsOf(line: Line): readonly Variant[] {
  return line.variants
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => readVariant(line, row));
}

function readVariant(line: Line, row: string): Variant {
  const [name = '', recipe = '', options = ''] = row.split('|').map((cell) => cell.trim());
  return {
    line,
    name: name.startsWith('=') || line.noun === undefined ? name.replace(/^=/, '') : `${name} ${line.noun}`,
    recipe,
    options: new Map(options.split(',').filter(Boolean).map(readOption)),
  };
}

function readOption(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at === -1 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
