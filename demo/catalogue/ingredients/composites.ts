/**
 * Prepared parts of other products. A row: name | as printed, its own ingredients follow in brackets | grams of
 * ingredients | per cent that leaves as water. Their figures and allergens are worked out like a product's.
 */
export const COMPOSITES = `
dried cranberries | | cranberry 165, cane sugar 66, sunflower oil 1 | 58
dried blueberries | | blueberry 260, cane sugar 40, sunflower oil 1 | 66
bread crumbs | | enriched flour 88, water 30, sugar 2, salt 1.2, yeast 1.4 | 24
croutons | | enriched flour 74, water 28, soybean oil 12, salt 1.6, yeast 1, garlic powder .6 | 24
pretzel pieces | PRETZELS | enriched flour 88, water 30, salt 2.6, corn syrup 1.4, yeast .5, canola oil 2 | 24
hard candy bits | PEPPERMINT CANDY | sugar 62, glucose syrup 37, peppermint oil .3, red 40 .01 |
pizza crust | CRUST | enriched flour 60, water 35, soybean oil 3, sugar 1.6, yeast 1.2, salt .8 | 10
pizza sauce | | tomato puree 94, sugar 1.4, olive oil 1.4, salt .9, dried oregano .3, garlic powder .3 |
puff pastry | | enriched flour 50, water 24, palm oil 24, salt .8 | 8
pepperoni | | ground pork 78, beef 80 16, salt 3.2, paprika 1, dextrose .5, sodium nitrite .012 | 24
italian sausage | | ground pork 95, salt 1.6, fennel seed .6, paprika .4, black pepper .3 | 12
breakfast sausage | PORK SAUSAGE PATTY | ground pork 95, salt 1.6, dried sage .4, black pepper .3, sugar .5 | 14
bacon | COOKED BACON | pork belly 95, salt 1.8, sugar .6, smoke flavor .1, sodium nitrite .012 | 36
cured ham | | pork leg 85, water 10, salt 2.1, sugar 1, sodium phosphate .3, sodium nitrite .012 |
deli turkey | TURKEY BREAST | turkey breast 88, water 9, salt 1.5, sugar .6, sodium phosphate .3 |
salami base | SALAMI | ground pork 95, salt 3, garlic powder .3, black pepper .3, sodium nitrite .012 | 26
hot dog | | beef 80 50, ground pork 32, water 12, corn syrup 2, salt 1.8, paprika .3, sodium nitrite .012 |
jerky base | BEEF JERKY | beef round 88, soy sauce 6, brown sugar 5, garlic powder .3 | 50
imitation crab base | IMITATION CRAB | pollock 56, water 22, corn starch 9, sugar 5, egg whites 4, salt 1.6, crab 1 |
mayonnaise | | soybean oil 76, water 10, egg yolks 7, vinegar 4, sugar .8, salt 1, lemon concentrate .3 |
bbq sauce | BARBECUE SAUCE | tomato paste 22, water 22, brown sugar 26, cider vinegar 16, molasses 8, salt 2, onion powder .6, garlic powder .4, smoked paprika .4 |
caesar dressing | | soybean oil 52, water 22, parmesan 7, egg yolks 4, vinegar 6, anchovy 1, garlic 1, salt 1.2, dijon 1.4 |
ranch dressing | | soybean oil 46, cultured buttermilk 30, water 12, egg yolks 3, vinegar 4, sugar 2, salt 1.3, garlic powder .5, dried dill .1 |
yogurt sauce | YOGURT | cultured milk 100 |
peanut butter base | PEANUT BUTTER | roasted peanuts 91, sugar 5, palm oil 2.6, salt 1 |
grape jelly base | GRAPE JELLY | grape juice 48, corn syrup 30, sugar 20, pectin .8, citric acid .3 |
corn tortilla | CORN TORTILLA | masa flour 52, water 46, salt .2, lime mineral .1 | 8
flour tortilla | FLOUR TORTILLA | enriched flour 58, water 31, soybean oil 6, salt 1, baking powder 1.4 | 8
hamburger bun | BUN | enriched flour 58, water 33, sugar 4, soybean oil 3, yeast 1.4, salt 1 | 10
english muffin | ENGLISH MUFFIN | enriched flour 58, water 38, sugar 1.4, yeast 1.2, salt .8, soybean oil .8 | 10
biscuit dough | BISCUIT | enriched flour 48, cultured buttermilk 28, palm oil 16, baking powder 2.6, sugar 2, salt .8 | 8
white bread | | bread flour 58, water 35, sugar 3, soybean oil 1.6, yeast 1.3, salt .95 | 10
wheat bread | WHOLE WHEAT BREAD | whole wheat flour 56, water 37, wheat gluten 3, honey 2, soybean oil 1.4, yeast 1.3, salt .9 | 10
crackers base | CRACKERS | enriched flour 72, water 24, canola oil 12, sugar 3, salt 1.2, baking soda .6 | 20
whole grain crackers base | WHOLE GRAIN CRACKERS | cracked wheat 84, water 28, canola oil 10, salt .9 | 22
cookies base | CHOCOLATE CHIP COOKIES | enriched flour 40, sugar 24, palm oil 16, chocolate chips 16, eggs 4, salt .5, baking soda .4 | 4
snack chips base | POTATO CHIPS | potato 172, sunflower oil 32, salt 1.4 | 48
tortilla chips base | TORTILLA CHIPS | masa flour 74, water 36, sunflower oil 24, salt .7 | 26
popped corn base | POPCORN | popcorn kernels 74, sunflower oil 24, salt 1 | 4
granola bar base | GRANOLA BARS | rolled oats 48, brown rice syrup 18, cane sugar 14, canola oil 9, crisp rice 6, salt .4 | 4
trail mix base | TRAIL MIX | roasted peanuts 34, raisins 28, almonds 20, chocolate chips 18 |
cereal base | TOASTED OAT CEREAL | oat flour 80, corn starch 8, sugar 5, salt .9, calcium carbonate .3, cereal vitamins .1 |
candy base | HARD CANDY | sugar 60, glucose syrup 38, citric acid 1, natural flavor .4, red 40 .01 |
fruit snacks base | FRUIT SNACKS | glucose syrup 36, sugar 24, white grape concentrate 20, modified starch 14, pectin 2, citric acid 1 |
`;
