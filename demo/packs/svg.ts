export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const box = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** One decimal is enough in a 600 unit box and keeps files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes mark-up and drops the control characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return [...text]
    .filter((c) => c >= ' ')
    .join('')
    .replace(/[&<>"']/g, (c) => XML[c] ?? c);
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const rect = (r: Rect, fill: string, radius = 0, more = ''): string =>
  `<rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}${more && ` ${more}`}/>`;

export const frame = (r: Rect, color: string, width: number, radius = 0): string =>
  rect(r, 'none', radius, `stroke="${color}" stroke-width="${n(width)}"`);

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

/** Shades are black or white with an opacity, so that they work over any print. */
export const dark = (d: string, opacity: number): string => path(d, '#14110d', `fill-opacity="${opacity}"`);
export const light = (d: string, opacity: number): string => path(d, '#fff', `fill-opacity="${opacity}"`);

export const group = (content: string, attributes = ''): string =>
  `<g${attributes && ` ${attributes}`}>${content}</g>`;

export const clipped = (id: string, d: string, content: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

export const rectPath = ({ x, y, w, h }: Rect): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export function roundRectPath({ x, y, w, h }: Rect, r: number): string {
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
}

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const inset = (r: Rect, dx: number, dy = dx): Rect =>
  box(r.x + dx, r.y + dy, r.w - 2 * dx, r.h - 2 * dy);

/** A part of a rectangle in fractions of its width and height. */
export const part = (r: Rect, fx: number, fy: number, fw: number, fh: number): Rect =>
  box(r.x + fx * r.w, r.y + fy * r.h, fw * r.w, fh * r.h);

export const centerX = (r: Rect): number => r.x + r.w / 2;
export const centerY = (r: Rect): number => r.y + r.h / 2;

/** FNV-1a: the same text gives the same picture on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
