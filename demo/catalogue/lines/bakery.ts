import type { Line } from '../line.ts';

/** Bread, rolls, flatbreads and crackers. */
export const BAKERY: readonly Line[] = [
  {
    department: 'bakery',
    brick: '10000164',
    noun: 'Bread',
    shapes: 'bag',
    sizes: '16oz 20oz 24oz',
    serving: '38 g|1 slice',
    price: 6.5,
    base: 'water 36, sugar 3, soybean oil 1.6, yeast 1.4, salt .95, calcium propionate .2',
    loss: 11,
    variants: `
      Classic White Sandwich | bread flour 58, datem .2, calcium sulfate .2
      100% Whole Wheat Sandwich | whole wheat flour 56, wheat gluten 3, honey 1.5, sugar 1.5
      12 Grain | whole wheat flour 34, bread flour 18, sunflower seeds 3, rolled oats 2, flaxseed 2, millet 1, wheat gluten 2
      Potato | bread flour 52, potato flakes 4, nonfat milk powder 1.5, turmeric color .02
      Honey Oat | whole wheat flour 28, bread flour 24, rolled oats 5, honey 3, sugar 1
      Cinnamon Raisin Swirl | bread flour 50, raisins 11, cinnamon .8, sugar 6
      Seeded Rye | bread flour 40, rye flour 17, caraway .8, sugar .6
      Country Sourdough | plain flour 60, sugar 0, soybean oil 0, yeast .2, cultures .1, salt 1.1
      Pumpernickel | bread flour 34, whole rye 24, molasses 2.4, cocoa .5, caraway .4, sugar 0
      Low Sodium Whole Wheat | whole wheat flour 58, wheat gluten 3, salt .25, potassium chloride .3, sugar 2
      Brioche | bread flour 50, eggs 10, butter 10, sugar 6, nonfat milk powder 2, water 22 | cuisine=French
      Thin Sliced School Whole Grain | whole wheat flour 36, bread flour 20, wheat gluten 3, oat fiber 3, salt .6, sugar 1.8 | serving=28`,
    about:
      'Soft sliced loaf, baked through the night and delivered fresh. / {name} for sandwiches and toast.',
    twists: 'organic',
    notes: 'Sliced Loaf / Bakery Fresh / No High Fructose Corn Syrup',
    cuisine: 'American',
    keep: 'fresh',
    demand: 0.85,
    nearby: 'sesame milk eggs soybeans',
  },
  {
    department: 'freefrom',
    brick: '10000163',
    shapes: 'bag',
    sizes: '14oz 18oz 24oz',
    serving: '45 g|1 slice',
    price: 15,
    base: 'water 46, tapioca starch 16, brown rice flour 14, rice flour 9, egg whites 6, sunflower oil 4, cane sugar 3, yeast 1.4, psyllium 1.6, salt 1, xanthan gum .7',
    loss: 14,
    keep: 'frozen',
    variants: `
      =Gluten Free White Bread | | gf
      =Gluten Free Multigrain Bread | millet 4, flaxseed 3, sunflower seeds 3 | gf
      =Gluten Free Cinnamon Raisin Bread | raisins 9, cinnamon .8, cane sugar 5 | gf
      =Gluten Free Hamburger Buns | egg whites 8, pea protein 1.5 | gf,serving=70
      =Gluten Free Brown Rice Bread, Vegan | egg whites 0, brown rice flour 26, rice flour 2, pea protein 2, cider vinegar .6 | gf
      =Gluten Free Sourdough Loaf | sorghum 8, egg whites 5, cultures .1, cider vinegar .6 | gf
      =Gluten Free Bagels | egg whites 7, honey 2 | gf,serving=90`,
    about: 'Baked in a dedicated gluten free bakery and frozen for freshness. / {name}: toast from frozen.',
    twists: 'organic',
    notes: 'Dedicated Gluten Free Bakery / Toast from Frozen',
    cuisine: 'American',
    demand: 0.7,
  },
  {
    department: 'bakery',
    brick: '10000164',
    shapes: 'bag',
    sizes: '12oz 14oz 18oz 48ct=2720g/case',
    serving: '57 g|1 roll',
    price: 7,
    base: 'bread flour 56, water 34, sugar 4, soybean oil 3, yeast 1.5, salt 1, calcium propionate .2',
    loss: 10,
    keep: 'fresh',
    variants: `
      =Hamburger Buns |
      =Sesame Hamburger Buns | sesame seeds 1.4
      =Whole Wheat Hamburger Buns | bread flour 14, whole wheat flour 44, wheat gluten 3 | serving=50
      =Brioche Burger Buns | eggs 7, butter 6, sugar 6, soybean oil 0 | cuisine=French
      =Hot Dog Buns |
      =Dinner Rolls | nonfat milk powder 2, sugar 6 | serving=38
      =Sub Rolls | sugar 2 | serving=76
      =Ciabatta Rolls | sugar 0, olive oil 3, soybean oil 0, water 42 | cuisine=Italian
      =Sourdough Baguette | sugar 0, soybean oil 0, plain flour 60, bread flour 0, cultures .1, salt 1.2 | cuisine=French
      =Hawaiian-Style Sweet Rolls | sugar 11, butter 4, eggs 4, nonfat milk powder 2, pineapple juice 4, water 24 | serving=32
      =Kaiser Rolls | barley malt .6, sugar 2
      =Garlic Bread | sugar 1, margarine 14, garlic 1.4, dried parsley .2 | brick=10000163,keep=frozen,serving=48,cuisine=Italian`,
    about: 'Baked soft with a tender crumb. / {name} for the grill station and the deli.',
    notes: 'Bakery Fresh / Ready to Serve',
    cuisine: 'American',
    demand: 0.65,
    nearby: 'sesame milk eggs soybeans',
  },
  {
    department: 'bakery',
    brick: '10000164',
    noun: 'Bagels',
    shapes: 'bag',
    sizes: '6ct=570g 20oz',
    serving: '95 g|1 bagel',
    price: 7.5,
    base: 'bread flour 62, water 32, sugar 3.4, yeast .8, salt 1.05, barley malt .6, calcium propionate .2',
    loss: 6,
    keep: 'fresh',
    variants: `
      Plain |
      Everything | sesame seeds 1.6, poppy seeds 1.2, dried onion 1.4, garlic powder .8, salt 1.3
      Cinnamon Raisin | raisins 9, cinnamon .8, sugar 6
      Blueberry | dried blueberries 6, sugar 6, natural flavor .2
      100% Whole Wheat | bread flour 0, whole wheat flour 60, wheat gluten 4, honey 2
      Sesame | sesame seeds 4
      =Mini Whole Grain Bagels | bread flour 28, whole wheat flour 36, wheat gluten 2 | serving=57`,
    about: 'Boiled, then baked, for a chewy crust.',
    notes: 'Kettle Boiled',
    cuisine: 'American',
    demand: 0.55,
    nearby: 'sesame milk eggs soybeans',
  },
  {
    department: 'flatbread',
    brick: '10000164',
    shapes: 'bag pouch',
    sizes: '10ct=450g 8ct=400g 12ct=780g',
    serving: '45 g|1 piece',
    price: 6.5,
    base: 'enriched flour 56, water 32, soybean oil 6, salt 1, baking powder 1.4, calcium propionate .2',
    loss: 8,
    keep: 'fresh',
    variants: `
      =Soft Taco Flour Tortillas | | cuisine=Mexican
      =Burrito Size Flour Tortillas | | serving=70,cuisine=Mexican
      =White Corn Tortillas | enriched flour 0, soybean oil 0, baking powder 0, masa flour 52, water 48, salt .1, lime mineral .2 | serving=47,cuisine=Mexican
      =Yellow Corn Tortillas | enriched flour 0, soybean oil 0, baking powder 0, masa flour 52, water 48, salt .1 | serving=47,cuisine=Mexican
      =Whole Wheat Tortillas | enriched flour 0, whole wheat flour 55, oat fiber 2 | cuisine=Mexican
      =High Fiber Low Carb Tortillas | enriched flour 18, wheat gluten 12, oat fiber 16, soybean oil 4 | cuisine=Mexican
      =Spinach Herb Wraps | spinach 4, dried basil .2 | serving=60
      =White Pita Bread | soybean oil 1, baking powder 0, yeast 1.2, sugar 1 | serving=56,cuisine=Middle Eastern
      =Whole Wheat Pita Bread | enriched flour 0, whole wheat flour 57, soybean oil 1, baking powder 0, yeast 1.2 | serving=56,cuisine=Middle Eastern
      =Garlic Naan | milk 6, butterfat 4, garlic 1.5, soybean oil 1, yeast .8, cilantro .4 | serving=90,cuisine=Indian
      =Lavash Flatbread | soybean oil 1, baking powder 0, yeast .8, sesame seeds .8 | cuisine=Armenian
      =Crisp Tostada Shells | enriched flour 0, masa flour 62, water 26, salt .3, baking powder 0, soybean oil 20 | loss=24,serving=26,cuisine=Mexican,brick=10000166
      =Yellow Corn Taco Shells | enriched flour 0, masa flour 62, water 26, salt .1, baking powder 0, soybean oil 18 | loss=24,serving=32,cuisine=Mexican,brick=10000166`,
    about: 'Soft, pliable and ready to fold. / {name}: warm on the flat-top and fill.',
    twists: 'organic',
    demand: 0.65,
    nearby: 'milk soybeans sesame',
  },
  {
    department: 'snack',
    brick: '10000161',
    noun: 'Crackers',
    shapes: 'carton carton pouch',
    sizes: '6oz 8oz 13oz 16oz 0.75oz=21g/pouch',
    serving: '30 g|about 12 crackers',
    price: 12,
    base: 'salt 1.1, baking soda .8, yeast .3',
    loss: 22,
    variants: `
      Saltine | enriched flour 78, water 26, soybean oil 8, barley malt .6
      Butter | enriched flour 70, water 22, soybean oil 16, sugar 6, butter 2, soy lecithin .2
      Cheddar Bites | enriched flour 60, cheddar 24, water 16, sunflower oil 10, annatto .05, paprika .1
      Woven Wheat | cracked wheat 84, water 30, canola oil 10, baking soda 0
      Graham | whole wheat flour 32, enriched flour 36, sugar 18, water 18, canola oil 8, honey 3, salt .8
      Rosemary Sourdough | plain flour 76, water 26, olive oil 9, dried rosemary .4, sea salt 1.4, salt 0, cultures .1
      Seven Seed | whole wheat flour 50, sesame seeds 8, flaxseed 7, poppy seeds 3, sunflower seeds 5, canola oil 7, water 24
      Oyster | enriched flour 78, water 26, soybean oil 9 | cuisine=New England
      Rye Crispbread | whole rye 92, water 40, yeast .8, baking soda 0, salt 1 | brick=10000166,cuisine=Scandinavian
      Gluten Free Almond | almond flour 62, tapioca starch 14, flaxseed 5, sunflower oil 4, water 16, baking soda 0, yeast 0 | gf
      Gluten Free Rice | brown rice flour 82, water 28, sesame seeds 4, safflower oil 4, baking soda 0, yeast 0 | gf,cuisine=Japanese
      Multigrain Water | enriched flour 60, whole wheat flour 18, rolled oats 4, water 28, canola oil 5 | cuisine=British
      =School Whole Grain Cheese Crackers | whole wheat flour 54, enriched flour 18, reduced fat cheddar 8, water 20, sunflower oil 6, salt .5, annatto .05 | size=0.75oz=21g/pouch,serving=21
      =Animal Crackers | enriched flour 66, sugar 20, water 16, palm oil 9, corn syrup 3, natural flavor .2, salt .8
      =Melba Toast | bread flour 84, water 34, salt 1.1, yeast 1, baking soda 0 | brick=10000166`,
    about:
      'Baked thin and crisp for soup, cheese and snack boxes. / {name} for the salad bar and the cheese board.',
    twists: 'organic lowsalt',
    notes: 'Oven Baked / Crisp & Light',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'milk soybeans sesame',
  },
];
