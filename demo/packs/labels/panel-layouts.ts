import { oneInk, placeMark } from '../marks/paint-mark.ts';
import { chroma, mix } from '../palette.ts';
import { box, centerX, centerY, frame, inset, n, part, path, type Rect, rect } from '../svg.ts';
import { type DrawLayout, inkMark, isWide, markIn, readable, shorter } from './layout-parts.ts';
import { wordmark } from './wordmark.ts';
import { net, words } from './words.ts';

/** Light label with a colored head for the brand and a colored foot. */
export const band: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, panelInk, accent } = pack.palette;
  const head = safe.y + safe.h * (isWide(safe) ? 0.36 : 0.25);
  const foot = safe.y + safe.h * (isWide(safe) ? 0.85 : 0.9);
  const ground1 =
    rect(bleed, panel) +
    rect(box(bleed.x, bleed.y, bleed.w, head - bleed.y), ground) +
    rect(box(bleed.x, head, bleed.w, safe.h * 0.014 + 1), accent) +
    rect(box(bleed.x, foot, bleed.w, bleed.y + bleed.h - foot), ground);
  const brand = wordmark(pack, box(safe.x, safe.y, safe.w, head - safe.y - safe.h * 0.02), ink, ground);
  const weight = net(pack, part(safe, 0, 0.9, 1, 0.085), ink);
  if (isWide(safe))
    return (
      ground1 +
      brand +
      words(pack, part(safe, 0, 0.41, 0.6, 0.41), { fill: panelInk, align: 'start' }) +
      markIn(pack, part(safe, 0.62, 0.4, 0.38, 0.43), 1.08) +
      net(pack, part(safe, 0, 0.87, 1, 0.12), ink)
    );
  return (
    ground1 +
    brand +
    markIn(pack, part(safe, 0, 0.275, 1, 0.385), 1.06) +
    words(pack, part(safe, 0, 0.67, 1, 0.21), { fill: panelInk }) +
    weight
  );
};

/** Engraved label: double rule and one ink; a brand that prints in black keeps the mark's own colors. */
export const plaque: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, panel, panelInk, accent } = pack.palette;
  const ink = readable(ground, panel, panelInk);
  const wide = isWide(safe);
  const art = (r: Rect) =>
    chroma(ink) < 0.12 && !pack.uncoated ? markIn(pack, r) : inkMark(pack, r, ink, panel);
  const edge = rect(bleed, panel) + frame(safe, ink, 2.4) + frame(inset(safe, 6), ink, 0.9);
  const inner = inset(safe, Math.max(14, safe.w * 0.06), Math.max(12, safe.h * 0.04));
  if (wide)
    return (
      edge +
      wordmark(pack, part(inner, 0, 0, 0.62, 0.4), ink, panel, 'start') +
      words(pack, part(inner, 0, 0.42, 0.6, 0.4), { fill: panelInk, align: 'start' }) +
      art(part(inner, 0.64, 0.06, 0.36, 0.88)) +
      net(pack, part(inner, 0, 0.86, 0.6, 0.14), panelInk, 'start')
    );
  const rule = rect(
    box(centerX(inner) - inner.w * 0.12, inner.y + inner.h * 0.625, inner.w * 0.24, 2.4),
    readable(accent, panel, ink),
  );
  return (
    edge +
    wordmark(pack, part(inner, 0, 0, 1, 0.23), ink, panel) +
    art(part(inner, 0, 0.235, 1, 0.37)) +
    rule +
    words(pack, part(inner, 0, 0.65, 1, 0.25), { fill: panelInk }) +
    net(pack, part(inner, 0, 0.92, 1, 0.08), panelInk)
  );
};

/** Shop-front stripes with a scalloped hem over a light label. */
export const awning: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, panelInk } = pack.palette;
  const wide = isWide(safe);
  const hem = safe.y + safe.h * (wide ? 0.14 : 0.09);
  const count = wide ? 12 : 8;
  const w = bleed.w / count;
  const stripes = Array.from({ length: count }, (_, i) =>
    path(
      `M${n(bleed.x + i * w)} ${n(bleed.y)}h${n(w)}V${n(hem)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(-w)} 0Z`,
      i % 2 ? mix(panel, '#ffffff', 0.4) : ground,
    ),
  ).join('');
  const foot = rect(box(bleed.x, safe.y + safe.h * 0.9, bleed.w, bleed.h), ground);
  const weight = net(pack, part(safe, 0, 0.9, 1, 0.085), ink);
  const brandInk = readable(ground, panel, panelInk);
  if (wide)
    return (
      rect(bleed, panel) +
      stripes +
      foot +
      wordmark(pack, part(safe, 0, 0.26, 0.58, 0.26), brandInk, panel, 'start') +
      words(pack, part(safe, 0, 0.53, 0.58, 0.33), { fill: panelInk, align: 'start' }) +
      markIn(pack, part(safe, 0.62, 0.3, 0.38, 0.56)) +
      weight
    );
  return (
    rect(bleed, panel) +
    stripes +
    foot +
    wordmark(pack, part(safe, 0, 0.175, 1, 0.165), brandInk, panel) +
    markIn(pack, part(safe, 0, 0.345, 1, 0.325), 1.06) +
    words(pack, part(safe, 0, 0.68, 1, 0.2), { fill: panelInk }) +
    weight
  );
};

/** Small marks all over, a light plaque for the words. */
export const pattern: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, panelInk, accent } = pack.palette;
  const [tile, id] = [Math.max(52, shorter(safe, 0.24)), pack.id(`tile${Math.round(bleed.w)}`)];
  const quiet = oneInk(mix(ground, ink, 0.3), ground);
  const tiles = `<pattern id="${id}" x="${n(centerX(bleed))}" y="${n(bleed.y)}" width="${n(tile)}" height="${n(tile)}" patternUnits="userSpaceOnUse" patternTransform="rotate(-18 ${n(centerX(bleed))} ${n(centerY(bleed))})">${placeMark(pack.mark, tile / 2, tile / 2, tile * 0.66, quiet)}</pattern>`;
  const wide = isWide(safe);
  const plaque = wide
    ? part(safe, 0.14, 0.02, 0.72, 0.96)
    : safe.h < safe.w * 1.25
      ? part(safe, 0.02, 0.04, 0.96, 0.92)
      : part(safe, 0.02, 0.15, 0.96, 0.68);
  const inner = inset(plaque, plaque.w * 0.07, plaque.h * 0.06);
  const body = wide
    ? wordmark(pack, part(inner, 0, 0, 1, 0.36), readable(ground, panel, panelInk), panel) +
      words(pack, part(inner, 0, 0.38, 1, 0.42), { fill: panelInk }) +
      net(pack, part(inner, 0, 0.84, 1, 0.16), panelInk)
    : wordmark(pack, part(inner, 0, 0, 1, 0.26), readable(ground, panel, panelInk), panel) +
      markIn(pack, part(inner, 0, 0.27, 1, 0.34), 1.05) +
      words(pack, part(inner, 0, 0.62, 1, 0.26), { fill: panelInk }) +
      net(pack, part(inner, 0, 0.9, 1, 0.1), panelInk);
  return (
    tiles +
    rect(bleed, ground) +
    rect(bleed, `url(#${id})`) +
    rect(plaque, panel, 4) +
    frame(inset(plaque, 5), accent, 1.4, 2) +
    body
  );
};
