import type { StandardRowProps } from './standard-row.tsx';

/** The three guidelines that every product is judged by; their figures and versions stand with each verdict. */
export const GUIDELINE_ROWS: readonly (StandardRowProps & { readonly title: string })[] = [
  {
    title: 'USDA Smart Snacks',
    asks: 'Calories, sodium, fat and sugars of a package as sold, and a food group first; drinks by size and school grade.',
    binds: 'Food sold to pupils on a school campus in the United States.',
    state: 'Law',
    since: undefined,
    source: '7 CFR 210.11',
    certainty: undefined,
  },
  {
    title: 'NYC Good Choice',
    asks: 'Sodium, sugars, saturated fat, fiber and ingredients, by 15 categories of food.',
    binds: 'Suppliers of New York City’s agencies.',
    state: 'Program',
    since: undefined,
    source: 'New York City Food Standards, Good Choice',
    certainty: undefined,
  },
  {
    title: 'Philadelphia',
    asks: 'Sodium, trans fat, added salt and added sugars, by category of food.',
    binds: 'Agencies of the City of Philadelphia.',
    state: 'Program',
    since: undefined,
    source: 'Philadelphia Nutrition Standards',
    certainty: 'provisional: rebuilt from secondary sources, not the published text',
  },
];
