import type { Line } from '../line.ts';

/** Cereals, oats, granola and bars. */
export const BREAKFAST: readonly Line[] = [
  {
    department: 'cereal',
    brick: '10000284',
    noun: 'Granola',
    shapes: 'pouch pouch carton bag',
    sizes: '11oz 12oz 16oz 22oz 50oz/bag',
    serving: '55 g|2/3 cup',
    price: 13,
    base: 'rolled oats 52, cane sugar 11, canola oil 8, brown rice syrup 6, oat flour 4, salt .4',
    loss: 7,
    variants: `
      Honey Almond | honey 8, almonds 10, natural flavor .2
      Maple Pecan | maple syrup 9, pecans 9, cane sugar 7, natural flavor .2
      Vanilla Blueberry | dried blueberries 7, vanilla extract .6, crisp rice 5
      Peanut Butter | roasted peanuts 8, peanut flour 4, honey 5
      Cranberry Walnut | dried cranberries 9, walnuts 8, cinnamon .3
      Dark Chocolate Sea Salt | dark chocolate 11, cocoa 3, sea salt .6, salt 0
      Coconut Cashew | coconut flakes 9, cashews 8, coconut oil 6, canola oil 2
      Cinnamon Raisin | raisins 11, cinnamon .9
      Apple Pie | dried apples 8, cinnamon .8, nutmeg .1, walnuts 4
      Strawberry Yogurt | freeze dried strawberries 3, yogurt coating 8
      =Low Sugar Granola with Seeds | cane sugar 3, brown rice syrup 2, pumpkin seeds 9, sunflower seeds 8, chia seeds 3, inulin 4
      =Ancient Grain Granola | quinoa 6, millet 5, amaranth 3, honey 6, pumpkin seeds 5
      =Grain-Free Nut Granola | rolled oats 0, oat flour 0, brown rice syrup 3, almonds 26, coconut flakes 16, pumpkin seeds 14, sunflower seeds 12, pecans 8, maple syrup 10, cane sugar 3 | copies=2
      =Oat & Honey Granola Clusters | honey 11, crisp rice 6, natural flavor .2`,
    about:
      'Whole grain oats baked slowly into crisp clusters. / {name}, baked in small batches until golden. / Crunchy baked granola for the bowl, the parfait bar or straight from the bag.',
    twists: 'organic lesssugar',
    notes: 'Whole Grain Oats / Baked in Small Batches / Crunchy Clusters',
    cuisine: 'American',
    demand: 0.8,
    nearby: 'tree_nuts peanuts milk soybeans wheat',
  },
  {
    department: 'cereal',
    brick: '10000284',
    noun: 'Cereal',
    shapes: 'carton',
    sizes: '9oz 12oz 15oz 18oz 1oz=28g 32oz/bag',
    serving: '40 g|1 cup',
    price: 10,
    base: 'salt .9, cereal vitamins .1, calcium carbonate .2, vitamin e .02',
    variants: `
      =Toasted Oat Rings | oat flour 78, corn starch 8, sugar 4, sodium phosphate .3
      =Honey Toasted Oat Rings | oat flour 62, sugar 22, corn starch 6, honey 4, brown sugar 2
      =Crisp Corn Flakes | corn grits 88, sugar 7, barley malt 3
      =Frosted Corn Flakes | corn grits 62, sugar 33, barley malt 2
      =Bran Flakes | whole wheat flour 56, wheat bran 26, sugar 12, barley malt 4
      =Raisin Bran | whole wheat flour 42, wheat bran 18, raisins 25, sugar 10, barley malt 3
      =Shredded Wheat Biscuits | cracked wheat 100, salt 0, cereal vitamins 0, calcium carbonate 0, wheat bran 6
      =Frosted Shredded Wheat | cracked wheat 79, sugar 20, salt 0, gelatin .6
      =Crispy Rice | enriched rice 87, sugar 9, barley malt 2
      =Cocoa Crispy Rice | enriched rice 58, sugar 31, cocoa 5, palm oil 3
      =Cinnamon Toast Squares | whole wheat flour 46, sugar 31, rice flour 10, canola oil 8, cinnamon .8
      =Fruity Rings & Stars | corn meal 44, sugar 34, oat flour 14, palm oil 3, red 40 .03, yellow 5 .03, blue 1 .02, artificial flavor .2 | note=Artificially Flavored
      =Multigrain Squares | whole corn 34, whole wheat flour 30, oat flour 18, sugar 12, barley malt 2
      =Puffed Wheat | cracked wheat 100, salt 0, cereal vitamins 0, calcium carbonate 0 | copies=1
      =Puffed Rice | puffed rice 100, salt 0, cereal vitamins 0, calcium carbonate 0 | copies=1
      =Wheat & Flax Flakes | whole wheat flour 68, flaxseed 9, cane sugar 14, barley malt 4
      =Peanut Butter Corn Puffs | corn meal 48, sugar 24, peanuts 12, oat flour 10, cocoa 1`,
    about: 'A ready-to-eat cereal for the breakfast line. / {name}: good with milk, good by the handful.',
    twists: 'organic lesssugar',
    notes: 'Family Breakfast / Ready to Eat',
    cuisine: 'American',
    demand: 0.75,
    nearby: 'wheat tree_nuts peanuts soybeans',
  },
  {
    department: 'cereal',
    brick: '10000284',
    noun: 'Muesli',
    shapes: 'pouch carton',
    sizes: '16oz 18oz 24oz',
    serving: '55 g|1/2 cup',
    price: 9.5,
    base: 'rolled oats 56, wheat bran 4, raisins 8',
    variants: `
      Swiss Style | dates 5, hazelnuts 4, almonds 4, nonfat milk powder 4, dried apples 4
      Fruit & Nut | dried cranberries 6, almonds 6, sunflower seeds 5, dried apricots 4
      Tropical | coconut flakes 6, dried pineapple 6, dried mango 5, dried bananas 4
      Unsweetened Seed | pumpkin seeds 7, sunflower seeds 6, flaxseed 5, raisins 4
      Gluten Free | wheat bran 0, quinoa 6, almonds 7, dried tart cherries 6 | gf`,
    about: 'Raw rolled grains with dried fruit and seeds; soak overnight or serve with yogurt.',
    twists: 'organic',
    notes: 'No Added Oil / Soak or Serve',
    cuisine: 'European',
    demand: 0.4,
    nearby: 'tree_nuts peanuts milk',
  },
  {
    department: 'cereal',
    brick: '10000285',
    noun: 'Oatmeal',
    shapes: 'carton',
    sizes: '8ct=344g 10ct=430g 12ct=516g',
    serving: '43 g|1 packet',
    price: 9,
    base: 'rolled oats 66, sugar 22, salt .6, natural flavor .3, calcium carbonate .3, guar gum .3',
    variants: `
      =Maple & Brown Sugar Instant Oatmeal | brown sugar 6
      =Apple Cinnamon Instant Oatmeal | dried apples 7, cinnamon .6, malic acid .2
      =Strawberries & Cream Instant Oatmeal | freeze dried strawberries 2, nonfat milk powder 5, maltodextrin 2
      =Original Instant Oatmeal | sugar 0, natural flavor 0, rolled oats 98, cereal vitamins .1
      =Blueberry Protein Oatmeal | whey protein 12, dried blueberries 5, sugar 12
      =Lower Sugar Maple Instant Oatmeal | sugar 9, monk fruit .1, rolled oats 84`,
    about: 'Single packets of instant oatmeal: add hot water, stir and serve.',
    notes: 'Instant / Whole Grain Oats',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'wheat soybeans milk',
  },
  {
    department: 'grain',
    brick: '10000211',
    noun: 'Oats',
    shapes: 'tub pouch sack',
    sizes: '18oz 32oz 42oz 10lb/sack 50lb/sack',
    serving: '40 g|1/2 cup',
    price: 3.6,
    variants: `
      Old-Fashioned Rolled | rolled oats 100
      Quick Cooking | rolled oats 100
      Steel Cut | steel cut oats 100
      Gluten Free Rolled | rolled oats 100 | gf
      =Oat Bran Hot Cereal | oat bran 100
      =Creamy Wheat Farina | enriched flour 99, wheat germ 1, calcium carbonate .5`,
    about: 'Plain grain for porridge, baking and overnight oats.',
    twists: 'organic',
    notes: 'Hot Cereal',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'wheat',
    claims: 'production:Non-GMO',
  },
  {
    department: 'snack',
    brick: '10000287',
    noun: 'Granola Bar',
    shapes: 'bar bar carton',
    sizes: '1.2oz=35g/bar 6ct=210g/carton 12ct=420g/carton 96ct=3360g/case',
    serving: '35 g|1 bar',
    price: 17,
    base: 'rolled oats 42, brown rice syrup 14, cane sugar 8, canola oil 6, crisp rice 6, salt .4, natural flavor .3, sunflower lecithin .3',
    variants: `
      Oats & Honey Crunchy | honey 8, cane sugar 12, brown rice syrup 4
      Chewy Chocolate Chip | chocolate chips 11, glucose syrup 4
      Peanut Butter | roasted peanuts 12, peanut flour 4
      Dark Chocolate Cherry | dark chocolate 8, dried tart cherries 6
      Apple Cinnamon | dried apples 9, cinnamon .6
      Almond Coconut | almonds 11, coconut flakes 8
      S'mores | marshmallow bits 6, milk chocolate 7
      Blueberry Whole Grain | dried blueberries 7, whole wheat flour 6
      =School Snack Oat Bar | rolled oats 58, brown rice syrup 14, cane sugar 4, canola oil 3, inulin 4, crisp rice 4, raisins 6 | size=0.85oz=24g/bar,serving=24`,
    about: 'Whole grain oat bar for lunch boxes, vending and grab-and-go. / {name}, individually wrapped.',
    twists: 'organic lesssugar',
    notes: 'Made with Whole Grain Oats / Individually Wrapped',
    cuisine: 'American',
    demand: 0.8,
    nearby: 'tree_nuts peanuts milk soybeans wheat',
  },
  {
    department: 'snack',
    brick: '10008059',
    noun: 'Protein Bar',
    shapes: 'bar bar carton',
    sizes: '2.1oz=60g/bar 4ct=240g/carton 12ct=720g/carton',
    serving: '60 g|1 bar',
    price: 30,
    base: 'milk protein 18, whey protein 12, inulin 14, tapioca syrup 12, almonds 8, sunflower oil 5, natural flavor .4, sea salt .4, sunflower lecithin .4',
    variants: `
      Peanut Butter Chocolate | roasted peanuts 14, dark chocolate 10, almonds 0
      Cookies & Cream | cookie pieces 10, white chocolate 8
      Salted Caramel | caramel 13, sea salt .8
      Lemon Cashew | cashews 12, almonds 2, lemon concentrate 1.5
      Plant Chocolate | milk protein 0, whey protein 0, pea protein 22, rice protein 8, cocoa 5, dark chocolate 8, cane sugar 4
      Espresso Almond | almonds 15, instant coffee 1.2, cocoa 2`,
    about:
      'A filling bar for gyms, break rooms and vending. / High in protein, made without artificial colors.',
    notes: 'Vending Size / With Chicory Fiber',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'tree_nuts peanuts milk soybeans eggs',
  },
  {
    department: 'snack',
    brick: '10000287',
    noun: 'Bar',
    shapes: 'bar carton',
    sizes: '1.4oz=40g/bar 5ct=200g/carton 16ct=640g/carton',
    serving: '40 g|1 bar',
    price: 26,
    variants: `
      Apricot Almond Fruit & Nut | unsulphured apricots 26, almonds 34, dates 30, honey 6, inulin 4
      Cherry Cashew Fruit & Nut | cashews 38, dried tart cherries 20, dates 34, sea salt .3
      Chocolate Date | dates 58, almonds 24, cocoa 9, cashews 8, sea salt .3
      Peanut & Date | dates 55, roasted peanuts 42, sea salt .5
      Fig Whole Wheat Cereal | whole wheat flour 30, dried figs 30, cane sugar 14, canola oil 8, glucose syrup 10, baking soda .4, salt .4, citric acid .2
      Strawberry Cereal | whole wheat flour 24, rolled oats 16, sugar 15, strawberry puree 14, glucose syrup 14, canola oil 8, pectin 1, salt .4, baking powder .5, natural flavor .3
      Sesame Honey | sesame seeds 58, honey 22, glucose syrup 16, cane sugar 4 | cuisine=Middle Eastern`,
    about: '{name} for the snack counter, individually wrapped.',
    twists: 'organic',
    notes: 'Grab & Go',
    cuisine: 'American',
    demand: 0.55,
    nearby: 'tree_nuts peanuts milk soybeans',
  },
];
