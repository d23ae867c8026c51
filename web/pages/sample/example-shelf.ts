/** The landing page's example: invented products, as a comparison and a verdict would show them. */

export interface ExampleProduct {
  readonly brand: string;
  readonly name: string;
  readonly sodiumMg: number;
  readonly sugarsG: number;
  readonly fiberG: number;
  readonly verdict: 'pass' | 'fail';
  readonly says: string;
}

export const EXAMPLE_SHELF: readonly ExampleProduct[] = [
  {
    brand: 'Heronsgate',
    name: 'Oats & Cinnamon Granola Bar',
    sodiumMg: 95,
    sugarsG: 7,
    fiberG: 3,
    verdict: 'pass',
    says: 'Passes',
  },
  {
    brand: 'Wexcombe',
    name: 'Vanilla Almond Granola Minis',
    sodiumMg: 70,
    sugarsG: 6,
    fiberG: 2,
    verdict: 'pass',
    says: 'Passes',
  },
  {
    brand: 'Drumlin',
    name: 'Pumpkin Seed & Cranberry Granola',
    sodiumMg: 85,
    sugarsG: 9,
    fiberG: 4,
    verdict: 'pass',
    says: 'Passes',
  },
  {
    brand: 'Juniper Lane',
    name: 'Savory Seeded Granola Crunch',
    sodiumMg: 310,
    sugarsG: 4,
    fiberG: 4,
    verdict: 'fail',
    says: 'Fails: sodium 310 mg',
  },
  {
    brand: 'Harrowby Row',
    name: 'Honey Oat Granola',
    sodiumMg: 75,
    sugarsG: 11,
    fiberG: 4,
    verdict: 'fail',
    says: 'Fails: 230 kcal',
  },
];

/** The verdict of the opening: 310 mg of sodium where Smart Snack allows 200 mg (7 CFR 210.11(i)). */
export const EXAMPLE_VERDICT = {
  sentence: 'Fails Smart Snack: sodium 310\u00a0mg, limit\u00a0200\u00a0mg',
  ratio: 310 / 200,
  margin: '110 mg over',
  source: 'Judged as packaged, 40 g. 7 CFR 210.11(i).',
} as const;

export interface ExampleGroup {
  readonly name: string;
  readonly access: 'Public' | 'Private' | 'Private, shared by link';
  readonly products: number;
  /** Only a public group can have any. */
  readonly followers?: number;
}

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  { name: 'Fall menu, elementary sites', access: 'Public', products: 24, followers: 6 },
  { name: 'Low-sodium pantry, cardiac ward', access: 'Private, shared by link', products: 41 },
  { name: 'Nut-free classroom snacks', access: 'Public', products: 18, followers: 11 },
  { name: 'Bid 2027-014, dry goods', access: 'Private', products: 112 },
];
