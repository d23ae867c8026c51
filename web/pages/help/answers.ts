/** What people ask most. */
export const ANSWERS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Why is a verdict unknown?',
    answer:
      'A value the guideline asks for is not on the label we have, or is stated for an amount we cannot convert. Larder does not guess: open the verdict to see which value is missing.',
  },
  {
    question: 'Does “no allergens declared” mean free from?',
    answer:
      'No. It means that nobody said. “Contains”, “may contain”, “free from” and “not declared” are four different states, and a filter treats them so.',
  },
  {
    question: 'Where do the numbers come from?',
    answer:
      'From the data set named at the foot of each product: USDA FoodData Central, Open Food Facts, a data pool or a price list. Always check the pack before you serve.',
  },
  {
    question: 'Who can see a wishlist group?',
    answer:
      'A private group is yours alone. A public one can be read by anyone who is logged in and has its address.',
  },
  {
    question: 'Which forms of a GTIN can I search for?',
    answer:
      'Any: 8, 12, 13 or 14 digits, with or without spaces and hyphens, and any five digits in a row of one.',
  },
];
