import { SHAPES, type Shape } from '#demo/packs/types.ts';
import type { Amount, Serving } from '#server/catalogue/trade-item.ts';
import { parseSize, type Size, spoonFor } from './amount.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

/** How a product is packed and what of it is a serving. */
export interface Package {
  readonly size: Size;
  readonly shape: Shape;
  /** The size is always known here; whether a source tells it is decided later. */
  readonly serving: Serving & { readonly size: Amount };
}

/** A package of less than two servings is one (21 CFR 101.9(b)(6)). */
const SINGLE_SERVING = 2;
/** Foods whose packages hold several servings even when small. */
const NEVER_WHOLE = /Spice|Seasoning|Extract|Butter|Sauce|Dressing|Vinegar|Oil|Syrup|Sugar|Salt|Powder|Yeast/;

export function packageOf(plan: PlannedProduct, name: string): Package {
  const { variant, copy, key } = plan;
  const random = randomOf('package', key);
  const sizes = (variant.options.get('size') ?? variant.line.sizes).split(' ');
  // The first brand sells the usual sizes, the others the large and the small ones as well.
  const usual = copy === 0 ? sizes.slice(0, Math.max(3, Math.ceil(sizes.length * 0.6))) : sizes;
  const size = parseSize(random.pick(usual));
  const shapes = (variant.options.get('shape') ?? variant.line.shapes).split(' ');
  const shape = asShape(size.shape ?? random.pick(shapes));
  return { size, shape, serving: servingOf(plan, name, size, shape) };
}

function asShape(text: string): Shape {
  if (!Object.hasOwn(SHAPES, text)) throw new Error(`"${text}" is no package shape.`);
  return text as Shape;
}

function servingOf({ variant }: PlannedProduct, name: string, size: Size, shape: Shape): Package['serving'] {
  const [amountText = '', words = ''] = variant.line.serving.split('|');
  const { value: whole, unit } = size.amount;
  const [usual = 0] = amountText === 'pack' ? [whole] : [Number.parseFloat(amountText)];
  const own = Number(variant.options.get('serving') ?? usual);
  const single = whole / own < SINGLE_SERVING && !NEVER_WHOLE.test(name);
  const value = single || whole < own ? whole : own;
  const household = single ? `1 ${SHAPES[shape]}` : householdOf(own, usual, words);
  const count = whole / value;
  return {
    size: { value, unit },
    description: `${household} (${value} ${unit === 'ml' ? 'mL' : 'g'})`,
    per_container: single ? 1 : count < 5 ? Math.round(2 * count) / 2 : Math.round(count),
  };
}

/** The line's own words hold for about its own amount; anything else is measured with a spoon. */
function householdOf(own: number, usual: number, words: string): string {
  const ratio = own / usual;
  return ratio > 0.45 && ratio < 2.2 ? words : spoonFor(own);
}
