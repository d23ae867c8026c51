import { centerX, circle, ellipse, n, type Rect, rect, stroke } from '../svg.ts';
import { fitBlock, line, textWidth } from '../text-fit.ts';
import type { Pack, Wordmark } from '../types.ts';

function spell(brand: string, { letters }: Wordmark): string {
  if (letters === 'upper') return brand.toUpperCase();
  return letters === 'lower' ? brand.toLowerCase() : brand;
}

type Setting = {
  readonly cx: number;
  readonly cy: number;
  readonly size: number;
  readonly lines: readonly string[];
  readonly width: number;
};

function set(pack: Pack, r: Rect, fx: number, fy: number, align: 'start' | 'middle'): Setting {
  const style = pack.identity.wordmark;
  const block = fitBlock(spell(pack.brand, style), r.w * fx, r.h * fy, style, {
    maxSize: r.h * 0.62,
    maxLines: r.h > r.w * 0.34 ? 2 : 1,
    leading: 1.04,
  });
  const width = Math.max(...block.lines.map((l) => textWidth(l, block.size, style)));
  return { ...block, width, cx: align === 'start' ? r.x + width / 2 : centerX(r), cy: r.y + r.h / 2 };
}

const letters = (pack: Pack, { cx, cy, size, lines, width }: Setting, fill: string): string =>
  lines
    .map((l, i) =>
      line(
        l,
        {
          x: cx,
          y: cy + size * (0.34 + 1.04 * (i - (lines.length - 1) / 2)),
          size,
          fill,
          anchor: 'middle',
          maxWidth: width + 1,
        },
        pack.identity.wordmark,
      ),
    )
    .join('');

function arch(pack: Pack, r: Rect, fill: string): string {
  const style = pack.identity.wordmark;
  const text = spell(pack.brand, style);
  const size = Math.min(r.h * 0.5, (r.w * 0.86) / textWidth(text, 1, style));
  const width = textWidth(text, size, style) * 1.1;
  const spare = 1.3; // a wider font than estimated still finds room on the curve
  const [x, y, rise] = [centerX(r), r.y + r.h * 0.86, Math.min(r.h * 0.34, width * 0.13)];
  const id = pack.id(`arch${Math.round(r.x + r.y)}`);
  const drop = rise * (spare ** 2 - 1);
  const curve = `M${n(x - (spare * width) / 2)} ${n(y + drop)}Q${n(x)} ${n(y - 2 * rise - drop)} ${n(x + (spare * width) / 2)} ${n(y + drop)}`;
  const body = line(text, { x: 0, y: 0, size, fill, anchor: 'middle' }, style)
    .replace(/ x="0" y="0"/, '')
    .replace(/ textLength="[^"]*" lengthAdjust="[^"]*"/, '');
  return `<path id="${id}" d="${curve}" fill="none"/>${body.replace(/>([^<]*)<\/text>/, `><textPath href="#${id}" startOffset="50%">$1</textPath></text>`)}`;
}

/** The brand's name with its ornament, inside `r`. `ink` on `paper`. */
export function wordmark(
  pack: Pack,
  r: Rect,
  ink: string,
  paper: string,
  align: 'start' | 'middle' = 'middle',
): string {
  const { ornament } = pack.identity.wordmark;
  if (ornament === 'arch' && align === 'middle' && r.h > 30) return arch(pack, r, ink);
  if (ornament === 'plate' || ornament === 'oval') {
    const s = set(pack, r, ornament === 'oval' ? 0.72 : 0.84, ornament === 'oval' ? 0.54 : 0.7, align);
    const [pw, ph] = [s.size * 0.44, s.size * 0.3];
    const [w, h] = [s.width + 2 * pw, s.size * 1.04 * s.lines.length + ph];
    const cx = align === 'start' ? s.cx + pw : s.cx;
    const plate =
      ornament === 'oval'
        ? ellipse(cx, s.cy, w * 0.56, h * 0.66, ink)
        : rect({ x: cx - w / 2, y: s.cy - h / 2, w, h }, ink, 3);
    return plate + letters(pack, { ...s, cx }, paper);
  }
  if (ornament === 'monogram' && r.h > 44) {
    const disc = r.h * 0.2;
    const below = { ...r, y: r.y + r.h * 0.44, h: r.h * 0.56 };
    const s = set(pack, below, 0.94, 0.8, align);
    const cx = align === 'start' ? r.x + disc : s.cx;
    return (
      circle(cx, r.y + disc, disc, ink) +
      line(
        pack.brand.slice(0, 1).toUpperCase(),
        { x: cx, y: r.y + disc * 1.42, size: disc * 1.2, fill: paper, anchor: 'middle' },
        pack.identity.wordmark,
      ) +
      letters(pack, s, ink)
    );
  }
  const s = set(pack, r, 0.94, 0.74, align);
  const [half, drop] = [s.width / 2, (s.size * 1.04 * s.lines.length) / 2];
  if (ornament === 'rules') {
    const rule = (y: number) =>
      stroke(`M${n(s.cx - half)} ${n(y)}h${n(s.width)}`, ink, Math.max(1.2, s.size * 0.035));
    return rule(s.cy - drop - s.size * 0.1) + letters(pack, s, ink) + rule(s.cy + drop + s.size * 0.1);
  }
  if (ornament === 'swash') {
    const y = s.cy + drop + s.size * 0.08;
    return (
      letters(pack, s, ink) +
      stroke(
        `M${n(s.cx - half * 0.7)} ${n(y + 3)}C${n(s.cx - half * 0.2)} ${n(y - 5)} ${n(s.cx + half * 0.3)} ${n(y + 7)} ${n(s.cx + half * 0.85)} ${n(y - 3)}`,
        ink,
        Math.max(1.8, s.size * 0.06),
      )
    );
  }
  return letters(pack, s, ink);
}
