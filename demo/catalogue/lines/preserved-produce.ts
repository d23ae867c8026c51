import type { Line } from '../line.ts';

/** Fruit, vegetables, beans and nuts that somebody cooked, canned, salted or sweetened. */
export const PRESERVED_PRODUCE: readonly Line[] = [
  {
    department: 'canned',
    brick: '10000272',
    shapes: 'can can number-10-can',
    sizes: '15oz/can 15.5oz/can 29oz/can 110oz/number-10-can',
    serving: '130 g|1/2 cup',
    price: 3.4,
    base: 'water 34, salt .75, calcium chloride .05',
    variants: `
      =Black Beans | black beans 66 | cuisine=Latin American
      =Red Kidney Beans | kidney beans 66
      =Pinto Beans | pinto beans 66 | cuisine=Mexican
      =Garbanzo Beans | chickpeas 66 | cuisine=Mediterranean
      =Cannellini Beans | cannellini beans 66 | cuisine=Italian
      =Great Northern Beans | great northern beans 66
      =Navy Beans | navy beans 66
      =Black-Eyed Peas | black eyed peas 66 | cuisine=Southern
      =Butter Beans | lima beans 66 | cuisine=Southern
      =Traditional Refried Beans | pinto beans 76, water 18, lard 3, onion powder .3 | cuisine=Mexican
      =Fat Free Refried Beans | pinto beans 80, water 19, garlic powder .2, chile powder .2 | cuisine=Mexican
      =Original Baked Beans | navy beans 54, water 24, brown sugar 10, molasses 2, tomato paste 2, bacon 1.5, prepared mustard 1, corn starch 1 | cuisine=New England
      =Vegetarian Baked Beans | navy beans 56, water 24, brown sugar 10, molasses 2, tomato paste 3, cider vinegar 1, corn starch 1 | cuisine=New England
      =Three Bean Salad | kidney beans 24, green beans 24, chickpeas 16, vinegar 10, sugar 9, onion 4, water 14`,
    about: 'Simmered in the can until tender. / {name}: drain, rinse and serve.',
    twists: 'organic nosalt lowsalt',
    notes: 'Ready to Heat',
    cuisine: 'American',
    demand: 0.7,
  },
  {
    department: 'canned',
    brick: '10000272',
    shapes: 'can can number-10-can',
    sizes: '14.5oz/can 28oz/can 102oz/number-10-can',
    serving: '121 g|1/2 cup',
    price: 3.2,
    base: 'salt .5, citric acid .2, calcium chloride .05',
    variants: `
      =Diced Tomatoes | tomato 68, tomato juice 31
      =Fire Roasted Diced Tomatoes | tomato 67, tomato juice 30, onion powder .3, garlic powder .2 | cuisine=Mexican
      =Whole Peeled Plum Tomatoes | tomato 64, tomato juice 35, basil .2 | cuisine=Italian
      =Crushed Tomatoes in Puree | tomato 50, tomato puree 49 | cuisine=Italian
      =Stewed Tomatoes | tomato 80, tomato juice 12, onion 3, celery 2, green pepper 2, sugar 1
      =Diced Tomatoes with Green Chiles | tomato 74, tomato juice 12, green chile 12 | cuisine=Mexican
      =Tomato Puree | tomato puree 100, salt 0 | serving=63
      =Tomato Paste | tomato paste 100, salt 0, calcium chloride 0 | size=6oz/can,serving=33,cuisine=Italian
      =Tomato Sauce | tomato puree 97, onion powder .3, garlic powder .2 | size=8oz/can,serving=61
      =Pizza Sauce, Foodservice | tomato puree 93, olive oil 1.5, sugar 1.2, dried oregano .4, garlic powder .3, dried basil .2 | serving=63,cuisine=Italian`,
    about:
      'Packed within hours of picking at the height of the tomato season. / {name} for sauces, soups and stews.',
    twists: 'organic nosalt',
    notes: 'Vine Ripened / Packed in Season',
    cuisine: 'American',
    demand: 0.75,
  },
  {
    department: 'canned',
    brick: '10000272',
    shapes: 'can can number-10-can',
    sizes: '8oz/can 14.5oz/can 15oz/can 100oz/number-10-can',
    serving: '125 g|1/2 cup',
    price: 3,
    base: 'water 38, salt .7',
    variants: `
      =Cut Green Beans | green beans 61
      =Whole Kernel Corn | corn 61
      =Cream Style Corn | corn 58, sugar 4, modified starch 2 | cuisine=Southern
      =Sweet Peas | peas 61, sugar 1
      =Sliced Carrots | carrot 61
      =Mixed Vegetables | carrot 18, potato 15, peas 10, corn 9, green beans 9
      =Sliced Beets | beet 61
      =Leaf Spinach | spinach 62
      =Mushroom Stems & Pieces | mushroom 58, ascorbic acid .1
      =Sliced White Potatoes | potato 61
      =Cut Sweet Potatoes in Syrup | sweet potato 60, sugar 8, corn syrup 6, salt 0, water 26 | cuisine=Southern
      =Solid Pack Pumpkin | pumpkin 100, water 0, salt 0
      =Hearts of Palm | hearts of palm 56, citric acid .2 | cuisine=Brazilian
      =Quartered Artichoke Hearts | artichoke 56, citric acid .2 | cuisine=Italian
      =Golden Hominy | hominy 62 | cuisine=Mexican
      =Sliced Bamboo Shoots | bamboo shoots 58, salt 0 | cuisine=Chinese
      =Sliced Water Chestnuts | water chestnuts 58, salt 0 | cuisine=Chinese
      =Turnip Greens | turnip greens 60, salt .6 | cuisine=Southern
      =Diced Green Chiles | green chile 90, water 8, citric acid .2, salt .8 | size=4oz/can,serving=30,cuisine=Mexican`,
    about: 'Picked, packed and cooked once, so that only heating is left. / {name} for the steam table.',
    twists: 'organic nosalt',
    notes: 'Picked & Packed in Season',
    cuisine: 'American',
    demand: 0.6,
  },
  {
    department: 'cannedfruit',
    brick: '10000206',
    shapes: 'can jar number-10-can',
    sizes: '15oz/can 20oz/can 24oz/jar 106oz/number-10-can',
    serving: '125 g|1/2 cup',
    price: 4.2,
    base: 'citric acid .1, ascorbic acid .1',
    variants: `
      =Sliced Peaches in Juice | peach 60, water 26, white grape concentrate 6
      =Peach Halves in Light Syrup | peach 60, water 32, sugar 8
      =Pear Halves in Juice | pear 60, water 28, white grape concentrate 6
      =Sliced Pears in Water | pear 62, water 38
      =Fruit Cocktail in Heavy Syrup | peach 28, pear 22, grape 8, pineapple 6, cherry 3, water 18, corn syrup 10, sugar 7
      =Fruit Mix in Juice | peach 32, pear 24, pineapple 10, grape 8, water 18, white grape concentrate 5
      =Pineapple Chunks in Juice | pineapple 64, pineapple juice 36, citric acid 0
      =Crushed Pineapple in Juice | pineapple 70, pineapple juice 30, citric acid 0
      =Mandarin Orange Segments in Light Syrup | mandarin 58, water 33, sugar 9
      =Apricot Halves in Light Syrup | apricot 58, water 33, sugar 9
      =Tart Cherries in Water | tart cherry 64, water 36
      =Whole Berry Cranberry Sauce | cranberry 42, sugar 34, water 22, citric acid 0 | serving=70
      =Apple Pie Filling | apple 52, water 22, sugar 18, corn starch 4, cinnamon .3, salt .2 | serving=85
      =Lychees in Syrup | lychee 54, water 32, sugar 14 | cuisine=Chinese
      =Jackfruit in Brine | green jackfruit 58, water 41, salt .8 | cuisine=Thai`,
    about: 'Peeled and sliced by hand. / {name} for breakfast, desserts and baking.',
    twists: 'organic',
    notes: 'Picked Ripe',
    cuisine: 'American',
    demand: 0.5,
  },
  {
    department: 'cannedfruit',
    brick: '10000206',
    shapes: 'tub pouch carton jar',
    sizes: '4oz=113g/tub 3.2oz=90g/pouch 6ct=678g/carton 24oz/jar 96ct=10850g/case',
    serving: '113 g|1 cup',
    price: 6,
    base: 'ascorbic acid .1',
    variants: `
      =Unsweetened Applesauce | apple 96, water 4
      =Cinnamon Applesauce | apple 86, water 5, sugar 8, cinnamon .2
      =Strawberry Applesauce, No Sugar Added | apple 88, strawberry puree 11
      =Diced Peach Cups in Juice | peach 62, water 28, white grape concentrate 6, citric acid .1
      =Mandarin Orange Cups in Juice | mandarin 62, water 28, white grape concentrate 6, citric acid .1
      =Tropical Fruit Cups in Juice | pineapple 40, papaya 22, pineapple juice 36
      =Apple Banana Fruit Puree Pouch | apple puree 74, banana puree 25, lemon juice .6 | size=3.2oz=90g/pouch,serving=90
      =Mango Apple Fruit Puree Pouch | apple puree 60, mango puree 39, lemon juice .6 | size=3.2oz=90g/pouch,serving=90
      =Pear Spinach Fruit & Veggie Pouch | pear puree 78, spinach 12, apple puree 9, lemon juice .8 | size=3.2oz=90g/pouch,serving=90
      =Cherry Gelatin Cup with Fruit | water 62, sugar 15, peach 12, cherry 8, gelatin 1.2, citric acid .3, red 40 .01 | serving=120`,
    about: 'A single serving of fruit for lunch boxes and trays. / {name}: peel, spoon, done.',
    twists: 'organic',
    notes: 'Single Serve / Lunch Box Size',
    cuisine: 'American',
    demand: 0.6,
  },
  {
    department: 'frozenveg',
    brick: '10000270',
    shapes: 'bag bag carton',
    sizes: '20oz 28oz 32oz 5lb 30lb/case',
    serving: '84 g|3 oz',
    price: 4,
    keep: 'frozen',
    variants: `
      =Crinkle Cut French Fries | potato 92, canola oil 5, salt .4, dextrose .2, pyrophosphate .1 | loss=24
      =Shoestring Fries | potato 90, canola oil 6, salt .5, dextrose .2, pyrophosphate .1 | loss=28
      =Seasoned Curly Fries | potato 82, soybean oil 8, enriched flour 5, salt 1.1, paprika .4, garlic powder .3, onion powder .3 | loss=24
      =Sweet Potato Fries | sweet potato 86, canola oil 6, rice flour 3, corn starch 2, salt .5 | loss=20
      =Potato Puffs | potato 86, soybean oil 7, salt .9, onion powder .3, pyrophosphate .1 | loss=16
      =Shredded Hash Browns | potato 99, dextrose .2, pyrophosphate .1
      =Hash Brown Patties | potato 88, soybean oil 6, salt .8, dried onion .5, pyrophosphate .1 | loss=12
      =Oven Roasted Potato Wedges | potato 92, olive oil 4, salt .6, dried rosemary .2, garlic powder .3 | loss=18
      =Low Sodium Baked Potato Wedges | potato 95, olive oil 3, salt .12, paprika .2 | loss=18
      =Mashed Potatoes | potato 80, milk 11, butter 5, salt .8
      =Battered Onion Rings | onion 46, enriched flour 22, soybean oil 12, water 14, corn starch 4, salt 1, whey 1 | loss=12
      =Breaded Okra | okra 52, enriched flour 16, corn meal 12, water 12, soybean oil 7, salt .9 | cuisine=Southern
      =Creamed Spinach | spinach 60, milk 20, cream 8, enriched flour 3, butter 3, onion 3, salt .8, nutmeg .05 | serving=125
      =Broccoli with Cheese Sauce | broccoli 66, milk 14, cheddar 9, water 6, modified starch 2, butter 2, salt .7 | serving=110
      =Elote Style Street Corn | corn 78, mayonnaise 6, queso fresco 6, butter 4, lime juice 2, chile powder .4, salt .6 | cuisine=Mexican
      =Roasted Root Vegetables | carrot 34, beet 26, parsnip 20, sweet potato 16, olive oil 3, salt .5, dried thyme .1 | loss=14
      =Stuffed Jalapeno Poppers | jalapeno 38, cream cheese 24, enriched flour 16, soybean oil 9, water 9, salt .8 | cuisine=Mexican
      =Twice Baked Potatoes | potato 68, sour cream 10, cheddar 9, milk 7, butter 3, bacon 2, salt .6 | serving=142`,
    about: 'Cut, blanched and par-fried for a crisp finish. / {name}: oven, fryer or air fryer.',
    twists: 'organic lowsalt',
    notes: 'Oven or Fryer',
    cuisine: 'American',
    demand: 0.7,
    nearby: 'wheat milk',
  },
  {
    department: 'nuts',
    brick: '10000236',
    shapes: 'can pouch pouch jar',
    sizes: '1oz=28g/pouch 1.5oz=43g/pouch 6oz 10oz 16oz 25lb/case',
    serving: '28 g|1/4 cup',
    price: 20,
    variants: `
      =Roasted Salted Almonds | almonds 97, canola oil 1.6, sea salt 1.1
      =Dry Roasted Unsalted Almonds | almonds 100
      =Smokehouse Style Almonds | almonds 93, canola oil 3, salt 1.6, yeast extract .5, smoke flavor .2
      =Honey Roasted Peanuts | roasted peanuts 82, sugar 9, honey 4, peanut oil 3, salt .9, corn starch 1
      =Dry Roasted Peanuts | roasted peanuts 96, salt 1.6, corn starch .8, sugar .6, paprika .2, garlic powder .2
      =Unsalted Roasted Peanuts | roasted peanuts 98, peanut oil 2
      =Roasted Salted Cashews | cashews 96, sunflower oil 2.4, sea salt 1
      =Roasted Salted Pistachios in Shell | pistachios 98.4, salt 1.6 | brick=10000235
      =Roasted Peanuts in the Shell, Salted | roasted peanuts 97.6, salt 2.2 | brick=10000235
      =Deluxe Mixed Nuts, Lightly Salted | cashews 38, almonds 30, pecans 16, hazelnuts 13, sunflower oil 2, salt .5
      =Candied Pecans | pecans 66, sugar 30, egg whites 3, cinnamon .6, salt .3 | cuisine=Southern
      =Roasted Salted Sunflower Kernels | sunflower seeds 96, sunflower oil 2.6, salt 1.2
      =Pepitas, Chili Lime | pumpkin seeds 93, sunflower oil 3, salt 1.1, chile powder .8, citric acid .3 | cuisine=Mexican
      =Cocoa Dusted Almonds | almonds 84, powdered sugar 11, cocoa 5
      =Cajun Boiled Peanuts | boiled peanuts 94, salt 1.4, paprika .4, cayenne .2, garlic powder .3, water 4 | shape=can,size=13.5oz/can,cuisine=Cajun
      =Roasted Chickpeas, Sea Salt | dry chickpeas 92, sunflower oil 6, sea salt 1.2 | brick=10000272,cuisine=Mediterranean
      =Wasabi Peas | split peas 68, rice flour 12, sugar 9, palm oil 7, wasabi powder 2, salt 1.4 | brick=10000272,cuisine=Japanese`,
    about: 'Roasted in small drums and seasoned while warm. / {name} for bars, lounges and lunch boxes.',
    twists: 'organic lowsalt',
    notes: 'Slow Roasted',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'peanuts tree_nuts milk soybeans',
  },
  {
    department: 'nuts',
    brick: '10000207',
    noun: 'Trail Mix',
    shapes: 'pouch pouch tub',
    sizes: '1.2oz=34g/pouch 2oz=57g/pouch 8oz 14oz 26oz 10lb/case',
    serving: '30 g|1/4 cup',
    price: 17,
    variants: `
      Mountain | roasted peanuts 30, raisins 26, almonds 16, chocolate chips 16, cashews 11, salt .5
      Cranberry Almond | dried cranberries 34, almonds 34, pumpkin seeds 18, golden raisins 14
      Tropical | dried pineapple 24, cashews 22, dried mango 18, coconut flakes 16, golden raisins 12, macadamias 8
      Nut-Free Seed & Berry | sunflower seeds 34, pumpkin seeds 26, raisins 22, dried cranberries 18
      Sweet & Salty | roasted peanuts 40, milk chocolate 24, raisins 20, almonds 15, salt .8
      Unsweetened Fruit & Nut | raisins 38, almonds 30, walnuts 20, dried apples 12
      Cherry Chocolate | dried tart cherries 26, dark chocolate 26, almonds 28, cashews 20
      Student | roasted peanuts 28, raisins 26, sunflower seeds 20, milk chocolate 18, almonds 8`,
    about: 'A balanced handful of fruit, nuts and seeds.',
    twists: 'organic',
    notes: 'Grab & Go',
    cuisine: 'American',
    demand: 0.55,
    nearby: 'peanuts tree_nuts milk soybeans wheat',
  },
];
