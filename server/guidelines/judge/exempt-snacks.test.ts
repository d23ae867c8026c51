import { checkExemption } from './check-exemption.ts';

checkExemption('sugar_free_gum', 'gum')`
  yes  | Gum | Sorbitol, gum base
  no   | Xanthan Gum | Xanthan gum
  no   | Gum | Sorbitol, gum base, coating (sugar)
  open | Gum | Sorbitol, xylitol, mannitol, gum base, glycerin, glorp
`;

checkExemption('snack_with_nuts_or_cheese', 'chips')`
  yes  | Nut Mix | Pretzels (wheat flour), peanuts
  yes  | Granola Bites | Oats, clusters (sugar, almonds)
  yes  | Cheese Snack | Milk, cheese cultures, salt
  no   | Cheese Puffs | Corn meal, vegetable oil, cheddar cheese (milk, salt)
  no   | Potato Chips | Potatoes, vegetable oil (peanut), salt
  no   | Sesame Sticks | Wheat flour, sesame seeds, oil
  no   | Almond Cookies | Wheat flour, sugar, almond extract
  no   | Mints | Sugar, corn starch
`;

checkExemption('snack_of_fruit', 'chips')`
  yes  | Apple Crisps | Apples
  no   | Apple Crisps | Apples (apples, sugar)
  no   | Apple Crisps | Apples, apple juice concentrate
  no   | Fruit Bites | Apples, chocolate (cocoa mass)
  open | Apple Crisps | Apples, glorp
`;

checkExemption('snack_without_grain', 'chips')`
  yes  | Nut Bites | Almonds, salt
  no   | Nut Bites | Almonds, clusters (oats, sugar)
  no   | Chips | Peas, chips (potatoes, oil)
  open | Nut Bites | Almonds, clusters
`;

const HUMMUS =
  'Chickpeas, water, tahini (ground sesame), canola oil, lemon juice, garlic, salt, potassium sorbate';

checkExemption('bean_dip', 'dip')`
  yes  | Hummus | ${HUMMUS}
  yes  | Red Pepper Hummus | ${HUMMUS}, red bell peppers
  yes  | Hummus | Hummus (chickpeas, water, tahini, salt)
  yes  | Black Bean Dip | Black beans, water, onions, salt, spices
  no   | Black Bean Dip | Cooked black beans (black beans, water), cheddar cheese (milk, salt)
  no   | Bean and Cheese Dip | Black beans, water, salt
  no   | Hummus with Feta | ${HUMMUS}
  no   | Hummus with Pretzels | ${HUMMUS}
  no   | Hummus & Pita Chips | ${HUMMUS}
  no   | Hummus with Crackers | ${HUMMUS}, crackers (wheat flour, oil)
  no   | Hummus and Snack Sticks | ${HUMMUS}
  no   | Hummus Cup | ${HUMMUS}, pretzels (wheat flour, salt)
  no   | Chocolate Hummus | Chickpeas, sugar, cocoa
  no   | Bean Dip | Black beans, sour cream (cream, milk)
  no   | Bean Dip | Black beans, seasoning (salt, lard)
  no   | Vegetable Dip | Tomatoes, black beans, salt
  open | Hummus | ${HUMMUS}, glorp
  open | Hummus | not stated
`;

const PLAIN = 'Pasteurized milk, cheese cultures, salt, enzymes';
const PART_SKIM = 'Pasteurized part-skim milk, cheese cultures, salt, enzymes';
const MOZZARELLA =
  'Low-moisture part-skim mozzarella cheese (pasteurized milk, cheese cultures, salt, enzymes)';

checkExemption('reduced_fat_cheese', 'cheese')`
  yes  | Reduced Fat Cheddar | ${PLAIN}
  yes  | Sharp Cheddar Reduced-Fat Cheese Sticks | ${PLAIN}
  yes  | Low Fat Swiss | ${PLAIN}
  yes  | Lowfat Cottage Cheese | Cultured skim milk, cream, salt
  yes  | Fat Free Feta | ${PLAIN}
  yes  | Nonfat Ricotta | ${PLAIN}
  yes  | Light String Cheese | ${PLAIN}
  yes  | Sharp Lite Cheddar | ${PLAIN}
  yes  | Swiss Cheese, Light | ${PLAIN}
  yes  | Part-Skim Mozzarella | ${PART_SKIM}
  yes  | Low - Moisture Part - Skim Mozzarella Cheese | ${PLAIN}
  yes  | Mozzarella Cheese, Low-Moisture Part Skim | ${PLAIN}
  yes  | Traditional Cut Mozzarella Cheese | ${MOZZARELLA}, potato starch
  no   | Swiss Cheese | ${PART_SKIM}
  no   | Provolone | ${PART_SKIM}
  no   | Thin Sliced Swiss Cheese | ${PART_SKIM}
  no   | Parmesan | ${PART_SKIM}
  no   | Feta Cheese | ${PART_SKIM}
  no   | Cottage Cheese | Cultured pasteurized nonfat milk, cream, salt
  no   | Ricotta | Whey, part-skim milk, cream, vinegar, salt
  no   | Part Skim Ricotta | ${PART_SKIM}
  no   | String Cheese | ${PART_SKIM}
  no   | 2% Milk Singles | American cheese (milk, salt), skim milk
  no   | Cheddar Made with Low Fat Milk | ${PLAIN}
  no   | Slightly Aged Cheddar | ${PLAIN}
  no   | Delight Cheddar | ${PLAIN}
  no   | Lightly Smoked Gouda | ${PLAIN}
  no   | Light & Lacey, Swiss | ${PLAIN}
  no   | Heavenly Light, Swiss Cheese | ${PLAIN}
  no   | Light Cream Cheese | Milk, cream, salt
  no   | Reduced Fat Cheese Dip | ${PLAIN}
  no   | Breaded Mozzarella Sticks | ${MOZZARELLA}, wheat flour, soybean oil
  no   | Reduced Fat Cheese and Grapes | Reduced fat cheddar cheese (milk, salt), grapes
  no   | Reduced Fat Cheddar | Milk, canola oil, salt
  no   | Cheddar & Part-Skim Mozzarella | ${PLAIN}
  no   | Pizza Cheese | ${MOZZARELLA}, provolone (milk, salt)
  open | Mozzarella Cheese | ${PART_SKIM}
  open | Reduced Fat Cheddar | not stated
  open | Reduced Fat Cheddar | ${PLAIN}, glorp
`;
