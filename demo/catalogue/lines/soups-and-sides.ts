import type { Line } from '../line.ts';

/** Soups, chili, pasta dinners, salads and sides. */
export const SOUPS_AND_SIDES: readonly Line[] = [
  {
    department: 'soup',
    brick: '10000262',
    noun: 'Soup',
    shapes: 'can can carton',
    sizes: '10.5oz/can 18.5oz/can 17oz/carton 50oz/number-10-can',
    serving: '245 g|1 cup',
    price: 5,
    base: 'salt .78',
    variants: `
      Chicken Noodle | chicken stock 74, cooked egg noodles 10, cooked chicken 6, carrot 4, celery 3, onion 1.5, corn starch .6, yeast extract .2
      Creamy Tomato | tomato puree 46, water 38, cream 6, sugar 4, onion 2, corn starch 1.4, butter 1
      Tomato Basil Bisque | tomato 44, tomato puree 20, cream 8, water 22, onion 3, basil .8, olive oil 1, salt .6
      Minestrone | vegetable stock 56, tomato 16, cooked pasta 8, kidney beans 7, carrot 5, green beans 4, zucchini 3, olive oil .6 | cuisine=Italian
      Lentil | water 58, green lentils 12, carrot 10, onion 7, tomato 8, olive oil 1, cumin .2, garlic .4 | cuisine=Mediterranean
      Low Sodium Lentil Vegetable | water 58, green lentils 12, carrot 11, tomato 10, onion 7, olive oil 1, cumin .3, salt .08 | cuisine=Mediterranean
      Split Pea with Ham | water 70, split peas 14, cured ham 5, carrot 5, onion 3, smoke flavor .05
      Black Bean | water 44, black beans 38, onion 6, tomato paste 3, green pepper 3, cumin .3, lime juice .8 | cuisine=Caribbean
      New England Clam Chowder | water 42, milk 16, potato 16, clam 9, cream 6, enriched flour 3.4, celery 2, butter 1.4, onion 2 | cuisine=New England
      Broccoli Cheddar | water 44, broccoli 18, milk 16, cheddar 8, modified starch 2.4, butter 2, carrot 3, onion 2
      Butternut Squash | butternut 52, water 36, apple 4, onion 4, cane sugar 1, coconut cream 2, salt .6
      Chicken Tortilla | chicken stock 58, tomato 14, cooked chicken 8, corn 7, black beans 6, green chile 3, corn tortilla 2, chile powder .3 | cuisine=Mexican
      Cream of Mushroom | water 62, mushroom 14, soybean oil 6, enriched flour 4, cream 4, modified starch 2, whey 1.4, yeast extract .2
      Italian Wedding | chicken stock 66, beef 80 7, spinach 7, cooked pasta 8, carrot 5, bread crumbs 2, parmesan 1 | cuisine=Italian
      French Onion | beef stock 70, onion 22, butter 2, sherry 1.4, yeast extract .2, corn starch .8 | cuisine=French
      Thai Coconut Chicken | coconut milk 30, chicken stock 46, cooked chicken 7, red pepper 5, bamboo shoots 4, lemongrass .6, fish sauce 1.4, cane sugar 1.4, salt .3 | cuisine=Thai
      Beef Barley | beef stock 62, cooked beef 8, pearled barley 5, carrot 9, potato 8, celery 4, tomato paste 1.4
      Loaded Baked Potato | water 40, potato 28, milk 16, cheddar 4, bacon 2, sour cream 4, enriched flour 2.4, chives .4`,
    about: 'Simmered in open kettles with vegetables you can see. / {name}, ready to heat.',
    twists: 'organic lowsalt',
    notes: 'Ready to Serve / Hearty',
    cuisine: 'American',
    demand: 0.65,
    nearby: 'milk wheat soybeans eggs',
  },
  {
    department: 'soup',
    brick: '10000262',
    shapes: 'pouch tub can',
    sizes: '3oz=85g/pouch 2.25oz=64g/tub 2.6oz=74g/tub',
    serving: 'pack|1 package',
    price: 9,
    variants: `
      =Chicken Flavor Ramen Noodles | enriched flour 68, palm oil 17, water 10, bouillon base 4, msg .6, onion powder .6, garlic powder .4, turmeric .05 | cuisine=Japanese
      =Spicy Beef Flavor Ramen Noodles | enriched flour 68, palm oil 17, water 10, salt 1.4, chile powder 1.2, soy sauce 2, yeast extract .8, msg .5 | cuisine=Korean
      =Miso Ramen Noodle Cup | enriched flour 64, palm oil 14, water 10, miso 8, dried vegetables 2, sesame seeds .6, salt .8 | cuisine=Japanese
      =Vegetable Pho Noodle Cup | rice noodles 84, salt 3, dried vegetables 5, cane sugar 2.4, yeast extract 1.4, star anise .2, onion powder 1.4, cinnamon .1 | cuisine=Vietnamese
      =Lentil Couscous Soup Cup | couscous 42, red lentils 32, dried vegetables 9, salt 2.4, cumin .8, garlic powder 1, turmeric .3 | cuisine=Moroccan`,
    about: 'Just add boiling water: ready in three minutes.',
    notes: 'Ready in 3 Minutes',
    demand: 0.5,
    nearby: 'soybeans wheat milk eggs crustaceans fish',
  },
  {
    department: 'meal',
    brick: '10006752',
    shapes: 'can can tub',
    sizes: '15oz/can 20oz/can 10oz/tub 108oz/number-10-can',
    serving: '240 g|1 cup',
    price: 6,
    base: 'salt .8',
    variants: `
      =Beef Chili with Beans | water 26, kidney beans 26, beef 80 18, tomato puree 18, onion 5, chile powder 2, masa flour 1.6, cumin .4
      =Vegetarian Three Bean Chili | tomato 24, kidney beans 18, black beans 16, pinto beans 14, tomato puree 14, onion 6, textured soy 3, chile powder 1.6, water 6
      =White Chicken Chili | great northern beans 32, chicken stock 30, cooked chicken 14, green chile 8, onion 6, cream 3, cumin .4, corn starch 1
      =Beef Stew | water 34, cooked beef 16, potato 22, carrot 14, tomato paste 3, enriched flour 2.4, onion 4, yeast extract .2
      =Cheese Ravioli in Tomato Sauce | tomato puree 42, enriched semolina 22, water 20, ricotta 8, sugar 2, parmesan 1, eggs 2 | cuisine=Italian
      =Spaghetti Rings in Tomato Sauce | tomato puree 34, cooked pasta 44, water 14, sugar 4, cheddar 1.4 | cuisine=Italian
      =Red Beans & Rice | kidney beans 34, cooked rice 30, water 22, green pepper 5, onion 5, celery 2, paprika .3, cayenne .1 | cuisine=Creole
      =Chana Masala | chickpeas 44, tomato puree 26, onion 14, water 8, canola oil 4, ginger 1, cumin .5, coriander seed .6, turmeric .2 | cuisine=Indian,shape=pouch,size=10oz/pouch
      =Dal Makhani | water 40, black lentils 18, tomato puree 16, cream 8, butter 4, onion 7, ginger 1, garlic 1, cumin .4 | cuisine=Indian,shape=pouch,size=10oz/pouch`,
    about: 'Cooked through and shelf stable: heat, stir, serve.',
    twists: 'organic lowsalt',
    notes: 'Heat & Serve',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'wheat milk soybeans',
  },
  {
    department: 'pasta',
    brick: '10000241',
    shapes: 'carton carton tub',
    sizes: '6oz=170g/carton 7.25oz=206g/carton 2.05oz=58g/tub 12oz/carton',
    serving: '70 g|about 1 cup prepared',
    price: 6.5,
    base: 'enriched semolina 82',
    variants: `
      =Macaroni & Cheese Dinner | cheese powder 16, salt .6, annatto .02
      =White Cheddar Shells & Cheese | cheese powder 15, butter 1.4, salt .4
      =Gluten Free Macaroni & Cheese | enriched semolina 0, brown rice flour 82, cheese powder 16, salt .4 | gf
      =Whole Grain Macaroni & Cheese | enriched semolina 0, whole durum flour 82, cheese powder 15
      =Vegan Shells & Cheddar Style Sauce | nutritional yeast 5, tapioca starch 6, pea protein 2, salt 1.4, coconut oil 3, turmeric .1
      =Garlic Parmesan Pasta Side | parmesan 5, nonfat milk powder 5, corn starch 3, garlic powder 1.4, salt 2, dried parsley .4
      =Deluxe Four Cheese Pasta Dinner | enriched semolina 58, cheddar 14, water 12, whey 6, parmesan 4, canola oil 3, modified starch 2, sodium phosphate .8, salt 1`,
    about: 'A box, a pot, ten minutes. / {name} for weeknights and cafeterias.',
    twists: 'organic',
    notes: 'Ready in 10 Minutes',
    cuisine: 'American',
    demand: 0.65,
    nearby: 'eggs soybeans milk',
  },
  {
    department: 'delisalad',
    brick: '10000289',
    noun: 'Salad',
    shapes: 'tub tub tray',
    sizes: '7oz/tub 12oz/tub 16oz/tub 5lb/pail',
    serving: '140 g|1/2 cup',
    price: 10,
    base: 'salt .6',
    keep: 'chilled',
    variants: `
      =Creamy Cole Slaw | cabbage 66, mayonnaise 18, carrot 6, sugar 6, vinegar 3
      Potato | potato 66, mayonnaise 20, celery 5, dill pickles 3, eggs 3, prepared mustard 1.4, sugar 1.4
      Macaroni | cooked pasta 60, mayonnaise 22, celery 6, red pepper 4, sugar 4, vinegar 2 | brick=10000293
      Mediterranean Quinoa | cooked quinoa 56, cucumber 14, cherry tomato 12, feta 7, olive oil 6, lemon juice 3, parsley 1.4 | cuisine=Mediterranean,brick=10000293
      Tabbouleh | bulgur 20, water 22, parsley 18, tomato 22, olive oil 8, lemon juice 8, mint 1.4 | cuisine=Lebanese,brick=10000293
      Chickpea | chickpeas 56, cucumber 14, red onion 6, red pepper 10, olive oil 7, lemon juice 5, parsley 1.6, cumin .2 | cuisine=Mediterranean
      Chicken Caesar | romaine 48, cooked chicken 22, caesar dressing 18, parmesan 5, croutons 7 | cuisine=Italian,brick=10006751
      Cobb | romaine 40, cooked chicken 18, eggs 10, tomato 10, bacon 5, blue cheese 6, avocado 6, ranch dressing 12 | brick=10006751
      Classic Chicken | cooked chicken 56, mayonnaise 24, celery 12, dried cranberries 4, lemon juice 1 | brick=10006751
      Tuna | light tuna 54, mayonnaise 26, celery 12, dill pickles 5, lemon juice 1 | brick=10006751
      Egg | eggs 68, mayonnaise 24, prepared mustard 2, celery 4 | brick=10005227
      Southwest Kale & Black Bean | kale 40, black beans 16, corn 14, red pepper 10, pumpkin seeds 4, ranch dressing 14 | cuisine=Mexican
      Seaweed | wakame 9, water 52, cucumber 16, rice vinegar 8, sugar 7, sesame oil 4, sesame seeds 2, soy sauce 4 | cuisine=Japanese`,
    about: 'Tossed this morning, sealed cold. / {name} for the deli case and the catering tray.',
    notes: 'Ready to Eat',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'milk eggs wheat fish',
  },
];
