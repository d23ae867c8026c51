import { t } from 'ttag';

/** What people ask most. */
export const ANSWERS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: t`Why is a verdict unknown?`,
    answer: t`A value the guideline asks for is not on the label we have, or is stated for an amount we cannot convert. Larder does not guess: open the verdict to see which value is missing.`,
  },
  {
    question: t`Why is a guideline not applicable?`,
    answer: t`Its rules are not about this food: Smart Snack judges what is ready to eat, not raw poultry. That is neither a failure nor a gap in the label, and a filter for products that pass leaves it out. Under each guideline the filters count what fails, is unknown or is not applicable, and list it on request.`,
  },
  {
    question: t`Does “no allergens declared” mean free from?`,
    answer: t`No. It means that no source says anything. Only “free from” is free from, and leaving an allergen out can leave out what says nothing about it too.`,
  },
  {
    question: t`What does “named, not declared” mean for an allergen?`,
    answer: t`The ingredient list names a source of it, whey for milk, but no source declares that the product contains it. Leaving the allergen out leaves such a product out, and its words are marked in the list. So may the product’s name: “Greek Yogurt” names milk where no whole list is known.`,
  },
  {
    question: t`What is an allergen “in conflict”?`,
    answer: t`A source declares the product free from it, yet the ingredient list names it. Larder never shows that as free from: it says so at the top of the page, and leaving the allergen out leaves the product out. Ask the supplier.`,
  },
  {
    question: t`Where do the numbers come from?`,
    answer: t`From the data set named at the foot of each product: USDA FoodData Central, Open Food Facts, a data pool or a price list. Always check the pack before you serve.`,
  },
  {
    question: t`Who can see a wishlist group?`,
    answer: t`Only you see a private group, and anyone you give its share link. Anyone can find a public group by its name and description; its products can be read and followed with an account.`,
  },
  {
    question: t`Which forms of a GTIN can I search for?`,
    answer: t`Any: 8, 12, 13 or 14 digits, with or without spaces and hyphens, and any five digits in a row of one.`,
  },
  {
    question: t`What can I type besides words?`,
    answer: t`Conditions: “low sodium soup under 200 calories without milk”, “8g+ protein”, “under $5”, “vegan”, “nova 1”, “brand:kraft”. Each becomes a filter you can take back; put words in quotes to search for them as they are.`,
  },
];
