import type { Line } from '../line.ts';

/** Sauces, dressings, dips and condiments. */
export const SAUCES: readonly Line[] = [
  {
    department: 'sauce',
    brick: '10000057',
    shapes: 'jar jar pouch',
    sizes: '24oz/jar 25oz/jar 15oz/jar 105oz/number-10-can',
    serving: '125 g|1/2 cup',
    price: 6,
    variants: `
      =Marinara Sauce | tomato 62, tomato puree 28, onion 4, olive oil 2.4, garlic 1, basil .5, salt .9
      =Low Sodium Marinara Sauce | tomato 64, tomato puree 28, onion 4, olive oil 2, garlic 1.2, basil .6, salt .08
      =Arrabbiata Sauce | tomato 64, tomato puree 26, olive oil 3, garlic 1.4, hot chile .8, salt .9
      =Tomato Basil Sauce | tomato puree 64, tomato 26, onion 3, olive oil 2, basil 1.4, sugar 1, salt .9
      =Vodka Sauce | tomato puree 62, cream 14, tomato 14, onion 3, romano 2, garlic .8, salt .9
      =Traditional Meat Sauce | tomato puree 66, beef 80 10, tomato 14, onion 3, sugar 1.6, garlic .6, salt 1
      =Alfredo Sauce | water 50, cream 24, parmesan 8, butter 5, modified starch 2.4, egg yolks 1, salt .9, garlic .4 | serving=62
      =Basil Pesto | sunflower oil 30, basil 34, romano 12, cashews 9, extra virgin olive oil 8, pine nuts 2, garlic 1.4, salt 1.4 | serving=30,size=6.5oz/jar,price=26
      =Vegan Basil Pesto | sunflower oil 32, basil 40, cashews 12, extra virgin olive oil 8, nutritional yeast 3, garlic 1.4, salt 1.2, lemon juice 2 | serving=30,size=6.5oz/jar,price=28
      =Roasted Red Pepper Sauce | red pepper 48, tomato puree 30, cream 8, onion 5, olive oil 3, garlic 1, salt .9
      =Bolognese with Mushroom | tomato puree 58, mushroom 14, beef 80 9, carrot 6, onion 5, red wine 3, olive oil 2, salt 1`,
    about: 'Simmered in small kettles until the tomatoes turn sweet. / {name} for pasta, bakes and braises.',
    twists: 'organic',
    notes: 'Small Kettle / Simmered Slowly',
    cuisine: 'Italian',
    demand: 0.7,
    nearby: 'milk tree_nuts',
  },
  {
    department: 'indian',
    brick: '10000057',
    shapes: 'jar pouch',
    sizes: '8oz/pouch 12.5oz/jar 15oz/jar 1gal=3800g/pail',
    serving: '100 g|1/3 cup',
    price: 9,
    base: 'salt .9, garlic 1, ginger .8',
    variants: `
      =Tikka Masala Simmer Sauce | tomato puree 46, cream 14, onion 14, water 14, canola oil 4, coriander seed .6, paprika .6, cumin .4, sugar 1.6
      =Butter Chicken Sauce | tomato puree 46, cream 16, butter 5, cashews 5, water 18, fenugreek .2, paprika .6, honey 2
      =Korma Curry Sauce | coconut milk 34, onion 20, cream 12, almonds 6, water 18, turmeric .4, cardamom .1, coriander seed .6
      =Vindaloo Curry Sauce | tomato puree 44, onion 20, vinegar 5, water 18, canola oil 5, hot chile 1.6, cumin .6, mustard seed .4
      =Saag Spinach Simmer Sauce | spinach 46, onion 16, tomato puree 10, cream 8, water 12, canola oil 4, cumin .5
      =Thai Red Curry Sauce | coconut milk 62, water 18, red pepper 6, hot chile 2, lemongrass 2, cane sugar 3, fish sauce 2 | cuisine=Thai
      =Thai Green Curry Sauce | coconut milk 62, water 18, green chile 6, basil 2, lemongrass 2, cane sugar 3, fish sauce 2 | cuisine=Thai
      =Massaman Curry Sauce | coconut milk 56, water 16, onion 6, roasted peanuts 6, tamarind 2, cane sugar 4, fish sauce 2, cinnamon .2 | cuisine=Thai
      =Mole Poblano | water 36, dried chiles 12, tomato 16, almonds 6, sesame seeds 4, raisins 5, unsweetened chocolate 4, canola oil 5, corn tortilla 5 | cuisine=Mexican`,
    about: 'Pour over, simmer, serve. / {name}, spiced in layers.',
    twists: 'organic',
    notes: 'Simmer Sauce',
    cuisine: 'Indian',
    demand: 0.45,
    nearby: 'tree_nuts peanuts milk mustard',
  },
  {
    department: 'condiment',
    brick: '10006325',
    shapes: 'bottle-pet bottle-pet jar',
    sizes: '14oz/bottle-pet 20oz/bottle-pet 38oz/bottle-pet 9g=9g/sachet 1gal=4000g/pail',
    serving: '17 g|1 tbsp',
    price: 5,
    variants: `
      =Tomato Ketchup | tomato paste 32, water 28, high fructose corn syrup 14, vinegar 14, sugar 8, salt 2.4, onion powder .3, spices .2
      =No Sugar Added Ketchup | tomato paste 38, water 44, vinegar 14, salt 1.6, onion powder .4, spices .2, stevia .02
      =Yellow Mustard | vinegar 40, water 34, mustard seed 20, salt 3, turmeric .6, paprika .2, garlic powder .2 | brick=10006322,serving=5
      =Dijon Mustard | dijon 98, white wine 2 | brick=10006322,serving=5,cuisine=French,shape=jar,size=8oz/jar
      =Whole Grain Mustard | mustard seed 30, water 34, vinegar 28, salt 3.4, brown sugar 3 | brick=10006322,serving=5,cuisine=French,shape=jar,size=8oz/jar
      =Honey Mustard | honey 30, prepared mustard 40, water 14, soybean oil 12, corn starch 1.4 | brick=10006322,serving=15
      =Real Mayonnaise | mayonnaise 99, lemon concentrate .4, edta .01 | brick=10006319,serving=13,shape=jar,size=30oz/jar
      =Light Mayonnaise | water 52, soybean oil 32, modified starch 5, egg yolks 3, vinegar 4, sugar 2, salt 1.6, xanthan gum .3, lemon concentrate .3 | brick=10006319,serving=15,shape=jar,size=30oz/jar
      =Avocado Oil Mayonnaise | avocado oil 76, egg yolks 8, water 7, vinegar 4, eggs 3, salt .9, mustard powder .3 | brick=10006319,serving=14,shape=jar,size=12oz/jar,price=22
      =Vegan Mayo Style Spread | canola oil 66, water 22, pea protein 1.6, vinegar 4, cane sugar 1.4, salt 1.2, xanthan gum .3, lemon concentrate .4 | brick=10006319,serving=14,shape=jar,size=16oz/jar
      =Sweet Pickle Relish | cucumber 52, high fructose corn syrup 26, vinegar 12, water 6, salt 2, xanthan gum .2, red pepper 1, mustard seed .2 | brick=10000180,serving=15
      =Mango Chutney | mango 46, sugar 36, vinegar 9, ginger 2.4, salt 2, raisins 3, chile powder .4 | brick=10000180,serving=20,cuisine=Indian,shape=jar,size=12oz/jar
      =Prepared Horseradish | horseradish 70, vinegar 24, salt 2, soybean oil 2 | serving=5,brick=10000280,shape=jar,size=8oz/jar,cuisine=Eastern European,keep=chilled
      =Cocktail Sauce | tomato paste 26, water 32, vinegar 14, sugar 14, horseradish 6, salt 2.4, lemon concentrate .8 | brick=10000280,serving=60
      =Tartar Sauce | soybean oil 46, water 18, dill pickles 16, egg yolks 4, sugar 6, vinegar 5, salt 1.6, dried onion .8, mustard powder .2 | brick=10000280,serving=30`,
    about: 'The one people reach for first. / {name} in a squeeze-friendly pack.',
    twists: 'organic lowsalt',
    cuisine: 'American',
    demand: 0.65,
    nearby: 'eggs mustard',
  },
  {
    department: 'condiment',
    brick: '10000280',
    shapes: 'bottle-pet bottle-glass',
    sizes: '5floz=150g/bottle-glass 10oz/bottle-glass 18oz/bottle-pet 1gal=4300g/pail',
    serving: '30 g|2 tbsp',
    price: 8,
    variants: `
      =Original BBQ Sauce | bbq sauce 99, smoke flavor .2 | cuisine=Southern
      =Hickory Brown Sugar BBQ Sauce | bbq sauce 82, brown sugar 14, molasses 3, smoke flavor .4 | cuisine=Southern
      =Carolina Style Mustard BBQ Sauce | prepared mustard 44, cider vinegar 16, honey 18, brown sugar 12, water 8, cayenne .4 | cuisine=Southern
      =No Sugar Added BBQ Sauce | tomato paste 30, water 42, cider vinegar 16, dates 6, salt 1.4, smoke flavor .4, onion powder 1, garlic powder .6, monk fruit .05
      =Louisiana Style Hot Sauce | hot sauce 100 | serving=5,cuisine=Cajun
      =Buffalo Wing Sauce | hot sauce 66, water 16, butter 10, vinegar 4, garlic powder .6, xanthan gum .3
      =Sriracha Chili Sauce | hot chile 58, sugar 16, garlic 8, vinegar 10, salt 5, xanthan gum .3 | serving=5,cuisine=Thai
      =Gochujang Chili Paste | chile powder 18, brown rice syrup 34, water 22, miso 14, rice flour 8, salt 3 | serving=15,cuisine=Korean,shape=tub,size=17oz/tub
      =Harissa Paste | hot chile 42, red pepper 26, olive oil 12, garlic 6, coriander seed 2, cumin 2, caraway 1.4, salt 3, lemon juice 4 | serving=15,cuisine=Moroccan,shape=jar,size=6oz/jar
      =Soy Sauce | soy sauce 99.8, sodium benzoate .1 | serving=15,cuisine=Japanese
      =Less Sodium Soy Sauce | soy sauce 60, water 34, sugar 2, vinegar 1.6, lactic acid .3 | serving=15,cuisine=Japanese
      =Gluten Free Tamari | tamari 99, vinegar .6 | gf,serving=15,cuisine=Japanese
      =Coconut Aminos | coconut aminos 100 | gf,serving=5,cuisine=Filipino
      =Teriyaki Sauce | soy sauce 34, water 30, sugar 22, mirin 6, corn starch 2.4, ginger 1, garlic 1, sesame oil .6 | serving=15,cuisine=Japanese
      =Hoisin Sauce | sugar 38, water 22, miso 18, sweet potato 8, vinegar 5, sesame oil 2, garlic 2, salt 1.6, modified starch 3, spices .4 | serving=18,cuisine=Chinese
      =Oyster Sauce | water 46, sugar 20, oyster extract 16, salt 5, modified starch 6, caramel color .4, msg .6 | serving=18,cuisine=Chinese
      =Fish Sauce | fish sauce 97, sugar 3 | serving=15,cuisine=Vietnamese
      =Ponzu Citrus Sauce | soy sauce 48, lemon juice 16, rice vinegar 14, sugar 10, mirin 8, orange juice 4 | serving=15,cuisine=Japanese
      =Sweet Chili Sauce | sugar 46, water 26, hot chile 10, vinegar 9, garlic 4, salt 2, modified starch 2 | serving=30,cuisine=Thai
      =Peanut Satay Sauce | coconut milk 34, peanut butter base 30, soy sauce 10, cane sugar 10, lime juice 5, garlic 2, hot chile 1.2, water 8 | serving=32,cuisine=Thai
      =Worcestershire Sauce | worcestershire 100 | serving=5,cuisine=British
      =Chimichurri | canola oil 46, parsley 20, red wine vinegar 16, garlic 5, dried oregano 1.4, red pepper flakes .8, salt 1.6, olive oil 9 | serving=30,cuisine=Argentine,keep=chilled
      =Tahini | tahini 100 | cuisine=Middle Eastern,shape=jar,size=16oz/jar
      =Enchilada Sauce, Red | water 66, tomato puree 16, chile powder 5, enriched flour 3, canola oil 3, vinegar 2, salt 1.1, garlic powder .6, cumin .4 | serving=60,cuisine=Mexican,shape=can,size=19oz/can`,
    about: 'Balanced between sweet, sharp and savory. / {name} for marinades, wings and the table.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'soybeans wheat fish sesame',
  },
];
