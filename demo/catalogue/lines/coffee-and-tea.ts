import type { Line } from '../line.ts';

/** Coffee, tea leaves, drink powders, and drinks that are wine or beer but for the alcohol. */
export const COFFEE_AND_TEA: readonly Line[] = [
  {
    department: 'coffee',
    brick: '10008179',
    noun: 'Coffee',
    shapes: 'pouch pouch tin',
    sizes: '10oz 12oz 2lb 5lb 30oz/tin',
    serving: '10 g|2 tbsp ground',
    price: 28,
    variants: `
      Breakfast Blend Medium Roast Ground | coffee beans 100
      French Dark Roast Ground | coffee beans 100 | cuisine=French
      Espresso Roast Whole Bean | coffee beans 100 | brick=10008178,cuisine=Italian
      Highland Single Origin Whole Bean | coffee beans 100 | brick=10008178,cuisine=Ethiopian
      Decaf House Ground | coffee beans 100
      Hazelnut Flavored Ground | coffee beans 99, natural flavor .8
      Cold Brew Coarse Ground | coffee beans 100
      Light Roast Single Serve | coffee beans 100 | brick=10008180,shape=carton,size=12ct=120g/carton
      Instant Dark Roast | instant coffee 100 | brick=10000115,shape=jar,size=7oz/jar,serving=2
      =Coffee & Chicory Blend | coffee beans 70, chicory root 30 | cuisine=Creole,shape=tin
      =Roasted Chicory Coffee Substitute | chicory root 62, pearled barley 38 | brick=10008182,shape=jar,size=7oz/jar`,
    about: 'Roasted to order in small drums. / {name}, rested and valve sealed.',
    twists: 'organic',
    notes: 'Small Batch Roasted / 100% Arabica',
    cuisine: 'American',
    demand: 0.6,
  },
  {
    department: 'tea',
    brick: '10000116',
    noun: 'Tea',
    shapes: 'carton tin pouch',
    sizes: '20ct=40g/carton 16ct=32g/carton 100ct=200g/carton 4oz/tin 1lb/pouch',
    serving: '2 g|1 tea bag',
    price: 70,
    variants: `
      English Breakfast Black | tea 100 | cuisine=British
      Earl Grey Black | tea 99, natural flavor .8 | cuisine=British
      Decaf Black | tea 100
      Sencha Green | green tea 100 | cuisine=Japanese
      Jasmine Green | green tea 99 , natural flavor .6 | cuisine=Chinese
      Masala Chai | tea 78, cinnamon 8, cardamom 6, ground ginger 5, cloves 2 | cuisine=Indian
      Chamomile Herbal | herbs for tea 100 | brick=10000119
      Peppermint Herbal | herbs for tea 100 | brick=10000119
      Ginger Lemon Herbal | herbs for tea 96, natural flavor 2 | brick=10000119
      Hibiscus Berry Herbal | herbs for tea 96, natural flavor 2 | brick=10000119,cuisine=Mexican
      Rooibos Vanilla | herbs for tea 97, natural flavor 2 | brick=10000119,cuisine=South African
      =Ceremonial Matcha Powder | matcha 100 | cuisine=Japanese,shape=tin,size=1oz=30g/tin,serving=2,price=600`,
    about: 'Whole leaf character in every cup. / {name}, blended and packed in small lots.',
    twists: 'organic',
    notes: 'Whole Leaf',
    demand: 0.45,
  },
  {
    department: 'baking',
    brick: '10000178',
    shapes: 'tin carton pouch',
    sizes: '10ct=280g/carton 14oz/tin 20oz/tin 2lb/pouch',
    serving: '28 g|1 packet',
    price: 12,
    variants: `
      =Hot Cocoa Mix | sugar 58, nonfat milk powder 22, cocoa 12, coconut oil 5, salt .8, guar gum .4
      =No Sugar Added Cocoa Mix | nonfat milk powder 58, cocoa 26, maltodextrin 12, salt .8, sucralose .08, guar gum .6 | serving=15
      =Mexican Style Drinking Chocolate | cane sugar 62, unsweetened chocolate 34, cinnamon 1.4, soy lecithin .3 | cuisine=Mexican
      =Malted Milk Powder | barley malt 40, enriched flour 18, whole milk powder 38, salt .8, baking soda .4
      =Lemonade Drink Mix | sugar 94, citric acid 4, natural flavor .6, ascorbic acid .1, turmeric color .02 | brick=10000202,serving=17
      =Fruit Punch Drink Mix | sugar 95, citric acid 3.6, artificial flavor .5, red 40 .03, ascorbic acid .1 | brick=10000202,serving=17
      =Orange Electrolyte Powder | cane sugar 70, dextrose 16, citric acid 5, salt 5, potassium citrate 2, natural flavor .8 | brick=10000264,serving=16
      =Golden Turmeric Latte Mix | coconut sugar 48, turmeric 20, cinnamon 12, ground ginger 10, black pepper 1 | cuisine=Indian,serving=8`,
    about: 'Stir into milk or water. / {name} for dispensers and mugs.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.35,
    nearby: 'milk soybeans',
  },
  {
    department: 'wine',
    brick: '10008029',
    shapes: 'bottle-glass drink-can',
    sizes: '12floz=355ml/drink-can 12floz=355ml/bottle-glass 750ml/bottle-glass',
    serving: '355 ml|12 fl oz',
    density: 1.01,
    price: 6,
    variants: `
      =Non-Alcoholic Lager | dealcoholized beer 100 | cuisine=German,shape=drink-can
      =Non-Alcoholic India Pale Ale | dealcoholized beer 99.8, hops .1 | shape=drink-can
      =Non-Alcoholic Sparkling Rose | dealcoholized wine 94, grape juice 6 | brick=10008030,serving=148,shape=bottle-glass,size=750ml/bottle-glass,cuisine=French
      =Non-Alcoholic Cabernet | dealcoholized wine 100 | brick=10008031,serving=148,shape=bottle-glass,size=750ml/bottle-glass
      =Virgin Mojito Mix | water 74, cane sugar 15, lime juice 10, mint 1 | brick=10008035,serving=118,cuisine=Caribbean
      =Bloody Mary Mix | tomato juice 88, lemon juice 4, worcestershire 3, horseradish 1, hot sauce 1, salt .8, celery seed .1 | brick=10008035,serving=118
      =Grenadine Bar Syrup | cane sugar 58, pomegranate juice 41, citric acid .2 | brick=10008035,serving=30,density=1.25`,
    about: 'All of the occasion, none of the alcohol.',
    notes: 'Alcohol Free',
    demand: 0.3,
  },
];
