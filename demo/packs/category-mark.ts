import { FAMILY_TITLES } from '#contract/categories.ts';
import { familyMark } from './marks/find-mark.ts';

/** Side of the box a category mark is drawn in. */
const SIZE = 48;
/** A margin for the width of the line. */
const MARGIN = 1.5;
const SCALE = (SIZE - 2 * MARGIN) / 100;

/** Absolute commands and the parameters of each that are lengths along x (x), y (y) or neither (-). */
const PARAMETERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  T: 'xy',
  A: 'ww---xy',
};

/** Path data moved from a box of 100 to one of 48: coordinates by scale and margin, radii and offsets by scale alone. */
function toMarkBox(d: string): string {
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const kinds = PARAMETERS[command.toUpperCase()];
    if (kinds === undefined) return command;
    const relative = command !== command.toUpperCase();
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return (
      command + numbers.map((text, i) => moved(text, kinds[i % kinds.length] ?? '-', relative)).join(' ')
    );
  });
}

function moved(text: string, kind: string, relative: boolean): string {
  if (kind === '-') return text;
  const offset = kind === 'w' || relative ? 0 : MARGIN;
  return String(Math.round((Number(text) * SCALE + offset) * 10) / 10);
}

/** Inner SVG of a category's line drawing in a box of 48 by 48; the page sets stroke, fill and width. */
function categoryMark(family_title: string): string {
  return familyMark(family_title)
    .layers.filter((layer) => layer.shade === undefined)
    .map(({ d, stroke }) => `<path d="${toMarkBox(d)}"${stroke === undefined ? '' : ' fill="none"'}/>`)
    .join('');
}

/** The text of `web/features/pictures/category-marks.ts`: the web may not import the server, so it gets a file. */
export function categoryMarksModule(): string {
  const row = (key: string, title: string) => `  ${key}:\n    '${categoryMark(title)}',\n`;
  const rows = FAMILY_TITLES.map((title) => row(/^\w+$/.test(title) ? title : `'${title}'`, title));
  return `import type { FamilyTitle } from '#contract/categories.ts';

/**
 * A line drawing for every category and one for products without any, for "No image available".
 * Inner SVG for \`<svg viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke="currentColor">\`; a fill in the color of the
 * ground behind it hides the lines that lie under others. Generated from the pack art's marks
 * (\`vitest run -u demo/packs/category-mark.test.ts\`), not edited by hand.
 */
export const CATEGORY_MARKS: Readonly<Record<FamilyTitle | 'other', string>> = {
${rows.join('')}${row('other', '')}};
`;
}
