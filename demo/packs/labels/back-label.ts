import { mix } from '../palette.ts';
import { box, frame, inset, n, part, path, type Rect, rect } from '../svg.ts';
import { drawBlock, fitBlock, line } from '../text-fit.ts';
import type { NutritionRow, Pack, Surface, Type } from '../types.ts';
import { barcode } from './barcode.ts';
import { wordmark } from './wordmark.ts';
import { net, words } from './words.ts';

const BOLD: Type = { family: 'sans-serif', weight: 700, italic: false, spacing: 0 };
const PLAIN: Type = { family: 'sans-serif', weight: 400, italic: false, spacing: 0 };

const UNKNOWN: readonly NutritionRow[] = [
  'Calories',
  'Total Fat',
  'Saturated Fat',
  'Cholesterol',
  'Sodium',
  'Total Carbohydrate',
  'Dietary Fiber',
  'Total Sugars',
  'Protein',
].map((label) => ({
  label,
  amount: '',
  indent: ['Saturated Fat', 'Dietary Fiber', 'Total Sugars'].includes(label),
}));

/** Lines of dummy text as bars: says "small print" without inventing any. */
function greeking(r: Rect, rows: number, fill: string): string {
  const step = r.h / rows;
  const d = Array.from(
    { length: rows },
    (_, i) =>
      `M${n(r.x)} ${n(r.y + i * step)}h${n(r.w * (i === rows - 1 ? 0.58 : 1 - ((i * 7) % 5) * 0.03))}v${n(step * 0.36)}H${n(r.x)}Z`,
  );
  return path(d.join(''), fill);
}

/** Drawn after 21 CFR 101.9; amounts that are not known are short bars. */
function nutritionPanel(pack: Pack, r: Rect): string {
  const ink = '#1c1a17';
  const inner = inset(r, r.w * 0.05, r.h * 0.025);
  const rows = pack.nutrition.length > 0 ? pack.nutrition.slice(0, 10) : UNKNOWN;
  const head = Math.min(inner.h * 0.15, inner.w * 0.14);
  const top = inner.y + head * 1.75;
  const step = (inner.y + inner.h - top) / rows.length;
  const size = Math.min(step * 0.66, inner.w * 0.075);
  const body = rows
    .map(({ label, amount, indent = false }, i) => {
      const y = top + step * (i + 0.72);
      const rule = rect(box(inner.x, top + step * i, inner.w, 0.8), ink);
      const text = line(
        label,
        { x: inner.x + (indent ? inner.w * 0.07 : 0), y, size, fill: ink, maxWidth: inner.w * 0.66 },
        indent ? PLAIN : BOLD,
      );
      return (
        rule +
        text +
        (amount === ''
          ? rect(box(inner.x + inner.w * 0.84, y - size * 0.5, inner.w * 0.16, size * 0.34), '#a9a297')
          : line(
              amount,
              { x: inner.x + inner.w, y, size, fill: ink, anchor: 'end', maxWidth: inner.w * 0.3 },
              PLAIN,
            ))
      );
    })
    .join('');
  const title = line(
    'Nutrition Facts',
    { x: inner.x, y: inner.y + head * 0.82, size: head, fill: ink, maxWidth: inner.w },
    { ...BOLD, spacing: -0.01 },
  );
  return (
    rect(r, '#fffefb') +
    frame(r, ink, 1.6) +
    title +
    rect(box(inner.x, inner.y + head * 1.25, inner.w, head * 0.28), ink) +
    body
  );
}

function smallPrint(pack: Pack, r: Rect, ink: string, paper: string): string {
  if (pack.ingredients === '') return greeking(r, Math.max(3, Math.round(r.h / 11)), mix(ink, paper, 0.5));
  const block = fitBlock(`Ingredients: ${pack.ingredients}`, r.w, r.h, PLAIN, {
    maxSize: 11,
    maxLines: 7,
    leading: 1.25,
  });
  return drawBlock(block, r, r.y, 'start', ink, PLAIN, 1.25);
}

/** Back of a pack: brand, nutrition panel, ingredients, barcode. */
export function backLabel(pack: Pack, { bleed, safe }: Surface): string {
  const { ground, ink } = pack.palette;
  if (safe.h < safe.w * 0.78) {
    const text =
      wordmark(pack, part(safe, 0.46, 0, 0.54, 0.26), ink, ground, 'start') +
      smallPrint(pack, part(safe, 0.46, 0.32, 0.52, 0.28), ink, ground);
    return (
      rect(bleed, ground) +
      nutritionPanel(pack, part(safe, 0, 0, 0.42, 1)) +
      text +
      barcode(pack.gtin, part(safe, 0.46, 0.66, 0.4, 0.34))
    );
  }
  const narrow = safe.w < 190;
  const head =
    wordmark(pack, part(safe, 0, 0, 1, 0.12), ink, ground) +
    words({ ...pack, variety: '' }, part(safe, 0.04, 0.125, 0.92, 0.09), { fill: ink, maxSize: 20 });
  const foot = narrow
    ? smallPrint(pack, part(safe, 0, 0.72, 1, 0.1), ink, ground) +
      barcode(pack.gtin, part(safe, 0.05, 0.85, 0.9, 0.15))
    : smallPrint(pack, part(safe, 0, 0.79, 0.44, 0.2), ink, ground) +
      barcode(pack.gtin, part(safe, 0.48, 0.79, 0.52, 0.21));
  return (
    rect(bleed, ground) +
    head +
    nutritionPanel(pack, part(safe, 0.02, 0.23, 0.96, narrow ? 0.46 : 0.53)) +
    foot
  );
}

/** Back of an outer case: who, what, how much and a large barcode; no consumer information. */
export function shippingLabel(pack: Pack, { bleed, safe }: Surface): string {
  const { ground, ink } = pack.palette;
  const brand = wordmark(pack, part(safe, 0, 0, 0.6, 0.24), ink, ground, 'start');
  const name = words(pack, part(safe, 0, 0.28, 0.9, 0.24), {
    fill: ink,
    align: 'start',
    maxSize: 30,
    valign: 'top',
  });
  return (
    rect(bleed, ground) +
    brand +
    name +
    barcode(pack.gtin, part(safe, 0.36, 0.58, 0.64, 0.42)) +
    net(pack, part(safe, 0, 0.88, 0.34, 0.12), ink, 'start')
  );
}
