import { ALL_LINES } from './all-lines.ts';
import { type Brand, brandsOf } from './brands.ts';
import { familyOfBrick } from './demo-bricks.ts';
import { hashText } from './random.ts';
import { type Variant, variantsOf } from './variant.ts';

/** How many products of the demo catalogue are listed. */
export const DEMO_PRODUCT_COUNT = 2400;

/** One product of the catalogue, decided but not yet made. */
export interface PlannedProduct {
  readonly variant: Variant;
  readonly brand: Brand;
  /** 0 for the brand that made it first; the others vary it. */
  readonly copy: number;
  /** The five digits of the GTIN that are the brand's own. */
  readonly item: string;
  readonly family_code: string;
  /** Names the product in every choice made for it. */
  readonly key: string;
}

let planned: readonly PlannedProduct[] | undefined;

/** Every product there is, in catalogue order. Worked out once. */
export function planProducts(): readonly PlannedProduct[] {
  planned ??= numberItems(choose(ALL_LINES.flatMap(variantsOf).flatMap(candidatesOf)));
  return planned;
}

type Candidate = Omit<PlannedProduct, 'item'>;

/** Every variant by one brand, then by others of its department, none twice. */
function candidatesOf(variant: Variant): readonly Candidate[] {
  const brands = brandsOf(variant.line.department);
  const copies = Number(variant.options.get('copies') ?? variant.line.copies ?? 3);
  const first = hashText(`brand ${variant.line.department} ${variant.name}`);
  const family_code = familyOfBrick(variant.options.get('brick') ?? variant.line.brick);
  return Array.from({ length: Math.min(copies, brands.length) }, (_, copy) => {
    const brand = brands[(first + copy) % brands.length];
    if (brand === undefined) throw new Error('A department without brands.');
    return { variant, brand, copy, family_code, key: `${brand.name} ${variant.name}` };
  });
}

/** No category has fewer. */
const LEAST_PER_FAMILY = 22;

/** All first copies; then fillers for small categories; then the lines in demand. In the order of the lines. */
function choose(candidates: readonly Candidate[]): readonly Candidate[] {
  const byFamily = new Map<string, number>();
  const taken = new Set<Candidate>();
  const take = (candidate: Candidate) => {
    taken.add(candidate);
    byFamily.set(candidate.family_code, (byFamily.get(candidate.family_code) ?? 0) + 1);
  };
  candidates.filter(({ copy }) => copy === 0).forEach(take);
  const wanted = [...candidates].sort((a, b) => a.copy - b.copy || pull(b) - pull(a));
  for (const candidate of wanted) {
    if (taken.has(candidate)) continue;
    if ((byFamily.get(candidate.family_code) ?? 0) < LEAST_PER_FAMILY) take(candidate);
  }
  for (const candidate of wanted) {
    if (taken.size >= DEMO_PRODUCT_COUNT) break;
    if (!taken.has(candidate)) take(candidate);
  }
  return candidates.filter((candidate) => taken.has(candidate));
}

/** How much a further copy is wanted: the line's demand, with some chance in it. */
const pull = ({ variant, key }: Candidate): number =>
  (variant.line.demand ?? 0.5) + (hashText(`pull ${key}`) % 1000) / 1600;

function numberItems(candidates: readonly Candidate[]): readonly PlannedProduct[] {
  const next = new Map<string, number>();
  return candidates.map((candidate) => {
    const number = next.get(candidate.brand.company) ?? 1;
    next.set(candidate.brand.company, number + 1);
    return { ...candidate, item: String(number * 37 + 100).padStart(5, '0') };
  });
}
