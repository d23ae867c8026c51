import { t } from 'ttag';
import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENT_LABELS, NUTRIENTS } from '#contract/nutrition.ts';
import { formatFigure, parseFigure } from '#contract/ranges.ts';
import { LOCALE } from '#web/lib/language.ts';
import { clean, type ProductSearch } from '../product-search.ts';
import type { PictureAxes } from './picture-bar.tsx';

const [X, Y] = ['sodium', 'sugars'] as const;

/** What an address says of the picture; the default for what it does not say, or says of nothing that there is. */
export function axesOf(search: ProductSearch): PictureAxes {
  const [x, y] = [parseFigure(search.x ?? ''), parseFigure(search.y ?? '')];
  return {
    x: x?.nutrient ?? X,
    y: y?.nutrient ?? Y,
    basis: (x ?? y)?.basis ?? 'serving',
    guideline: GUIDELINE_KEYS.find((key) => key === search.limits_of) ?? defaultGuideline(search),
  };
}

/** The address of the same list with another picture; the default is said by silence. */
export function withAxes(search: ProductSearch, { x, y, basis, guideline }: PictureAxes): ProductSearch {
  const isPlain = basis === 'serving';
  return clean({
    ...search,
    x: isPlain && x === X ? undefined : formatFigure({ nutrient: x, basis }),
    y: y === Y ? undefined : formatFigure({ nutrient: y, basis }),
    limits_of: guideline === defaultGuideline(search) ? undefined : guideline,
  });
}

/** A sentence for each part of the address that names nothing the picture can show, with what there is. */
export function unknownAxes({ x, y, limits_of }: ProductSearch): string[] {
  const isUnknown = (figure: string | undefined): figure is string =>
    figure !== undefined && parseFigure(figure) === undefined;
  const figures = [...new Set([x, y].filter(isUnknown))];
  const isNoGuideline = limits_of !== undefined && !GUIDELINE_KEYS.some((key) => key === limits_of);
  return [
    ...figures.map((figure) => t`“${figure}” is no nutrient of the picture. There are ${NUTRIENT_NAMES}.`),
    ...(isNoGuideline ? [t`“${limits_of}” is no guideline with limits. There are ${GUIDELINE_NAMES}.`] : []),
  ];
}

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const NUTRIENT_NAMES = list.format(NUTRIENT_LABELS.map((label) => NUTRIENTS[label].name));
const GUIDELINE_NAMES = list.format(GUIDELINE_KEYS.map((key) => GUIDELINES[key].name));

function defaultGuideline({ guideline }: ProductSearch): PictureAxes['guideline'] {
  return guideline?.[0] ?? 'good_choice';
}

/** What the figures of the axes are of. */
export const perWords = (basis: PictureAxes['basis']) =>
  basis === '100' ? t`100${'\u00a0'}g or mL` : t`a serving`;
