import type { Line } from '../line.ts';

/** Milk, yogurt, cheese, butter, cream and eggs. */
export const DAIRY: readonly Line[] = [
  {
    department: 'dairy',
    brick: '10000025',
    noun: 'Milk',
    shapes: 'gable-carton gable-carton bottle-pet',
    sizes: '8floz/gable-carton 1qt 0.5gal 1gal/bottle-pet 5gal/bag-in-box',
    serving: '240 ml|1 cup',
    density: 1.03,
    price: 1.5,
    keep: 'chilled',
    variants: `
      Whole | vitamin d milk 100
      2% Reduced Fat | reduced fat milk 100
      1% Low Fat | low fat milk 100
      Fat Free | fat free milk 100
      1% Low Fat Chocolate | low fat milk 93, sugar 4, cocoa 1.1, salt .05, carrageenan .05, natural flavor .1
      Fat Free Chocolate | fat free milk 93, sugar 4.2, dutch cocoa 1, corn starch .3, salt .06, carrageenan .05
      1% Low Fat Strawberry | low fat milk 94, sugar 4.6, natural flavor .1, beet powder .06
      Lactose Free 2% Reduced Fat | reduced fat milk 99.9, enzymes .1 | lactosefree
      Lactose Free Fat Free | fat free milk 99.9, enzymes .1 | lactosefree
      Ultra-Filtered Reduced Fat | filtered milk 100 | lactosefree
      Goat | goat milk 100
      =Cultured Lowfat Buttermilk | cultured buttermilk 100
      =Grass-Fed Whole Milk, Cream Top | vitamin d milk 100 | copies=2`,
    about:
      'Grade A milk, pasteurized and chilled within the day. / {name} for the breakfast line, the coffee bar and the cooler.',
    twists: 'organic',
    notes: 'Grade A / Pasteurized & Homogenized',
    demand: 1,
    copies: 4,
  },
  {
    department: 'dairy',
    brick: '10000026',
    shapes: 'gable-carton',
    sizes: '8floz 32floz',
    serving: '240 ml|1 cup',
    density: 1.03,
    price: 2.4,
    keep: 'dry',
    variants: `
      =Shelf Stable 1% Low Fat Milk | low fat milk 100
      =Shelf Stable Whole Milk | vitamin d milk 100
      =Shelf Stable Chocolate Milk | low fat milk 92, sugar 5.2, cocoa 1.2, carrageenan .05, salt .05
      =Evaporated Milk | evaporated milk 100 | shape=can,size=12floz/can,serving=30
      =Sweetened Condensed Milk | condensed milk 100 | shape=can,size=14oz/can,serving=39`,
    about: 'Ultra-high temperature pasteurized: no refrigeration until opened.',
    notes: 'UHT Pasteurized',
    demand: 0.35,
  },
  {
    department: 'dairy',
    brick: '10000278',
    noun: 'Yogurt',
    shapes: 'tub',
    sizes: '4oz 5.3oz 6oz 24oz 32oz 5lb/pail',
    serving: '170 g|1 container',
    price: 6,
    base: 'cultures .1',
    keep: 'chilled',
    variants: `
      Plain Whole Milk | cultured milk 100
      Plain Low Fat | cultured lowfat milk 100
      Plain Nonfat | cultured nonfat milk 100
      Vanilla Low Fat | cultured lowfat milk 90, cane sugar 8, vanilla extract .5, pectin .4
      Strawberry Low Fat | cultured lowfat milk 78, strawberry 11, sugar 8.5, modified starch 1, pectin .3, natural flavor .2, vegetable juice color .1
      Peach Low Fat | cultured lowfat milk 78, peach 11, sugar 8.5, modified starch 1, pectin .3, natural flavor .2
      Blueberry Low Fat | cultured lowfat milk 78, blueberry 11, sugar 8.5, modified starch 1, pectin .3
      Light Cherry Nonfat | cultured nonfat milk 88, cherry 9, modified starch 1.2, sucralose .02, acesulfame .01, natural flavor .2
      Plain Nonfat Greek | strained nonfat yogurt 100
      Plain Whole Milk Greek | strained whole yogurt 100
      Vanilla Nonfat Greek | strained nonfat yogurt 91, cane sugar 7, vanilla extract .6
      Strawberry Nonfat Greek | strained nonfat yogurt 81, strawberry 11, cane sugar 7, pectin .3, natural flavor .2
      Honey Greek | strained whole yogurt 88, honey 12
      Black Cherry Greek | strained nonfat yogurt 80, cherry 12, cane sugar 6.5, pectin .4
      Key Lime Greek | strained nonfat yogurt 89, cane sugar 8, lime juice 2, pectin .4
      Plain Skyr | strained nonfat yogurt 100 | cuisine=Icelandic
      Goat Milk | cultured goat milk 100
      =Lactose Free Vanilla Yogurt | cultured lowfat milk 90, cane sugar 8, vanilla extract .5, enzymes .05 | lactosefree
      =Plain Low Fat Kefir | cultured kefir milk 100 | shape=bottle-pet,size=32floz/bottle-pet,serving=240,cuisine=Eastern European,brick=10000191
      =Mango Lassi | cultured lowfat milk 66, mango puree 18, water 9, cane sugar 6, cardamom .05 | shape=bottle-pet,size=8floz/bottle-pet,serving=240,cuisine=Indian,brick=10000191`,
    about: 'Cultured slowly for a full, clean taste. / {name} with live and active cultures.',
    twists: 'organic',
    notes: 'Live & Active Cultures / Gluten Free',
    demand: 0.9,
    claims: 'free from:Gelatin',
  },
  {
    department: 'cheese',
    brick: '10000028',
    noun: 'Cheese',
    shapes: 'pouch pouch tray',
    sizes: '8oz 12oz 16oz 2lb 5lb',
    serving: '28 g|1 oz',
    price: 14,
    keep: 'chilled',
    variants: `
      Mild Cheddar | cheddar 100
      Extra Sharp Cheddar | cheddar 100
      Reduced Fat Cheddar | reduced fat cheddar 100
      Shredded Mexican Blend | monterey jack 46, cheddar 46, queso fresco 6, anticaking 2 | cuisine=Mexican
      Shredded Low-Moisture Mozzarella | mozzarella 97.5, anticaking 2.5 | cuisine=Italian
      Part-Skim Mozzarella String | mozzarella 100 | size=12ct=336g,cuisine=Italian
      Fresh Mozzarella | fresh mozzarella 100 | cuisine=Italian
      Sliced Provolone | provolone 100 | cuisine=Italian
      Sliced Swiss | swiss 100
      Gruyere Style | gruyere 100 | cuisine=Swiss
      Grated Parmesan | parmesan 97, anticaking 3 | serving=5,cuisine=Italian
      Parmesan Wedge | parmesan 100 | cuisine=Italian
      Pecorino Romano | romano 100 | serving=28,cuisine=Italian
      Asiago | asiago 100 | cuisine=Italian
      Feta Crumbles | feta 98, anticaking 2 | cuisine=Greek
      Fresh Goat | goat cheese 100 | cuisine=French
      Double Cream Brie | brie 100 | cuisine=French
      =Blue Cheese Crumbles | blue cheese 98, anticaking 2
      Monterey Jack | monterey jack 100
      Pepper Jack | monterey jack 97, jalapeno 2.4, red pepper flakes .3
      Colby Jack | colby 52, monterey jack 48
      Smoked Gouda | gouda 99, smoke flavor .2 | cuisine=Dutch
      Sliced Havarti | havarti 100 | cuisine=Danish
      Aged Sheep Milk | manchego 100 | cuisine=Spanish
      Halloumi Grilling | halloumi 100 | cuisine=Cypriot
      =Queso Fresco | queso fresco 100 | cuisine=Mexican
      =Paneer | paneer 100 | cuisine=Indian
      =American Cheese Slices | american cheese 100 | serving=21
      =Cheddar Cheese Curds | cheddar 100 | cuisine=Midwestern
      =Reduced Fat String Cheese | mozzarella 100 | size=24ct=672g,serving=28`,
    about: 'Aged and cut to order from small vats. / {name} for boards, sandwiches and melting.',
    twists: 'organic lowsalt',
    notes: 'Made from Pasteurized Milk / Cut & Wrapped at the Creamery',
    cuisine: 'American',
    demand: 0.75,
  },
  {
    department: 'cheese',
    brick: '10000028',
    shapes: 'tub',
    sizes: '8oz 15oz 16oz 24oz 5lb/pail',
    serving: '113 g|1/2 cup',
    price: 8,
    keep: 'chilled',
    variants: `
      =Low Fat Cottage Cheese | cottage cheese 100
      =Low Fat Cottage Cheese with Pineapple | cottage cheese 80, pineapple 14, sugar 6
      =Part Skim Ricotta | ricotta 100 | serving=62,cuisine=Italian
      =Original Cream Cheese Spread | cream cheese 97, nonfat milk powder 2, guar gum .3 | serving=31
      =Chive & Onion Cream Cheese Spread | cream cheese 92, chives 2.4, onion powder 1, nonfat milk powder 3, salt .4 | serving=31
      =Whipped Cream Cheese | cream cheese 99, guar gum .3 | serving=22
      =Mascarpone | cream 98, citric acid .1 | serving=28,cuisine=Italian
      =Labneh | strained whole yogurt 98.6, salt .8 | serving=28,cuisine=Lebanese
      =Spreadable Garlic & Herb Cheese | cream cheese 90, sour cream 5, garlic 1.4, dried parsley .4, chives 1.2, salt .6 | serving=28,cuisine=French`,
    about: 'Fresh, mild and spoonable. / {name} for the bagel bar, bakes and dips.',
    twists: 'organic',
    notes: 'Fresh Cheese',
    demand: 0.55,
  },
  {
    department: 'dairy',
    brick: '10000168',
    noun: 'Butter',
    shapes: 'carton',
    sizes: '8oz 16oz 36lb/case',
    serving: '14 g|1 tbsp',
    price: 12,
    keep: 'chilled',
    variants: `
      Salted | salted butter 100
      Unsalted | butter 100
      European Style Cultured | butter 98.5, cultures .1, salt 1.4 | cuisine=French
      Whipped | salted butter 100 | shape=tub
      Honey | salted butter 78, honey 22 | shape=tub
      Garlic Herb | salted butter 94, garlic 2.4, parsley 1.8, chives 1 | shape=tub
      =Spreadable Butter with Canola Oil | salted butter 62, canola oil 34, salt .6, water 3 | shape=tub,brick=10006989
      =Vegetable Oil Spread | soybean oil 42, palm oil 14, water 40, salt 1.6, soy lecithin .3, mono and diglycerides .4, potassium sorbate .1, beta carotene .01, vitamin d3 .0005 | shape=tub,brick=10006982
      =Plant Butter Sticks | coconut oil 34, canola oil 34, sunflower oil 10, water 20, salt 1.6, sunflower lecithin .3, beta carotene .01 | brick=10006982`,
    about: 'Churned from fresh sweet cream. / {name} for the table, the griddle and the bakery.',
    twists: 'organic',
    demand: 0.7,
  },
  {
    department: 'dairy',
    brick: '10000189',
    shapes: 'gable-carton tub',
    sizes: '8floz/gable-carton 16floz/gable-carton 32floz/gable-carton',
    serving: '30 ml|2 tbsp',
    density: 1.01,
    price: 6,
    keep: 'chilled',
    variants: `
      =Half & Half | milk 56, cream 44, sodium citrate .1
      =Heavy Whipping Cream | cream 99.8, carrageenan .05 | serving=15
      =Light Cream | light cream 100 | serving=15
      =Sour Cream | sour cream 100 | shape=tub,size=16oz/tub,serving=30
      =Light Sour Cream | sour cream 42, skim milk 52, nonfat milk powder 4, modified starch 1.4, guar gum .2 | shape=tub,size=16oz/tub,serving=30
      =Mexican Crema | cream 62, cultured buttermilk 36, salt .5 | shape=jar,size=15oz/jar,serving=30,cuisine=Mexican
      =Creme Fraiche | cream 99, cultures .1 | shape=tub,size=8oz/tub,serving=30,cuisine=French
      =French Vanilla Creamer | milk 60, cream 18, cane sugar 20, natural flavor .4 | serving=15
      =Sweetened Whipped Cream | cream 84, sugar 10, nonfat milk powder 2, mono and diglycerides .4, carrageenan .05, natural flavor .2 | shape=can,size=7oz/drink-can,serving=5`,
    about: 'Fresh cream, pasteurized and chilled. / {name} for coffee, sauces and desserts.',
    twists: 'organic',
    notes: 'Grade A',
    demand: 0.55,
  },
  {
    department: 'eggs',
    brick: '10006210',
    noun: 'Eggs',
    shapes: 'egg-box',
    sizes: '12ct=600g 18ct=900g 30ct=1500g/tray 180ct=9000g/case',
    serving: '50 g|1 egg',
    price: 6,
    base: 'eggs 100',
    keep: 'chilled',
    variants: `
      Large White |
      Large Brown Cage Free |
      Extra Large Grade AA | | serving=56
      Medium Grade A | | serving=44
      Pasture Raised Large | eggs 0, pasture eggs 100
      Omega-3 Enriched | eggs 0, pasture eggs 100
      =Duck Eggs | eggs 0, duck eggs 100 | size=6ct=420g,serving=70
      =Quail Eggs | eggs 0, quail eggs 100 | size=18ct=180g,serving=45,cuisine=Japanese
      =Hard Boiled Eggs, Peeled | eggs 99.6, citric acid .1, sodium benzoate .1 | brick=10006211,shape=pouch,size=12ct=528g/pouch,serving=44
      =Pickled Beet Eggs | eggs 60, water 24, vinegar 10, beet 6, sugar 4, salt 1.6 | brick=10006211,shape=jar,size=16oz/jar,serving=44
      =Liquid Whole Eggs | eggs 99.9, citric acid .1 | brick=10006212,shape=gable-carton,size=32oz/gable-carton
      =Liquid Egg Whites | egg whites 100 | brick=10006212,shape=gable-carton,size=16oz/gable-carton,serving=46
      =Plant-Based Egg Substitute | water 78, dry mung beans 12, canola oil 7, onion powder .3, gellan gum .3, salt .6, turmeric color .02, carrot powder .1, potassium citrate .3 | brick=10006213,shape=bottle-pet,size=12floz/bottle-pet,serving=44`,
    about: 'Graded, washed and candled at the farm. / {name}, packed within a day of laying.',
    twists: 'organic',
    notes: 'Grade A / Farm Packed',
    demand: 0.8,
  },
];
