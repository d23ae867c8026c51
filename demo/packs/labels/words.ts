import { centerX, type Rect } from '../svg.ts';
import { type Anchor, drawBlock, fitBlock, line } from '../text-fit.ts';
import type { Pack, Type } from '../types.ts';

const SANS_BOLD: Type = { family: 'sans-serif', weight: 700, italic: false, spacing: -0.005 };
const SERIF_BOLD: Type = { family: 'serif', weight: 700, italic: false, spacing: 0 };
const SMALL: Type = { family: 'sans-serif', weight: 400, italic: false, spacing: 0.03 };
const SERIF_ITALIC: Type = { family: 'serif', weight: 400, italic: true, spacing: 0.01 };

/** The name is set against the wordmark: sans beside a serif brand, serif beside a sans brand. */
const nameType = (pack: Pack): Type => (pack.identity.wordmark.family === 'serif' ? SANS_BOLD : SERIF_BOLD);
const varietyType = (pack: Pack): Type => (pack.identity.wordmark.family === 'serif' ? SMALL : SERIF_ITALIC);

export type WordsAt = {
  readonly fill: string;
  readonly second?: string;
  readonly align?: 'start' | 'middle';
  readonly maxSize?: number;
  readonly valign?: 'top' | 'middle';
};

/** Product name over variety, as large as the box allows. */
export function words(
  pack: Pack,
  r: Rect,
  { fill, second = fill, align = 'middle', maxSize = 60, valign = 'middle' }: WordsAt,
): string {
  const anchor: Anchor = align;
  const [type, small, leading] = [nameType(pack), varietyType(pack), 1.06];
  const share = pack.variety === '' ? 1 : 0.66;
  const name = fitBlock(pack.name, r.w, r.h * share, type, { maxSize, maxLines: 3, leading });
  const varietyRule = { maxSize: Math.max(name.size * 0.58, 9), maxLines: 2, leading: 1.15 };
  const variety =
    pack.variety === ''
      ? { lines: [], size: 0, height: 0 }
      : fitBlock(
          pack.variety,
          r.w,
          Math.max(r.h * 0.25, r.h * 0.96 - name.height * 1.16),
          small,
          varietyRule,
        );
  const gap = pack.variety === '' ? 0 : name.size * 0.16;
  const top = valign === 'top' ? r.y : r.y + (r.h - name.height - gap - variety.height) / 2;
  return (
    drawBlock(name, r, top, anchor, fill, type, leading) +
    drawBlock(variety, r, top + name.height + gap, anchor, second, small, 1.15)
  );
}

/** Net content, small, with its baseline at the foot of the box. */
export function net(pack: Pack, r: Rect, fill: string, align: Anchor = 'middle'): string {
  const x = align === 'middle' ? centerX(r) : align === 'end' ? r.x + r.w : r.x;
  const size = Math.min(15, Math.max(9, r.w * 0.052));
  return line(
    pack.netContent,
    { x, y: r.y + r.h - size * 0.25, size, fill, anchor: align, maxWidth: r.w },
    SMALL,
  );
}
