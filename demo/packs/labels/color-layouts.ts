import { oneInk, placeMark } from '../marks/paint-mark.ts';
import { contrast, shade } from '../palette.ts';
import { box, centerX, centerY, circle, clipped, n, part, path, rect, rectPath, stroke } from '../svg.ts';
import { type DrawLayout, isWide, markIn, readable, shorter } from './layout-parts.ts';
import { wordmark } from './wordmark.ts';
import { net, words } from './words.ts';

/** Mark in a ringed disc on the brand's color. */
export const seal: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, accent } = pack.palette;
  const wide = isWide(safe);
  const slot = wide ? part(safe, 0.58, 0.06, 0.42, 0.88) : part(safe, 0, 0.2, 1, 0.45);
  const [cx, cy, r] = [centerX(slot), centerY(slot), shorter(slot) / 2];
  const disc =
    circle(cx, cy, r, panel) +
    circle(cx, cy, r * 0.92, 'none', `stroke="${accent}" stroke-width="${n(Math.max(1.2, r * 0.025))}"`) +
    placeMark(pack.mark, cx, cy, r * 1.34, pack.uncoated ? oneInk(pack.palette.panelInk, panel) : undefined);
  const type = wide
    ? wordmark(pack, part(safe, 0, 0, 0.56, 0.36), ink, ground, 'start') +
      words(pack, part(safe, 0, 0.38, 0.54, 0.44), { fill: ink, align: 'start' }) +
      net(pack, part(safe, 0, 0.86, 0.54, 0.13), ink, 'start')
    : wordmark(pack, part(safe, 0, 0, 1, 0.19), ink, ground) +
      words(pack, part(safe, 0, 0.67, 1, 0.23), { fill: ink }) +
      net(pack, part(safe, 0, 0.92, 1, 0.08), ink);
  return rect(bleed, ground) + disc + type;
};

/** Light above, color below, on one of three edges; the mark stands on the edge. */
export const split: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, panelInk, accent } = pack.palette;
  const brandInk = readable(ground, panel, panelInk);
  if (isWide(safe)) {
    const edge = safe.x + safe.w * 0.6;
    const field = `M${n(edge - safe.h * 0.12)} ${n(bleed.y + bleed.h)}L${n(edge + safe.h * 0.12)} ${n(bleed.y)}H${n(bleed.x + bleed.w)}V${n(bleed.y + bleed.h)}Z`;
    const disc = part(safe, 0.64, 0.08, 0.36, 0.84);
    return (
      rect(bleed, panel) +
      path(field, ground) +
      circle(centerX(disc), centerY(disc), shorter(disc) / 2, panel) +
      markIn(pack, disc, 0.78) +
      wordmark(pack, part(safe, 0, 0, 0.54, 0.36), brandInk, panel, 'start') +
      words(pack, part(safe, 0, 0.38, 0.52, 0.44), { fill: panelInk, align: 'start' }) +
      net(pack, part(safe, 0, 0.86, 0.54, 0.13), panelInk, 'start')
    );
  }
  const [y, right, foot] = [safe.y + safe.h * 0.6, bleed.x + bleed.w, bleed.y + bleed.h];
  const rise = safe.h * 0.07;
  const edges = [
    `M${n(bleed.x)} ${n(y - rise)}Q${n(centerX(bleed))} ${n(y + rise)} ${n(right)} ${n(y - rise)}`,
    `M${n(bleed.x)} ${n(y + rise * 0.4)}L${n(right)} ${n(y - rise)}`,
    `M${n(bleed.x)} ${n(y)}Q${n(bleed.x + bleed.w * 0.27)} ${n(y - rise * 1.6)} ${n(centerX(bleed))} ${n(y)}T${n(right)} ${n(y)}`,
  ];
  const edge = edges[pack.brand.length % edges.length] ?? '';
  return (
    rect(bleed, panel) +
    path(`${edge}V${n(foot)}H${n(bleed.x)}Z`, ground) +
    stroke(edge, accent, 3) +
    wordmark(pack, part(safe, 0, 0, 1, 0.22), brandInk, panel) +
    markIn(pack, part(safe, 0, 0.21, 1, 0.41), 1.05) +
    words(pack, part(safe, 0, 0.68, 1, 0.22), { fill: ink }) +
    net(pack, part(safe, 0, 0.92, 1, 0.08), ink)
  );
};

/** Large mark in a disc cropped by the right edge, words set left. */
export const poster: DrawLayout = (pack, { bleed, safe }) => {
  const { ground, ink, panel, panelInk, accent } = pack.palette;
  const wide = isWide(safe);
  const lost = contrast(pack.mark.tones.a, ground) < 1.9;
  const size = wide ? safe.h * 0.86 : Math.min(bleed.w * 0.86, safe.h * (lost ? 0.47 : 0.54));
  const [x, y] = wide
    ? [bleed.x + bleed.w - size * 0.58, centerY(safe)]
    : [safe.x + safe.w - size * 0.42, safe.y + safe.h * 0.64];
  const field = circle(x, y, size * (wide ? 0.66 : 0.58), pack.uncoated || lost ? panel : shade(ground, 0.1));
  const art = placeMark(
    pack.mark,
    x,
    y,
    size * (lost ? 0.92 : 0.98),
    pack.uncoated ? oneInk(panelInk, panel) : undefined,
  );
  const cropped = clipped(
    pack.id(`crop${Math.round(bleed.x)}`),
    rectPath(bleed),
    rect(bleed, ground) + field + art,
  );
  if (wide)
    return (
      cropped +
      wordmark(pack, part(safe, 0, 0, 0.54, 0.32), ink, ground, 'start') +
      words(pack, part(safe, 0, 0.34, 0.52, 0.46), { fill: ink, align: 'start' }) +
      net(pack, part(safe, 0, 0.86, 0.5, 0.13), ink, 'start')
    );
  const bar = rect(box(safe.x, safe.y + safe.h * 0.165, safe.w * 0.16, 4), accent);
  return (
    cropped +
    wordmark(pack, part(safe, 0, 0, 0.94, 0.145), ink, ground, 'start') +
    bar +
    words(pack, part(safe, 0, 0.2, 1, 0.22), { fill: ink, align: 'start', valign: 'top' }) +
    net(pack, part(safe, 0, 0.93, 1, 0.07), ink, 'start')
  );
};
