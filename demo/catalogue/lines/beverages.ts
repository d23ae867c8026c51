import type { Line } from '../line.ts';

/** Everything to drink but milk. */
export const BEVERAGES: readonly Line[] = [
  {
    department: 'juice',
    brick: '10000219',
    shapes: 'bottle-pet gable-carton',
    sizes: '8floz/bottle-pet 12floz/bottle-pet 52floz/bottle-pet 64floz/gable-carton 1gal/bottle-pet',
    serving: '240 ml|8 fl oz',
    density: 1.04,
    price: 3.4,
    keep: 'chilled',
    variants: `
      =Orange Juice, No Pulp | orange juice 100
      =Orange Juice with Calcium & Vitamin D | orange juice 99, tricalcium phosphate .35, vitamin d3 .001
      =Grapefruit Juice | grapefruit juice 100
      =Apple Cider | apple juice 100
      =Carrot Juice | carrot juice 100
      =Green Juice with Apple, Kale & Lemon | apple juice 64, cucumber 14, kale 8, spinach 6, lemon juice 4, celery 4
      =Beet Ginger Juice | apple juice 58, beet 26, carrot juice 12, ginger 1.4, lemon juice 2
      =Strawberry Banana Smoothie | apple juice 42, strawberry puree 26, banana puree 22, orange juice 10
      =Mango Smoothie | apple juice 40, mango puree 46, orange juice 12, lemon juice 1
      =Classic Lemonade | water 84, cane sugar 10.4, lemon juice 6 | brick=10000222
      =Strawberry Lemonade | water 78, cane sugar 10, lemon juice 5, strawberry puree 7 | brick=10000222
      =Watermelon Agua Fresca | water 46, watermelon 46, cane sugar 5, lime juice 2 | brick=10000222,cuisine=Mexican`,
    about: 'Pressed from ripe fruit and kept cold. / {name} for breakfast service and the cooler.',
    twists: 'organic',
    notes: 'Cold Filled',
    demand: 0.65,
  },
  {
    department: 'juice',
    brick: '10000220',
    shapes: 'bottle-pet carton can',
    sizes:
      '4floz/tub 6.75floz=200ml/carton 8floz=240ml/carton 10floz/bottle-pet 64floz/bottle-pet 46floz/number-10-can',
    serving: '240 ml|8 fl oz',
    density: 1.045,
    price: 2.2,
    variants: `
      =Apple Juice | apple juice 100, ascorbic acid .05
      =Concord Grape Juice | grape juice 100, ascorbic acid .05
      =White Grape Juice | grape juice 99.9, ascorbic acid .05
      =Pineapple Juice | pineapple juice 100, ascorbic acid .05
      =Prune Juice | prune juice 100
      =Pomegranate Juice | pomegranate juice 100
      =Tart Cherry Juice | tart cherry juice 100
      =100% Fruit Punch Juice | apple juice 70, grape juice 18, pineapple juice 12, ascorbic acid .05, natural flavor .1
      =Tomato Juice | tomato juice 99, salt .55, ascorbic acid .05 | brick=10006252
      =Low Sodium Vegetable Juice | tomato juice 84, carrot juice 8, celery 3, beet 2, spinach 1, lemon juice 1, ascorbic acid .05 | brick=10006252
      =Original Vegetable Juice | tomato juice 84, carrot juice 8, celery 3, beet 2, salt .5, lemon juice 1, ascorbic acid .05 | brick=10006252
      =Cranberry Juice Cocktail | water 64, cranberry juice 24, cane sugar 10.4, ascorbic acid .05 | brick=10000223
      =Fruit Punch Drink | water 87, high fructose corn syrup 12.6, apple concentrate 1, citric acid .3, red 40 .004, natural flavor .1 | brick=10000223
      =Guava Nectar | water 58, guava puree 30, cane sugar 10, citric acid .2 | brick=10000223,cuisine=Caribbean
      =Peach Nectar | water 50, peach puree 40, cane sugar 9, citric acid .2 | brick=10000223,cuisine=Mexican
      =Half Juice, Half Water Apple Pouch | apple juice 50, water 49, ascorbic acid .05, natural flavor .1 | brick=10000223,shape=pouch,size=6.75floz=200ml/pouch`,
    about: 'Squeezed, filtered and sealed for the shelf. / {name} for trays, lunch boxes and bars.',
    twists: 'organic',
    notes: 'With Vitamin C',
    demand: 0.6,
  },
  {
    department: 'water',
    brick: '10000232',
    shapes: 'bottle-pet bottle-glass drink-can',
    sizes:
      '16.9floz=500ml/bottle-pet 1l/bottle-pet 750ml/bottle-glass 12floz=355ml/drink-can 24ct=12000ml/case 8ct=2840ml/carton',
    serving: '355 ml|12 fl oz',
    density: 1,
    price: 0.9,
    copies: 2,
    variants: `
      =Spring Water | mineral water 100
      =Purified Water | water 100
      =Natural Mineral Water | mineral water 100 | cuisine=Italian
      =Sparkling Mineral Water | mineral water 99, carbonated water 1 | cuisine=Italian
      =Plain Sparkling Water | carbonated water 100
      =Lemon Sparkling Water | carbonated water 99.8, natural flavor .1 | brick=10008410
      =Grapefruit Sparkling Water | carbonated water 99.8, natural flavor .1 | brick=10008410
      =Black Cherry Sparkling Water | carbonated water 99.8, natural flavor .1 | brick=10008410
      =Cucumber Mint Sparkling Water | carbonated water 99.8, natural flavor .1 | brick=10008410
      =Club Soda | carbonated water 99.8, sodium citrate .05, salt .06
      =Electrolyte Water | water 99.9, calcium chloride .004, potassium chloride .004
      =Pure Coconut Water | coconut water 100 | brick=10000220,shape=gable-carton,size=33.8floz=1000ml/gable-carton,cuisine=Thai,price=5`,
    about: 'Clear, crisp and ready to chill. / {name} for tables, coolers and meeting rooms.',
    notes: 'Naturally Refreshing',
    demand: 0.75,
  },
  {
    department: 'soda',
    brick: '10000201',
    shapes: 'drink-can bottle-pet bottle-glass',
    sizes:
      '12floz=355ml/drink-can 16.9floz=500ml/bottle-pet 2l/bottle-pet 12floz=355ml/bottle-glass 12ct=4260ml/carton',
    serving: '355 ml|1 can',
    density: 1.03,
    price: 2,
    base: 'carbonated water 88',
    variants: `
      =Cola | high fructose corn syrup 13.6, caramel color .1, phosphoric acid .05, natural flavor .1, caffeine .01
      =Diet Cola | carbonated water 99.5, caramel color .1, phosphoric acid .05, aspartame .05, natural flavor .1, caffeine .01
      =Zero Sugar Cola | carbonated water 99.5, caramel color .1, phosphoric acid .05, sucralose .02, acesulfame .01, natural flavor .1, caffeine .01
      =Lemon Lime Soda | high fructose corn syrup 13.4, citric acid .1, natural flavor .1
      =Cane Sugar Root Beer | cane sugar 11.4, caramel color .1, natural flavor .2, vanilla extract .05
      =Ginger Ale | high fructose corn syrup 11.4, citric acid .1, natural flavor .2
      =Extra Ginger Beer | cane sugar 11, ginger 1.4, lime juice .6, natural flavor .2 | cuisine=Caribbean
      =Orange Soda | high fructose corn syrup 14.4, citric acid .1, yellow 5 .004, red 40 .002, natural flavor .1
      =Cream Soda | cane sugar 12, vanilla extract .1, caramel color .05
      =Black Cherry Soda | cane sugar 11.4, tart cherry juice 2, citric acid .1, vegetable juice color .1
      =Tonic Water | high fructose corn syrup 10.2, citric acid .1, natural flavor .1 | cuisine=British
      =Prebiotic Strawberry Soda | carbonated water 92, inulin 2.4, apple juice 3, cane sugar .6, strawberry puree 1, stevia .01
      =Tamarind Soda | cane sugar 11.4, tamarind 1.4, citric acid .1, caramel color .05 | cuisine=Mexican
      =Sparkling Apple Cider | carbonated water 2, apple juice 98 | brick=10008032,shape=bottle-glass,size=25.4floz/bottle-glass`,
    about: 'Bright bubbles and a clean finish. / {name}, best served very cold.',
    notes: 'Serve Cold',
    cuisine: 'American',
    demand: 0.55,
  },
  {
    department: 'energy',
    brick: '10000265',
    shapes: 'bottle-pet drink-can',
    sizes: '12floz=355ml/bottle-pet 20floz/bottle-pet 12floz=355ml/drink-can 16floz/drink-can',
    serving: 'pack|1 bottle',
    density: 1.02,
    price: 3.2,
    variants: `
      =Orange Sports Drink | water 93, cane sugar 5.6, salt .11, citric acid .3, potassium phosphate .04, natural flavor .1, beta carotene .005
      =Lemon Lime Sports Drink | water 93, cane sugar 5.6, salt .11, citric acid .3, potassium phosphate .04, natural flavor .1, yellow 5 .003
      =Zero Sugar Berry Sports Drink | water 99, salt .11, citric acid .3, potassium citrate .06, sucralose .02, natural flavor .1, blue 1 .002
      =Original Energy Drink | carbonated water 88, cane sugar 11, citric acid .5, taurine .4, caffeine .03, drink vitamins .05, natural flavor .2 | brick=10000266
      =Sugar Free Energy Drink | carbonated water 98.6, citric acid .5, taurine .4, caffeine .03, sucralose .02, acesulfame .01, drink vitamins .05 | brick=10000266
      =Guarana Mate Energy | carbonated water 93, cane sugar 5.4, green tea .8, guarana .2, lemon juice 1 | brick=10000266,cuisine=Brazilian
      =Vanilla Protein Shake | filtered milk 88, milk protein 6, water 5, natural flavor .3, cellulose gum .2, sucralose .02 | brick=10000192,density=1.04
      =Chocolate Protein Shake | filtered milk 86, milk protein 6, water 5, dutch cocoa 1.2, cellulose gum .2, sucralose .02 | brick=10000192,density=1.04
      =Chocolate Plant Protein Shake | water 84, pea protein 8, cane sugar 3, sunflower oil 2, cocoa 1.4, gellan gum .05, stevia .01 | brick=10006973,density=1.04`,
    about: 'For the gym bag, the vending machine and the long shift.',
    demand: 0.5,
    nearby: 'soybeans',
  },
  {
    department: 'tea',
    brick: '10000118',
    shapes: 'bottle-pet bottle-glass drink-can',
    sizes: '16floz/bottle-pet 16floz/bottle-glass 12floz=355ml/drink-can 64floz/bottle-pet',
    serving: '355 ml|12 fl oz',
    density: 1.02,
    price: 2.8,
    variants: `
      =Unsweetened Black Iced Tea | tea 99.9, citric acid .05
      =Sweet Tea | tea 91, cane sugar 8.6, citric acid .05 | cuisine=Southern
      =Lemon Iced Tea | tea 91.4, cane sugar 7, lemon juice 1.4
      =Peach Iced Tea | tea 91, cane sugar 7, peach puree 2, citric acid .1
      =Unsweetened Green Tea | green tea 99.9, ascorbic acid .05 | cuisine=Japanese
      =Honey Green Tea | green tea 94, honey 6, ascorbic acid .05
      =Half Tea Half Lemonade | tea 60, water 31, cane sugar 7, lemon juice 2.4
      =Ginger Kombucha | green tea 94, cane sugar 3.6, ginger 1.4, kombucha culture .4 | keep=chilled,brick=10000201
      =Berry Kombucha | green tea 90, cane sugar 3.4, blueberry 3, raspberry 2.4, kombucha culture .4 | keep=chilled,brick=10000201
      =Thai Iced Tea with Milk | tea 76, condensed milk 10, cane sugar 4, milk 10 | cuisine=Thai,keep=chilled
      =Cold Brew Coffee, Black | coffee 100 | brick=10000114,keep=chilled
      =Cold Brew Latte with Oat Milk | coffee 66, water 24, rolled oats 4, cane sugar 4, canola oil 1.4, sea salt .05 | brick=10000114,keep=chilled
      =Mocha Iced Coffee Drink | coffee 48, milk 42, cane sugar 8, cocoa .8, carrageenan .05 | brick=10000114`,
    about: 'Brewed from whole leaves and real beans. / {name}, ready to pour over ice.',
    twists: 'organic',
    notes: 'Freshly Brewed',
    cuisine: 'American',
    demand: 0.55,
  },
];
