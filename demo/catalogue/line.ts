import type { Department } from './brands.ts';

/** A range of products that differ by flavor or cut: what the catalogue's products are made from. */
export interface Line {
  readonly department: Department;
  /** GPC brick. */
  readonly brick: string;
  /** What comes after the variant's name: `Granola`. Without one, every variant's name is whole. */
  readonly noun?: string;
  /** Package shapes to choose from, as in `Shape`. */
  readonly shapes: string;
  /** Net contents to choose from: `12oz 2lb/sack 12ct=600g 500ml`, each with a shape of its own after a slash. */
  readonly sizes: string;
  /** `55 g|2/3 cup`, or `pack|1 bar` where a package is one serving. */
  readonly serving: string;
  /** US dollars a kilogram or litre, before the brand's own level. */
  readonly price: number;
  /** Grams of raw ingredients every variant starts from. */
  readonly base?: string;
  /** Per cent of the raw weight that leaves as water. */
  readonly loss?: number;
  /** Grams a millilitre: the product is sold and stated by volume. */
  readonly density?: number;
  /** One a row: `name | ingredients | options`. A name with `=` is the whole name; a 0 takes an ingredient out. */
  readonly variants: string;
  /** How many products one variant may become; 3 where it is not given. */
  readonly copies?: number;
  /** Sentences of the description; `{name}` is the product's name in lower case. Several are separated by ` / `. */
  readonly about: string;
  /** Ways the range is varied by other brands. */
  readonly twists?: string;
  /** Second lines for the package, true of every variant, separated by ` / `. */
  readonly notes?: string;
  readonly cuisine?: string;
  readonly keep?: 'chilled' | 'frozen' | 'dry' | 'fresh';
  /** 0 to 1: how much of the trade asks for it. */
  readonly demand?: number;
  /** Allergens handled in the same plant. */
  readonly nearby?: string;
  /** Claims the range can make whatever its figures. */
  readonly claims?: string;
}

/** What lines of fruit and vegetables sold as they grow have in common. */
export const FRESH_PRODUCE = {
  department: 'produce',
  copies: 2,
  twists: 'organic',
  keep: 'fresh',
} as const satisfies Partial<Line>;
