import { t } from 'ttag';

/** Texts of `index.html`, letter for letter; the build puts those of its language there. */
export const DESCRIPTION = t`Find food that meets your standard: nutrition, allergens, ingredients and explained guideline verdicts for every product.`;
export const NO_SCRIPT = t`Without JavaScript you can read products; filters, carts and comparing need it.`;
