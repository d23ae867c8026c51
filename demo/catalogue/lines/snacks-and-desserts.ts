import type { Line } from '../line.ts';

/** Chips, popcorn, ice cream, puddings and food for the youngest. */
export const SNACKS_AND_DESSERTS: readonly Line[] = [
  {
    department: 'snack',
    brick: '10000177',
    shapes: 'bag',
    sizes: '0.875oz=25g/bag 1oz=28g/bag 1.5oz=43g/bag 7oz 9oz 13oz',
    serving: '28 g|about 15 chips',
    price: 16,
    variants: `
      =Sea Salt Kettle Potato Chips | potato 172, sunflower oil 32, sea salt 1.3 | loss=48
      =Classic Potato Chips | potato 172, sunflower oil 33, salt 1.5 | loss=48
      =Lightly Salted Potato Chips | potato 172, sunflower oil 32, salt .7 | loss=48
      =BBQ Potato Chips | potato 166, sunflower oil 32, sugar 2.4, salt 1.6, paprika .6, onion powder .6, yeast extract .3, smoke flavor .1 | loss=48
      =Sour Cream & Onion Potato Chips | potato 164, sunflower oil 32, whey 2.4, onion powder 1.2, salt 1.6, nonfat milk powder 1.4, dried parsley .2, citric acid .2 | loss=48
      =Salt & Vinegar Potato Chips | potato 168, sunflower oil 32, maltodextrin 2, salt 2, vinegar 2, citric acid .4, malic acid .2 | loss=48,cuisine=British
      =Jalapeno Kettle Chips | potato 168, sunflower oil 32, sugar 1, salt 1.6, onion powder .6, jalapeno 1, citric acid .2 | loss=48
      =Baked Potato Crisps | potato flakes 66, corn starch 12, corn oil 9, sugar 4, salt 1.1, soy lecithin .3, water 20 | loss=18
      =School Baked Potato Crisps, Reduced Sodium | potato flakes 70, corn starch 12, corn oil 8, sugar 2, salt .6, soy lecithin .3, water 20 | loss=18,size=0.875oz=25g/bag,serving=25
      =Sweet Potato Chips | sweet potato 190, avocado oil 30, sea salt 1 | loss=56
      =Root Vegetable Chips | taro 60, sweet potato 60, beet 30, parsnip 30, sunflower oil 32, sea salt 1.1 | loss=52
      =White Corn Tortilla Chips | masa flour 74, water 36, sunflower oil 24, salt .7, lime mineral .2 | loss=26,cuisine=Mexican
      =Blue Corn Tortilla Chips | masa flour 74, water 36, sunflower oil 24, sea salt .6 | loss=26,cuisine=Mexican
      =Nacho Cheese Tortilla Chips | masa flour 70, water 34, corn oil 24, cheese powder 5, salt 1, msg .3, paprika .4, red 40 .02, yellow 5 .02 | loss=26,cuisine=Mexican
      =Whole Grain Tortilla Chips, Reduced Sodium | whole corn 72, water 34, canola oil 15, salt .3 | loss=26,cuisine=Mexican,size=1oz=28g/bag,serving=28
      =Plantain Chips | plantain 170, palm oil 30, salt 1 | loss=48,cuisine=Caribbean
      =Sea Salt Pita Chips | enriched flour 72, water 34, canola oil 15, sea salt 1.8, yeast 1 | loss=24,cuisine=Middle Eastern
      =Multigrain Chips | whole corn 42, sunflower oil 20, brown rice flour 12, rolled oats 8, cane sugar 4, flaxseed 3, salt .8, water 30 | loss=26
      =Cheddar Cheese Puffs | corn meal 66, sunflower oil 22, cheese powder 12, salt .6, annatto .02 | brick=10006746
      =White Cheddar Puffs, Baked | corn meal 74, sunflower oil 13, cheese powder 12 | brick=10006746
      =Chickpea Puffs, Rosemary | chickpea flour 60, rice flour 16, sunflower oil 18, salt 1.4, dried rosemary .4, onion powder .6 | brick=10006746
      =Mini Pretzel Twists | bread flour 88, water 30, salt 2.8, corn syrup 1.4, yeast .5, baking soda .6, canola oil 2 | loss=24,brick=10006747,cuisine=German
      =Unsalted Pretzel Sticks | bread flour 88, water 30, corn syrup 1.4, yeast .5, baking soda .4, canola oil 2 | loss=24,brick=10006747
      =Honey Mustard Pretzel Pieces | bread flour 76, water 26, palm oil 14, sugar 4, salt 2, mustard powder 1, honey 2, yeast .5 | loss=20,brick=10006747
      =Party Snack Mix | pretzel pieces 34, whole corn 20, crackers base 18, roasted peanuts 14, soybean oil 8, worcestershire 3, salt .9, garlic powder .5`,
    about: 'Thin, crisp and seasoned while hot. / {name} for vending, lunch boxes and parties.',
    twists: 'organic lowsalt',
    notes: 'Crisp & Crunchy',
    cuisine: 'American',
    demand: 0.7,
    nearby: 'milk wheat soybeans',
  },
  {
    department: 'snack',
    brick: '10000252',
    noun: 'Popcorn',
    shapes: 'bag bag carton',
    sizes: '0.5oz=14g/bag 1oz=28g/bag 5oz 7oz 24ct=680g/case',
    serving: '28 g|3 1/2 cups',
    price: 18,
    variants: `
      Sea Salt | popcorn kernels 70, sunflower oil 27, sea salt 1.2 | loss=4
      Lightly Salted | popcorn kernels 78, canola oil 17, sea salt .6 | loss=4
      White Cheddar | popcorn kernels 56, sunflower oil 26, cheese powder 15, salt .6 | loss=3
      Movie Butter Microwave | popcorn kernels 68, palm oil 26, salt 2, natural flavor .6, annatto .05 | shape=carton,size=9.3oz/carton
      =Kettle Corn | popcorn kernels 52, cane sugar 28, sunflower oil 18, sea salt 1 | loss=3
      Caramel | brown sugar 34, popcorn kernels 30, corn syrup 16, butter 12, salt .9, soy lecithin .2, baking soda .3
      =Caramel & Cheddar Popcorn Mix | popcorn kernels 38, brown sugar 22, sunflower oil 18, cheese powder 10, corn syrup 9, salt .9
      Olive Oil & Black Pepper | popcorn kernels 72, olive oil 24, sea salt 1.1, black pepper .6
      =Yellow Popcorn Kernels | popcorn kernels 100 | shape=pouch,size=32oz/pouch,serving=35
      =School Snack Popcorn, Lower Fat | popcorn kernels 86, canola oil 9, salt .5 | size=0.5oz=14g/bag,serving=14`,
    about: 'Whole grain corn popped light in small kettles.',
    twists: 'organic',
    notes: 'Whole Grain',
    cuisine: 'American',
    demand: 0.55,
    nearby: 'milk soybeans',
  },
  {
    department: 'snack',
    brick: '10007276',
    shapes: 'pouch carton bag',
    sizes: '3.5oz/bag 4.5oz/pouch 7oz/carton',
    serving: '9 g|1 cake',
    price: 14,
    variants: `
      =Lightly Salted Brown Rice Cakes | brown rice 99, salt .5
      =Unsalted Brown Rice Cakes | brown rice 100
      =Apple Cinnamon Rice Cakes | brown rice 84, sugar 13, cinnamon .6, apple concentrate 1.4, salt .2 | serving=13
      =Multigrain Corn Cakes | whole corn 66, brown rice 22, quinoa 6, sesame seeds 4, sea salt .6
      =Crunchy Roasted Corn Kernels | whole corn 84, corn oil 14, salt 1.4 | serving=28,cuisine=Peruvian,shape=pouch
      =Pork Rinds | pork fat 40, gelatin 55, salt 2.2 | serving=14,cuisine=Southern,shape=bag
      =Crispy Freeze-Dried Apple Snacks | apple crisps 100 | serving=10,shape=pouch
      =Bombay Snack Mix | chickpea flour 44, roasted peanuts 16, puffed rice 14, peanut oil 20, salt 1.8, turmeric .4, chile powder .6, cumin .4 | serving=28,cuisine=Indian,shape=pouch`,
    about: 'A light snack with a big crunch.',
    notes: 'Light & Crunchy',
    cuisine: 'American',
    demand: 0.35,
    nearby: 'sesame soybeans peanuts',
  },
  {
    department: 'icecream',
    brick: '10000215',
    noun: 'Ice Cream',
    shapes: 'tub carton',
    sizes: '4floz=85g/tub 16floz=340g/tub 48floz=900g/carton 3gal=7500g/pail',
    serving: '90 g|2/3 cup',
    price: 8,
    base: 'milk 44, cream 24, sugar 17, nonfat milk powder 5, guar gum .15, locust bean gum .1, carrageenan .03',
    keep: 'frozen',
    variants: `
      Vanilla Bean | vanilla extract .5, vanilla beans .1, egg yolks 3
      Chocolate | cocoa 4, egg yolks 2
      Strawberry | strawberry 14, sugar 18
      Mint Chocolate Chip | chocolate chips 7, peppermint oil .04, spirulina color .1
      Cookies & Cream | cookie pieces 10, vanilla extract .3
      Butter Pecan | pecans 9, butter 2, salt .3
      Coffee | instant coffee 1, egg yolks 2
      Salted Caramel | caramel 12, salt .3
      Pistachio | pistachios 9, almond extract .05
      Rocky Road | cocoa 3.6, almonds 6, marshmallow bits 6
      =Light Vanilla Ice Cream | cream 8, milk 58, sugar 15, nonfat milk powder 8, inulin 2, vanilla extract .4
      =Vegan Chocolate Frozen Dessert | milk 0, cream 0, nonfat milk powder 0, coconut cream 40, water 28, cocoa 5, sugar 20, pea protein 2
      =Mango Sorbet | milk 0, cream 0, nonfat milk powder 0, carrageenan 0, mango puree 52, water 24, sugar 22, lemon juice 1
      =Raspberry Sorbet | milk 0, cream 0, nonfat milk powder 0, carrageenan 0, raspberry 42, water 32, sugar 24, lemon juice 1
      =Orange Sherbet | milk 18, cream 4, nonfat milk powder 1, water 42, sugar 24, orange concentrate 8, citric acid .3
      =Strawberry Fruit Bars | milk 0, cream 0, nonfat milk powder 0, carrageenan 0, strawberry 52, water 28, sugar 18, lemon juice 1 | serving=82,shape=carton,size=6ct=492g/carton
      =Fudge Bars | milk 56, cream 4, nonfat milk powder 8, sugar 18, cocoa 3.4, corn syrup 6, guar gum .2 | serving=64,shape=carton,size=12ct=768g/carton
      =Vanilla Ice Cream Sandwiches | enriched flour 14, cocoa 1.4, sugar 18, corn syrup 3, palm oil 2 | serving=70,shape=carton,size=12ct=840g/carton
      =Lime Coconut Ice Pops | milk 0, cream 0, nonfat milk powder 0, carrageenan 0, coconut milk 46, water 30, cane sugar 16, sugar 0, lime juice 6 | serving=78,shape=carton,size=4ct=312g/carton,cuisine=Mexican`,
    about: 'Churned slowly for a dense scoop. / {name} for cones, pies and freezer cases.',
    twists: 'organic',
    notes: 'Slow Churned',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'tree_nuts peanuts wheat eggs soybeans',
  },
];
