import { FRESH_PRODUCE, type Line } from '../line.ts';

/** Fruit as it grows, and nuts as they fall. */
export const FRESH_FRUIT: readonly Line[] = [
  {
    ...FRESH_PRODUCE,
    brick: '10005900',
    shapes: 'loose bag crate net-bag',
    sizes: '1lb/loose 3lb/bag 5lb/net-bag 40lb/crate',
    serving: '140 g|1 medium',
    price: 4.2,
    variants: `
      =Gala Apples | apple 100
      =Honeycrisp Apples | apple 100
      =Fuji Apples | apple 100
      =Granny Smith Apples | apple 100
      =Pink Blush Apples | apple 100
      =Bartlett Pears | pear 100 | brick=10005903
      =Bosc Pears | pear 100 | brick=10005903
      =Asian Pears | pear 100 | brick=10005902
      =Navel Oranges | orange 100 | brick=10005889
      =Blood Oranges | orange 100 | brick=10005889
      =Seedless Mandarins | mandarin 100 | brick=10006441,serving=84
      =Clementines | mandarin 100 | brick=10005886,serving=84
      =Ruby Red Grapefruit | grapefruit 100 | brick=10005876,serving=154
      =Lemons | lemon 100 | brick=10005882,serving=58
      =Limes | lime 100 | brick=10005884,serving=67
      =Meyer Lemons | lemon 100 | brick=10005882,serving=58
      =Pomelos | pomelo 100 | brick=10005877,serving=154
      =Kumquats | kumquat 100 | brick=10006345,serving=80
      =Bananas | banana 100 | brick=10005897,serving=126
      =Baby Bananas | banana 100 | brick=10005896,serving=80
      =Plantains | plantain 100 | brick=10005898,serving=150
      =Yellow Peaches | peach 100 | brick=10005912,serving=147
      =White Nectarines | nectarine 100 | brick=10005911,serving=140
      =Black Plums | plum 100 | brick=10005917,serving=151
      =Apricots | apricot 100 | brick=10005905,serving=114
      =Sweet Cherries | cherry 100 | brick=10005908
      =Hass Avocados | avocado 100 | brick=10006168,serving=50`,
    about:
      'Picked ripe, sorted by size and packed at the orchard. / {name}: firm, fragrant and ready for the fruit stand.',
    notes: 'Fresh / Tree Ripened',
    demand: 0.75,
  },
  {
    ...FRESH_PRODUCE,
    brick: '10005921',
    shapes: 'tray tub',
    sizes: '6oz 11oz 16oz 2lb',
    serving: '140 g|1 cup',
    price: 9,
    variants: `
      =Strawberries | strawberry 100
      =Blueberries | blueberry 100 | brick=10005929
      =Raspberries | raspberry 100 | brick=10005927
      =Blackberries | blackberry 100 | brick=10005923
      =Red Seedless Grapes | grape 100 | brick=10005918
      =Green Seedless Grapes | grape 100 | brick=10005918
      =Cotton Sweet Grapes | grape 100 | brick=10005918
      =Cranberries | cranberry 100 | brick=10005930
      =Gooseberries | gooseberry 100 | brick=10005932`,
    about: 'Hand picked in the cool of the morning. / {name} for breakfast bars, desserts and snacking.',
    notes: 'Hand Picked',
    demand: 0.75,
  },
  {
    ...FRESH_PRODUCE,
    brick: '10005969',
    shapes: 'loose crate',
    sizes: '1lb/loose 9lb/crate 20lb/crate',
    serving: '140 g|1 cup',
    price: 5,
    variants: `
      =Mangoes | mango 100
      =Pineapple | pineapple 100 | brick=10005935
      =Kiwifruit | kiwi 100 | brick=10005937
      =Golden Kiwifruit | kiwi 100 | brick=10005937
      =Maradol Papaya | papaya 100 | brick=10005954,cuisine=Mexican
      =Pomegranates | pomegranate 100 | brick=10005970
      =Dragon Fruit | dragon fruit 100 | brick=10005957
      =Passion Fruit | passion fruit 100 | brick=10005953
      =Guavas | guava 100 | brick=10005971
      =Fuyu Persimmons | persimmon 100 | brick=10005946
      =Black Mission Figs | fig 100 | brick=10005960
      =Lychees | lychee 100 | brick=10005964
      =Star Fruit | starfruit 100 | brick=10005961
      =Quinces | quince 100 | brick=10006173
      =Prickly Pears | prickly pear 100 | brick=10005967,cuisine=Mexican
      =Jackfruit | jackfruit 100 | brick=10005974
      =Cantaloupe | cantaloupe 100 | brick=10006828
      =Honeydew Melon | honeydew 100 | brick=10006827
      =Seedless Watermelon | watermelon 100 | brick=10006037`,
    about: 'From the warm side of the fruit aisle, shipped at the right stage of ripeness.',
    notes: 'Fresh / Ripe & Ready',
    demand: 0.5,
  },
  {
    department: 'nuts',
    brick: '10000008',
    shapes: 'net-bag bag sack',
    sizes: '12oz 16oz 2lb 5lb 25lb/sack',
    serving: '30 g|1/4 cup shelled',
    price: 10,
    keep: 'fresh',
    variants: `
      =Walnuts in the Shell | walnuts 100
      =Black Walnuts in the Shell | black walnuts 100
      =Pecans in the Shell | pecans 100 | cuisine=Southern
      =Almonds in the Shell | almonds 100
      =Hazelnuts in the Shell | hazelnuts 100
      =Brazil Nuts in the Shell | brazil nuts 100
      =Macadamia Nuts in the Shell | macadamias 100 | cuisine=Hawaiian
      =Raw Peanuts in the Shell | peanuts 100
      =Jumbo Raw Peanuts in the Shell | peanuts 100 | cuisine=Southern
      =Pistachios in the Shell, Raw | pistachios 100 | cuisine=Persian
      =Holiday Mixed Nuts in the Shell | walnuts 30, pecans 20, almonds 20, hazelnuts 18, brazil nuts 12
      =Chestnuts in the Shell | chestnuts 100 | cuisine=Italian`,
    about: 'This season’s crop, graded by size, in the natural shell.',
    twists: 'organic',
    notes: 'New Crop',
    demand: 0.3,
    nearby: 'tree_nuts peanuts',
  },
  {
    department: 'nuts',
    brick: '10000007',
    shapes: 'pouch tub bag',
    sizes: '8oz 16oz 2lb 25lb/case',
    serving: '30 g|1/4 cup',
    price: 17,
    keep: 'chilled',
    variants: `
      =Raw Whole Almonds | almonds 100
      =Raw Cashews | cashews 100
      =Raw Walnut Halves | walnuts 100
      =Raw Pecan Halves | pecans 100
      =Raw Hazelnuts | hazelnuts 100
      =Raw Pine Nuts | pine nuts 100 | cuisine=Italian
      =Raw Brazil Nuts | brazil nuts 100
      =Raw Shelled Pistachios | pistachios 100
      =Raw Macadamia Nuts | macadamias 100
      =Raw Sunflower Kernels | sunflower seeds 100
      =Raw Pumpkin Seeds | pumpkin seeds 100 | cuisine=Mexican
      =Hemp Hearts | hemp seeds 100
      =Fresh Peeled Chestnuts | chestnuts 100 | cuisine=French`,
    about: 'Shelled, never roasted, kept cool to hold the crop’s sweetness.',
    twists: 'organic',
    notes: 'Raw & Unsalted / Keep Cool',
    demand: 0.4,
    nearby: 'tree_nuts peanuts',
  },
  {
    department: 'dried',
    brick: '10000003',
    shapes: 'pouch bag carton',
    sizes: '1oz=28g/carton 6oz 10oz 16oz 30lb/case',
    serving: '40 g|1/4 cup',
    price: 11,
    variants: `
      =Sun-Dried Raisins | raisins 100
      =Golden Raisins | golden raisins 100
      =Zante Currants | currants 100 | cuisine=Greek
      =Whole Medjool Dates | medjool dates 100 | cuisine=Middle Eastern
      =Pitted Deglet Dates | dates 100 | cuisine=Middle Eastern
      =Pitted Prunes | prunes 100
      =Turkish Dried Apricots | dried apricots 100 | cuisine=Turkish
      =Unsulphured Apricots | unsulphured apricots 100
      =Golden Dried Figs | dried figs 100 | cuisine=Mediterranean
      =Unsweetened Dried Mango | dried mango 100
      =Dried Apple Rings | dried apples 100
      =Baked Apple Chips | apple crisps 100
      =Dried Bananas | dried bananas 100
      =Dried Tart Cherries | dried tart cherries 100
      =Freeze-Dried Strawberries | freeze dried strawberries 100 | serving=10
      =White Mulberries | mulberries 100 | cuisine=Turkish
      =Goji Berries | goji berries 100 | cuisine=Chinese
      =Unsweetened Coconut Flakes | coconut flakes 100 | serving=15`,
    about: 'Nothing but fruit, dried until sweet and chewy. / {name} for baking, trail mix and lunch boxes.',
    twists: 'organic',
    notes: 'No Added Sugar / Just Fruit',
    demand: 0.5,
    nearby: 'tree_nuts peanuts',
  },
  {
    department: 'frozenfruit',
    brick: '10000002',
    shapes: 'bag pouch',
    sizes: '10oz 16oz 3lb 30lb/case',
    serving: '140 g|1 cup',
    price: 7.5,
    keep: 'frozen',
    variants: `
      =Frozen Wild Blueberries | blueberry 100
      =Frozen Whole Strawberries | strawberry 100
      =Frozen Red Raspberries | raspberry 100
      =Frozen Blackberries | blackberry 100
      =Frozen Dark Sweet Cherries | cherry 100
      =Frozen Tart Cherries | tart cherry 100
      =Frozen Mango Chunks | mango 100
      =Frozen Pineapple Chunks | pineapple 100
      =Frozen Sliced Peaches | peach 100
      =Frozen Mixed Berries | strawberry 40, blueberry 30, raspberry 15, blackberry 15
      =Frozen Tropical Fruit Blend | mango 36, pineapple 36, papaya 16, strawberry 12
      =Frozen Cranberries | cranberry 100
      =Frozen Sliced Bananas | banana 100
      =Frozen Acai Puree Packets | acai 99.6, citric acid .1, soy lecithin .2 | serving=100,cuisine=Brazilian
      =Frozen Dragon Fruit Cubes | dragon fruit 100
      =Frozen Avocado Chunks | avocado 99.4, ascorbic acid .3, citric acid .2 | serving=50,cuisine=Mexican`,
    about: 'Frozen at the peak of the harvest. / {name} for smoothies, sauces and pastry.',
    twists: 'organic',
    notes: 'Individually Quick Frozen',
    demand: 0.5,
  },
];
