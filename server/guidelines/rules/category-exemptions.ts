/** What lifts single rules of Good Choice and of Philly's set; a person reads it after "exempt:". */
export const OTHER_EXEMPTIONS: Readonly<Record<string, string>> = {
  pure_juice: '100 % juice',
  milk_substitute: 'milk substitute',
  dairy_milk: 'milk',
  snack_with_nuts_or_cheese: 'snack with nuts, nut butter or cheese',
  snack_of_fruit: 'fruit without added sugar',
  snack_without_grain: 'not based on grain or potato',
};
