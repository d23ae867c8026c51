import type { Line } from '../line.ts';

/** Chocolate, candy, sugar and syrup. */
export const SWEETS: readonly Line[] = [
  {
    department: 'chocolate',
    brick: '10000045',
    noun: 'Chocolate',
    shapes: 'bar',
    sizes: '3oz=85g/bar 3.5oz=100g/bar 1.5oz=42g/bar 12ct=1020g/carton',
    serving: '30 g|1/3 bar',
    price: 34,
    variants: `
      72% Dark | dark chocolate 100
      85% Extra Dark | unsweetened chocolate 78, cane sugar 14, cocoa butter 8, vanilla beans .1
      Dark with Sea Salt | dark chocolate 99.4, sea salt .6
      Dark Almond | dark chocolate 82, almonds 18
      Dark Orange | dark chocolate 96, dried orange peel 3.6, orange oil .1
      Creamy Milk | milk chocolate 100
      Milk with Hazelnut | milk chocolate 78, hazelnuts 22
      Milk Caramel | milk chocolate 68, caramel 32
      White Vanilla Bean | white chocolate 99.8, vanilla beans .2
      Mint Dark | dark chocolate 99.6, peppermint oil .3
      Oat Milk | cane sugar 38, cocoa butter 28, oat flour 16, unsweetened chocolate 17, sunflower lecithin .4, vanilla extract .3
      =Peanut Butter Cups | milk chocolate 58, roasted peanuts 26, sugar 14, salt .5 | serving=42
      =Crisped Rice Milk Chocolate | milk chocolate 84, crisp rice 16`,
    about:
      'Stone ground and tempered slowly for a clean snap. / {name} for gifting, desserts and the front counter.',
    twists: 'organic',
    notes: 'Stone Ground / Bean to Bar',
    cuisine: 'European',
    demand: 0.6,
    nearby: 'milk tree_nuts peanuts wheat soybeans',
  },
  {
    department: 'chocolate',
    brick: '10000045',
    shapes: 'pouch pouch tin',
    sizes: '1.6oz=45g/pouch 5oz 8oz 10lb/case',
    serving: '30 g|about 12 pieces',
    price: 26,
    variants: `
      =Dark Chocolate Almonds | dark chocolate 58, almonds 41, acacia gum .4, shellac .1
      =Milk Chocolate Raisins | milk chocolate 62, raisins 37, acacia gum .4, shellac .1
      =Chocolate Espresso Beans | dark chocolate 80, coffee beans 19, acacia gum .4, shellac .1
      =Milk Chocolate Peanuts | milk chocolate 60, roasted peanuts 39, acacia gum .4, shellac .1
      =Cocoa Truffles | unsweetened chocolate 30, cream 20, sugar 30, cocoa 8, butter 8, vanilla extract .4 | cuisine=French,shape=carton
      =Yogurt Pretzels | yogurt coating 70, pretzel pieces 30
      =Peppermint Bark | white chocolate 54, dark chocolate 36, hard candy bits 10, peppermint oil .1 | shape=tin`,
    about: 'Panned in copper drums, one thin coat at a time.',
    notes: 'Small Batch',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'milk tree_nuts peanuts wheat soybeans',
  },
  {
    department: 'candy',
    brick: '10000047',
    shapes: 'pouch bag tin',
    sizes: '2oz=57g/pouch 5oz 7oz 16oz 30lb/case',
    serving: '30 g|about 11 pieces',
    price: 12,
    variants: `
      =Fruit Gummy Bears | glucose syrup 42, sugar 38, water 11, gelatin 7, citric acid 1, natural flavor .4, vegetable juice color .2, turmeric color .1
      =Sour Gummy Worms | glucose syrup 38, sugar 44, gelatin 7, water 8, citric acid 2, red 40 .02, yellow 5 .02, blue 1 .02, artificial flavor .3
      =Vegan Fruit Chews | tapioca syrup 42, cane sugar 38, palm oil 5, pectin 3, citric acid 1, natural flavor .4, spirulina color .1
      =Fruit Snacks Made with Juice | glucose syrup 32, sugar 22, white grape concentrate 20, modified starch 12, pectin 2, citric acid 1, ascorbic acid .3, vegetable juice color .3, carnauba wax .1 | serving=23,size=10ct=230g/carton
      =Peppermint Hard Candies | sugar 62, glucose syrup 37, peppermint oil .3, red 40 .01
      =Butterscotch Discs | sugar 50, glucose syrup 42, butter 4, salt .6, natural flavor .2, soy lecithin .1
      =Sugar Free Lemon Drops | sorbitol 98, citric acid 1, natural flavor .4, turmeric color .05, stevia .05
      =Vanilla Caramels | glucose syrup 36, sugar 26, cream 18, condensed milk 12, butter 6, salt .5, vanilla extract .3
      =Salted Butter Toffee | sugar 48, butter 38, almonds 8, salt .7, soy lecithin .2 | cuisine=British
      =Black Licorice Twists | molasses 18, sugar 36, enriched flour 28, glucose syrup 14, caramel color .1, salt .4 | cuisine=Dutch
      =Red Licorice Ropes | corn syrup 42, enriched flour 28, sugar 24, palm oil 2, citric acid 1, artificial flavor .3, red 40 .03
      =Jumbo Marshmallows | corn syrup 40, sugar 40, water 12, modified starch 4, gelatin 3, natural flavor .2
      =Jelly Beans | sugar 48, corn syrup 40, modified starch 8, artificial flavor .4, shellac .1, carnauba wax .1, red 40 .02, yellow 5 .02, blue 1 .01
      =Turkish Delight, Rose | sugar 66, water 16, corn starch 12, dextrose 4, citric acid .2, natural flavor .3, beet powder .05 | cuisine=Turkish
      =Sesame Halva | tahini 54, sugar 40, egg white powder 1.4, vanilla extract .3, pistachios 4 | cuisine=Middle Eastern
      =Ginger Chews | cane sugar 58, tapioca syrup 26, ginger 12, tapioca starch 4 | cuisine=Indonesian
      =Fruit Leather, Strawberry | apple puree 74, strawberry puree 22, lemon juice 2, pectin 1 | loss=68,serving=14,shape=bar,size=0.5oz=14g/bar
      =Sugar Free Peppermint Gum | sorbitol 52, gum base 28, xylitol 14, sunflower lecithin .6, peppermint oil .6, aspartame .2, acesulfame .1 | brick=10006390,serving=3,size=1oz=28g/carton,shape=carton
      =Spearmint Chewing Gum | sugar 56, gum base 24, glucose syrup 16, natural flavor .8, soy lecithin .3 | brick=10006390,serving=3,size=1.5oz=42g/carton,shape=carton`,
    about: 'Cooked in open kettles, cut and wrapped. / {name} for the candy counter and the party bag.',
    notes: 'Kettle Cooked',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'milk tree_nuts peanuts soybeans wheat',
  },
  {
    department: 'baking',
    brick: '10000043',
    shapes: 'sack pouch carton',
    sizes: '1lb 2lb 4lb/sack 25lb/sack 50lb/sack',
    serving: '8 g|2 tsp',
    price: 2.8,
    variants: `
      =Granulated Sugar | sugar 100
      =Pure Cane Sugar | cane sugar 100
      =Light Brown Sugar | brown sugar 100
      =Dark Brown Sugar | brown sugar 95, molasses 5
      =Powdered Sugar | powdered sugar 100
      =Turbinado Sugar | raw sugar 100
      =Coconut Sugar | coconut sugar 100 | cuisine=Indonesian
      =Rock Sugar | rock sugar 100 | cuisine=Chinese
      =Maple Sugar | maple sugar 100 | cuisine=Canadian
      =Stevia Sweetener Packets | dextrose 96, stevia 4 | serving=1,size=80ct=80g/carton,shape=carton
      =Sucralose Sweetener Packets | dextrose 66, maltodextrin 33, sucralose 1.2 | serving=1,size=100ct=100g/carton,shape=carton`,
    about: 'Free flowing and pure, for the bakery and the table.',
    twists: 'organic',
    demand: 0.45,
  },
  {
    department: 'syrup',
    brick: '10000044',
    shapes: 'bottle-glass bottle-pet jar',
    sizes: '8floz/bottle-glass 12floz/bottle-pet 24floz/bottle-pet 1gal/bottle-pet',
    serving: '30 ml|2 tbsp',
    density: 1.33,
    price: 12,
    variants: `
      =Pure Maple Syrup, Amber Rich | maple syrup 100 | cuisine=Canadian,price=34
      =Pure Maple Syrup, Dark Robust | maple syrup 100 | cuisine=Canadian,price=34
      =Pancake Syrup | corn syrup 62, high fructose corn syrup 20, water 17, cellulose gum .3, salt .2, caramel color .1, natural flavor .3, potassium sorbate .1 | price=5
      =Sugar Free Pancake Syrup | water 88, sorbitol 8, cellulose gum 1.2, sucralose .06, salt .4, caramel color .1, natural flavor .4, sodium benzoate .1 | density=1.04,price=6
      =Light Agave Nectar | agave syrup 100 | cuisine=Mexican
      =Unsulphured Molasses | molasses 100 | cuisine=Caribbean
      =Blackstrap Molasses | molasses 100 | serving=15
      =Light Corn Syrup | corn syrup 98, water 1.4, salt .2, vanilla extract .3
      =Date Syrup | date syrup 100 | cuisine=Middle Eastern
      =Sweet Sorghum Syrup | sorghum syrup 100 | cuisine=Southern
      =Brown Rice Syrup | brown rice syrup 100
      =Vanilla Coffee Syrup | cane sugar 60, water 39, natural flavor .5, citric acid .1 | density=1.28,cuisine=Italian`,
    about: 'Boiled down and bottled hot. / {name} for pancakes, glazes and cocktails.',
    twists: 'organic',
    demand: 0.45,
  },
];
