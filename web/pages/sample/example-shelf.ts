import { t } from 'ttag';

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
    says: t`Passes`,
  },
  {
    brand: 'Wexcombe',
    name: 'Vanilla Almond Granola Minis',
    sodiumMg: 70,
    sugarsG: 6,
    fiberG: 2,
    verdict: 'pass',
    says: t`Passes`,
  },
  {
    brand: 'Drumlin',
    name: 'Pumpkin Seed & Cranberry Granola',
    sodiumMg: 85,
    sugarsG: 9,
    fiberG: 4,
    verdict: 'pass',
    says: t`Passes`,
  },
  {
    brand: 'Juniper Lane',
    name: 'Savory Seeded Granola Crunch',
    sodiumMg: 310,
    sugarsG: 4,
    fiberG: 4,
    verdict: 'fail',
    says: t`Fails: sodium 310 mg`,
  },
  {
    brand: 'Harrowby Row',
    name: 'Honey Oat Granola',
    sodiumMg: 75,
    sugarsG: 11,
    fiberG: 4,
    verdict: 'fail',
    says: t`Fails: 230 kcal`,
  },
];

/** The verdict of the opening: 310 mg of sodium where Smart Snack allows 200 mg (7 CFR 210.11(i)). */
export const EXAMPLE_VERDICT = {
  sentence: t`Fails Smart Snack: sodium ${'310\u00a0mg'}, limit${'\u00a0200\u00a0mg'}`,
  ratio: 310 / 200,
  margin: t`110 mg over`,
  source: t`Judged as packaged, 40 g. 7 CFR 210.11(i).`,
} as const;

export interface ExampleGroup {
  readonly name: string;
  readonly access: string;
  readonly products: number;
  /** Only a public group can have any. */
  readonly followers?: number;
}

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  { name: t`Fall menu, elementary sites`, access: t`Public`, products: 24, followers: 6 },
  { name: t`Low-sodium pantry, cardiac ward`, access: t`Private, shared by link`, products: 41 },
  { name: t`Nut-free classroom snacks`, access: t`Public`, products: 18, followers: 11 },
  { name: t`Bid 2027-014, dry goods`, access: t`Private`, products: 112 },
];
