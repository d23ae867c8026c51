import { examples } from '#tests/support/examples.ts';
import { foodKind } from './food-kind.ts';

examples('%s: %s', foodKind, [
  ['Food/Beverage Variety Packs', null],
  ['Pies/Pastries/Pizzas/Quiches - Savoury (Frozen)', null],
  ['Edible Products', null],
  ['Pasta/Noodles - Not Ready to Eat (Shelf Stable)', 'Pasta Noodles'],
  ['Pasta/Noodles - Not Ready to Eat (Frozen)', 'Pasta Noodles Frozen'],
  ['Milk (Perishable)', 'Milk'],
  ['Sugar Candy/Sugar Candy Substitutes Confectionery', 'Sugar Candy Sugar Candy'],
  ['Vegetable Based Products / Meals - Not Ready to Eat (Frozen)', 'Vegetable Frozen'],
  ['Beer', 'Beer'],
]);
