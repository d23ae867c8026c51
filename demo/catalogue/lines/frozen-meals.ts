import type { Line } from '../line.ts';

/** Dinners, handhelds and everything that goes from the freezer to the plate. */
export const FROZEN_MEALS: readonly Line[] = [
  {
    department: 'meal',
    brick: '10006748',
    shapes: 'carton carton tray',
    sizes: '9oz=255g/carton 10oz=283g/carton 12oz=340g/carton 38oz/carton 96oz/tray',
    serving: '255 g|1 meal',
    price: 13,
    base: 'salt .75',
    keep: 'frozen',
    variants: `
      =Meat Lasagna | cooked pasta 32, tomato puree 26, beef 80 12, ricotta 10, mozzarella 10, onion 3, garlic .5, dried oregano .2 | cuisine=Italian
      =Vegetable Lasagna | cooked pasta 32, tomato puree 22, spinach 12, ricotta 12, mozzarella 10, zucchini 7, garlic .5 | cuisine=Italian
      =Chicken Parmesan with Penne | cooked pasta 32, tomato puree 24, cooked chicken 20, mozzarella 8, bread crumbs 7, soybean oil 4, parmesan 2 | cuisine=Italian
      =Chicken Tikka Masala with Rice | cooked rice 38, cooked chicken 18, tomato puree 22, cream 7, onion 7, yogurt sauce 4, ginger .7, coriander seed .4, paprika .4 | cuisine=Indian
      =Beef & Broccoli | cooked rice 36, broccoli 22, cooked beef 18, water 10, soy sauce 4, sugar 3, corn starch 1.4, ginger .5, salt .1 | cuisine=Chinese
      =Orange Chicken with Rice | cooked rice 36, cooked chicken 22, enriched flour 7, sugar 9, orange juice 8, soybean oil 6, soy sauce 4, corn starch 3, salt .2 | cuisine=Chinese
      =Low Sodium Turkey & Vegetables | cooked brown rice 30, turkey breast 20, green beans 20, carrot 16, chicken stock 10, corn starch 1.4, dried thyme .1, salt .12
      =Salisbury Steak with Mashed Potatoes | potato 34, beef 80 24, beef stock 18, milk 8, bread crumbs 5, onion 4, enriched flour 2.4, butter 2
      =Swedish Meatballs with Noodles | cooked egg noodles 36, beef 80 18, beef stock 22, cream 9, bread crumbs 5, onion 3, enriched flour 2, allspice .1 | cuisine=Scandinavian
      =Pad Thai with Shrimp | rice noodles 22, water 24, shrimp 16, bean sprouts 11, eggs 8, cane sugar 6, roasted peanuts 5, tamarind 2, fish sauce 3, scallion 2, salt 0 | cuisine=Thai
      =Vegetable Fried Rice | cooked rice 60, peas 9, carrot 9, eggs 9, scallion 4, soybean oil 4, soy sauce 4, salt .1 | cuisine=Chinese
      =Black Bean Enchiladas | corn tortilla 28, black beans 26, tomato puree 22, monterey jack 12, onion 5, chile powder .8, cumin .3 | cuisine=Mexican
      =Chicken Burrito Bowl | cooked brown rice 32, cooked chicken 18, black beans 16, corn 12, tomato 12, monterey jack 5, green chile 3, chile powder .4 | cuisine=Mexican
      =Palak Paneer with Rice | cooked rice 34, spinach 30, paneer 16, onion 7, cream 6, canola oil 3, ginger .6, cumin .4 | cuisine=Indian
      =Shepherd's Pie | potato 40, lamb 20, beef stock 12, carrot 9, peas 7, milk 5, onion 4, butter 3 | cuisine=British
      =Gluten Free Quinoa Vegetable Bowl | cooked quinoa 40, sweet potato 20, black beans 14, kale 11, corn 9, olive oil 3, lime juice 2, cumin .2, salt .5 | gf,cuisine=Latin American
      =Bibimbap Beef Bowl | cooked rice 40, cooked beef 17, spinach 11, carrot 9, bean sprouts 9, brown rice syrup 4, soy sauce 4, chile powder .8, sesame oil 2, salt .1 | cuisine=Korean
      =Moroccan Vegetable Tagine | chickpeas 22, couscous 16, water 20, carrot 12, zucchini 11, tomato 10, dried apricots 4, olive oil 3, cumin .3, cinnamon .1 | cuisine=Moroccan
      =Jambalaya with Sausage | cooked rice 40, tomato 20, italian sausage 12, shrimp 9, green pepper 8, onion 6, celery 3, paprika .4, cayenne .1 | cuisine=Creole`,
    about: 'A full plate in one tray, cooked and quickly frozen. / {name}: microwave or oven.',
    twists: 'organic',
    notes: 'Single Serve / Microwave or Oven',
    cuisine: 'American',
    demand: 0.65,
    nearby: 'milk wheat soybeans eggs',
  },
  {
    department: 'handheld',
    brick: '10000254',
    shapes: 'pouch carton',
    sizes: '4.5oz=128g/pouch 5oz=142g/pouch 8ct=1020g/carton 48ct=6100g/case',
    serving: '128 g|1 piece',
    price: 12,
    base: 'salt .5',
    keep: 'frozen',
    variants: `
      =Bean & Cheese Burrito | flour tortilla 44, pinto beans 38, cheddar 11, water 5, chile powder .4 | cuisine=Mexican
      =Chicken & Rice Burrito | flour tortilla 42, cooked chicken 18, cooked rice 18, pinto beans 10, monterey jack 7, green chile 4 | cuisine=Mexican
      =Sausage, Egg & Cheese Biscuit | biscuit dough 44, breakfast sausage 26, eggs 18, american cheese 10, salt 0
      =Egg White & Cheese Muffin Sandwich | english muffin 44, egg whites 32, reduced fat cheddar 12, turkey breast 11, salt .2
      =Whole Grain Breakfast Burrito | water 12, whole wheat flour 26, eggs 30, potato 14, cheddar 9, canola oil 3, red pepper 5 | cuisine=Mexican
      =Turkey Sausage Pancake Wrap on a Stick | enriched flour 28, water 18, ground turkey 38, sugar 6, soybean oil 5, eggs 4, baking powder .8 | serving=71
      =Corn Dogs | corn meal 16, enriched flour 18, water 16, hot dog 40, sugar 5, soybean oil 5, eggs 2, baking powder .6, salt .2 | serving=75
      =Pepperoni Pizza Pocket | pizza crust 54, pizza sauce 16, mozzarella 18, pepperoni 9, salt .1 | cuisine=Italian
      =Cheeseburger on a Bun | hamburger bun 40, beef 80 46, american cheese 14, salt .3
      =Peanut Butter & Grape Jelly Crustless Sandwich | white bread 52, peanut butter base 28, grape jelly base 20, salt 0 | serving=57,size=2oz=57g/pouch
      =Grilled Cheese Sandwich | white bread 56, american cheese 34, butter 9, salt 0 | serving=113`,
    about:
      'Individually wrapped: heat in the wrapper and go. / {name} for breakfast lines and convenience cases.',
    notes: 'Individually Wrapped',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'milk soybeans eggs wheat',
  },
  {
    department: 'handheld',
    brick: '10000255',
    shapes: 'tray pouch',
    sizes: '6oz=170g/tray 7oz=198g/tray 8oz=227g/tray',
    serving: 'pack|1 package',
    price: 22,
    base: 'salt .2',
    keep: 'chilled',
    variants: `
      =Turkey & Swiss on Wheat | wheat bread 38, deli turkey 30, swiss 12, romaine 8, tomato 8, mayonnaise 4
      =Ham & Cheddar on Ciabatta | hamburger bun 42, cured ham 30, cheddar 13, dijon 3, romaine 8, mayonnaise 4
      =Chicken Caesar Wrap | flour tortilla 34, cooked chicken 28, romaine 20, caesar dressing 12, parmesan 5
      =Mediterranean Veggie Wrap | flour tortilla 36, chickpeas 20, cucumber 12, red pepper 11, feta 8, spinach 8, tahini 4, lemon juice 1 | cuisine=Mediterranean
      =Italian Sub | hamburger bun 42, cured ham 14, salami base 14, provolone 11, tomato 8, romaine 7, olive oil 2, red wine vinegar 1 | cuisine=Italian
      =Egg Salad Sandwich | wheat bread 46, eggs 38, mayonnaise 13, prepared mustard 1.4
      =California Roll | cooked rice 62, imitation crab base 14, avocado 10, cucumber 7, rice vinegar 3, sugar 2, nori 1.4, sesame seeds .6, salt .3 | cuisine=Japanese,brick=10006751
      =Spicy Salmon Roll | cooked rice 58, salmon 20, cucumber 8, mayonnaise 5, rice vinegar 3, sugar 2, hot chile 1, nori 1.4, salt .3 | cuisine=Japanese,brick=10006751
      =Vietnamese Summer Rolls with Shrimp | rice noodles 18, water 24, shrimp 16, romaine 16, carrot 11, mint 1.4, roasted peanuts 4, fish sauce 1.4, sugar 3 | cuisine=Vietnamese,brick=10006751
      =Cheese, Cracker & Turkey Snack Tray | cheddar 30, deli turkey 40, crackers base 30 | serving=113,size=4oz=113g/tray,brick=10006751
      =Protein Snack Box: Egg, Cheese & Almonds | eggs 44, cheddar 26, almonds 18, grape 12 | serving=113,size=4oz=113g/tray,brick=10006751`,
    about: 'Made by hand overnight for the morning delivery. / {name}, sealed for freshness.',
    notes: 'Made by Hand',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'milk soybeans eggs wheat fish tree_nuts',
  },
  {
    department: 'appetizer',
    brick: '10000301',
    shapes: 'bag carton',
    sizes: '9oz/carton 16oz/bag 24oz/bag 10lb/case',
    serving: '85 g|4 pieces',
    price: 11,
    base: 'salt .8',
    keep: 'frozen',
    variants: `
      =Pork & Chive Potstickers | enriched flour 36, water 16, ground pork 22, napa cabbage 18, chives 4, soy sauce 2, sesame oil 1, ginger .8 | cuisine=Chinese
      =Vegetable Gyoza | enriched flour 36, water 18, napa cabbage 22, carrot 9, tofu base 9, soy sauce 2, sesame oil 1.4, ginger .8 | cuisine=Japanese
      =Chicken Mini Wontons with Cilantro | enriched flour 36, water 16, ground chicken 26, scallion 6, cilantro 2, soy sauce 2, sesame oil 1.4, ginger 1 | cuisine=Chinese
      =Vegetable Spring Rolls | enriched flour 30, water 16, cabbage 26, carrot 10, soybean oil 9, rice noodles 3, soy sauce 2, garlic .6 | cuisine=Chinese
      =Chicken Egg Rolls | enriched flour 30, water 16, cabbage 20, cooked chicken 16, soybean oil 9, carrot 5, soy sauce 2, eggs 2 | cuisine=Chinese
      =Mozzarella Sticks | mozzarella 46, enriched flour 18, bread crumbs 12, soybean oil 12, water 10, dried oregano .2 | brick=10005827,cuisine=Italian
      =Potato & Cheddar Pierogies | enriched flour 36, water 16, potato 32, cheddar 9, soybean oil 2, onion 2 | cuisine=Polish
      =Cheese Tortellini | enriched semolina 44, water 14, ricotta 20, eggs 9, parmesan 6, bread crumbs 6 | brick=10000318,cuisine=Italian
      =Beef Ravioli | enriched semolina 44, water 14, cooked beef 20, eggs 8, bread crumbs 6, parmesan 3, onion 3 | brick=10000318,cuisine=Italian
      =Potato Gnocchi | potato 66, enriched flour 26, potato starch 5 | brick=10000318,cuisine=Italian
      =Chicken Tamales | masa flour 26, water 30, cooked chicken 20, lard 8, green chile 9, cumin .3 | cuisine=Mexican,serving=142
      =Cheese Quesadillas | flour tortilla 52, monterey jack 30, cheddar 15, green chile 3, salt 0 | cuisine=Mexican
      =Mac & Cheese Bites | cooked pasta 36, cheddar 20, milk 10, enriched flour 14, bread crumbs 7, soybean oil 10
      =Pigs in a Blanket | puff pastry 46, hot dog 54, salt 0
      =Vegetable Samosa Bites | enriched flour 30, potato 34, peas 12, canola oil 10, ginger 1, cumin .4, turmeric .2, coriander seed .4, water 8 | cuisine=Indian
      =Pao de Queijo Cheese Bread | tapioca starch 40, milk 18, eggs 14, romano 12, canola oil 9, water 6 | gf,cuisine=Brazilian,brick=10000163
      =French Toast Sticks | bread flour 40, eggs 12, water 18, soybean oil 11, sugar 9, milk 6, cinnamon .5, yeast .8 | brick=10006250,serving=90
      =Buttermilk Pancakes | enriched flour 38, water 24, cultured buttermilk 20, sugar 6, eggs 6, soybean oil 4, baking powder 1.8, salt .4 | brick=10006250,serving=105
      =Whole Grain Waffles | whole wheat flour 36, water 38, eggs 8, canola oil 7, sugar 4, baking powder 1.8, nonfat milk powder 2, salt .3 | brick=10006250,serving=70
      =Gluten Free Waffles | rice flour 24, potato starch 12, water 34, eggs 10, canola oil 8, cane sugar 5, baking powder 1.6, xanthan gum .3, salt .3 | gf,brick=10006250,serving=70`,
    about: 'Filled and folded, then frozen piece by piece. / {name} for appetizers and trays.',
    notes: 'Bake or Steam from Frozen',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'milk soybeans eggs wheat crustaceans sesame',
  },
  {
    department: 'eggs',
    brick: '10005224',
    shapes: 'carton pouch',
    sizes: '4.2oz=119g/carton 16oz/carton 10lb/case',
    serving: '60 g|1 piece',
    price: 12,
    base: 'salt .5',
    keep: 'frozen',
    variants: `
      =Spinach & Feta Egg Bites | eggs 56, cottage cheese 18, spinach 12, feta 8, corn starch 2
      =Bacon & Gruyere Egg Bites | eggs 54, cottage cheese 18, gruyere 14, bacon 8, corn starch 2
      =Southwest Egg White Bites | egg whites 62, black beans 8, red pepper 9, monterey jack 12, corn starch 2 | cuisine=Mexican
      =Vegetable Frittata | eggs 60, milk 12, red pepper 9, zucchini 8, onion 5, parmesan 4 | cuisine=Italian,serving=114
      =Fully Cooked Scrambled Eggs | eggs 86, skim milk 9, soybean oil 3, modified starch 1, citric acid .1
      =Cheese Omelets | eggs 72, cheddar 14, milk 9, soybean oil 2, modified starch 1 | serving=85`,
    about: 'Cooked, portioned and frozen: heat and plate.',
    notes: 'Fully Cooked',
    cuisine: 'American',
    demand: 0.4,
  },
];
