import type { Line } from '../line.ts';

/** Spices, blends, salt, extracts, vinegar and stock. */
export const SPICES: readonly Line[] = [
  {
    department: 'spice',
    brick: '10000049',
    shapes: 'jar tin sachet',
    sizes: '1.5oz/jar 2.2oz/jar 2oz/sachet 12oz/tin 16oz/jar 5lb/case',
    serving: '1 g|1/4 tsp',
    price: 46,
    variants: `
      =Ground Black Pepper | black pepper 100
      =Ground White Pepper | white pepper 100
      =Sweet Paprika | paprika 100 | cuisine=Hungarian
      =Smoked Paprika | smoked paprika 100 | cuisine=Spanish
      =Ground Cayenne Pepper | cayenne 100 | cuisine=Cajun
      =Crushed Red Pepper | red pepper flakes 100 | cuisine=Italian
      =Ancho Chile Powder | chile powder 100 | cuisine=Mexican
      =Ground Cumin | cumin 100 | cuisine=Mexican
      =Ground Coriander | coriander seed 100 | cuisine=Indian
      =Saigon Cinnamon | cinnamon 100 | cuisine=Vietnamese
      =Ground Nutmeg | nutmeg 100
      =Whole Cloves | cloves 100
      =Ground Allspice | allspice 100 | cuisine=Caribbean
      =Green Cardamom Pods | cardamom 100 | cuisine=Indian
      =Star Anise | star anise 100 | cuisine=Chinese
      =Fennel Seed | fennel seed 100 | cuisine=Italian
      =Ground Ginger | ground ginger 100
      =Ground Turmeric | turmeric 100 | cuisine=Indian
      =Saffron Threads | saffron 100 | cuisine=Spanish,size=0.04oz=1g/sachet,price=9000,serving=0.1
      =Sumac | sumac 100 | cuisine=Middle Eastern
      =Mediterranean Oregano | dried oregano 100 | cuisine=Greek
      =Sweet Basil Leaves | dried basil 100 | cuisine=Italian
      =Thyme Leaves | dried thyme 100 | cuisine=French
      =Rosemary Leaves | dried rosemary 100 | cuisine=Mediterranean
      =Rubbed Sage | dried sage 100
      =Parsley Flakes | dried parsley 100
      =Dill Weed | dried dill 100 | cuisine=Scandinavian
      =Bay Leaves | bay leaves 100
      =Granulated Garlic | garlic powder 100 | price=18
      =Onion Powder | onion powder 100 | price=16
      =Yellow Mustard Seed | mustard seed 100 | cuisine=Indian
      =Caraway Seed | caraway 100 | cuisine=German
      =Poppy Seed | poppy seeds 100 | cuisine=Eastern European
      =Toasted Sesame Seed | sesame seeds 100 | cuisine=Japanese
      =Celery Seed | celery seed 100`,
    about: 'Bought from single growing regions and ground in small lots. / {name}, vivid in color and aroma.',
    twists: 'organic',
    demand: 0.45,
    copies: 2,
  },
  {
    department: 'spice',
    brick: '10006214',
    noun: 'Seasoning',
    shapes: 'jar sachet tin',
    sizes: '1oz/sachet 1.25oz/sachet 2.5oz/jar 8oz/jar 24oz/tin',
    serving: '2 g|1/2 tsp',
    price: 32,
    variants: `
      Taco | chile powder 34, salt 20, cumin 10, onion powder 10, garlic powder 8, corn starch 10, paprika 6, dried oregano 2 | cuisine=Mexican,serving=6
      Salt-Free Taco | chile powder 44, cumin 14, onion powder 14, garlic powder 12, paprika 10, dried oregano 4, citric acid 1 | cuisine=Mexican,serving=5
      Italian | dried oregano 30, dried basil 28, dried thyme 16, dried rosemary 14, garlic powder 12 | cuisine=Italian
      Cajun | paprika 26, salt 28, garlic powder 14, onion powder 10, cayenne 8, black pepper 8, dried thyme 6 | cuisine=Cajun
      Everything Bagel | sesame seeds 40, poppy seeds 18, dried onion 16, garlic powder 10, sea salt 16
      Lemon Pepper | black pepper 30, salt 30, lemon concentrate 14, garlic powder 10, sugar 8, onion powder 6
      Adobo | salt 46, garlic powder 22, dried oregano 8, turmeric 3, black pepper 6, onion powder 12 | cuisine=Caribbean
      Jerk | allspice 18, brown sugar 22, dried thyme 14, cayenne 10, onion powder 14, salt 16, cinnamon 4 | cuisine=Caribbean
      Poultry | dried sage 36, dried thyme 26, dried rosemary 18, celery seed 8, black pepper 12
      Steak | salt 38, black pepper 24, garlic powder 14, onion powder 10, coriander seed 8, red pepper flakes 4
      Old Harbor Seafood | salt 38, celery seed 20, paprika 18, mustard powder 10, black pepper 8, bay leaves 4 | cuisine=New England
      Shawarma | cumin 22, paprika 20, turmeric 14, coriander seed 16, garlic powder 14, cinnamon 6, black pepper 8 | cuisine=Middle Eastern
      Ranch | whey 26, salt 22, onion powder 16, garlic powder 14, dried parsley 6, dried dill 4, maltodextrin 10
      =Madras Curry Powder | curry powder 100 | cuisine=Indian
      =Garam Masala | cumin 24, coriander seed 24, cardamom 14, black pepper 12, cinnamon 14, cloves 6, nutmeg 6 | cuisine=Indian
      =Herbes de Provence | dried thyme 30, dried rosemary 24, dried oregano 18, dried basil 16, fennel seed 12 | cuisine=French
      =Za'atar | dried thyme 40, sesame seeds 28, sumac 22, salt 8 | cuisine=Middle Eastern
      =Chinese Five Spice | star anise 26, fennel seed 22, cinnamon 22, cloves 14, black pepper 16 | cuisine=Chinese
      =Berbere | chile powder 46, paprika 16, fenugreek 8, coriander seed 10, cardamom 6, ground ginger 6, salt 6 | cuisine=Ethiopian
      =Pumpkin Pie Spice | cinnamon 56, ground ginger 18, nutmeg 14, cloves 8, allspice 4
      =Ras el Hanout | cumin 20, ground ginger 16, coriander seed 16, cinnamon 14, turmeric 12, cardamom 10, black pepper 8, cloves 4 | cuisine=Moroccan
      =Togarashi | cayenne 34, dried orange peel 20, sesame seeds 24, nori 10, ground ginger 8, poppy seeds 4 | cuisine=Japanese
      =Chili Seasoning Mix | chile powder 44, corn starch 16, salt 14, cumin 12, onion powder 8, garlic powder 6 | serving=8`,
    about: 'Blended by hand for an even shake. / {name} for rubs, marinades and the line cook’s shelf.',
    twists: 'organic nosalt',
    notes: 'Hand Blended',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'sesame mustard celery milk',
  },
  {
    department: 'spice',
    brick: '10000050',
    shapes: 'carton pouch jar',
    sizes: '16oz/carton 26oz/tub 3lb/carton 25lb/sack',
    serving: '1.5 g|1/4 tsp',
    price: 3,
    variants: `
      =Iodized Salt | iodized salt 99.5, calcium carbonate .4
      =Kosher Style Coarse Salt | salt 100
      =Fine Sea Salt | sea salt 100 | cuisine=Mediterranean
      =Pink Mountain Salt | sea salt 100 | cuisine=South Asian
      =Flaky Finishing Salt | sea salt 100 | cuisine=British,price=24,size=8oz/carton
      =Garlic Salt | salt 70, garlic powder 26, dried parsley 3
      =Half Sodium Salt Blend | salt 50, potassium chloride 49
      =Meat Tenderizer | salt 84, sugar 10, enzymes 1, corn starch 4
      =Pure Vanilla Extract | vanilla extract 100 | brick=10006214,shape=bottle-glass,size=4floz/bottle-glass,density=1,serving=5,price=180
      =Vanilla Bean Paste | cane sugar 40, water 34, vanilla extract 20, vanilla beans 5, xanthan gum .4 | brick=10006214,shape=jar,size=4oz/jar,serving=5,price=190
      =Pure Almond Extract | almond extract 100 | brick=10006214,shape=bottle-glass,size=4floz/bottle-glass,density=1,serving=5,price=90
      =Peppermint Extract | water 88, peppermint oil 2, natural flavor 8 | brick=10006214,shape=bottle-glass,size=2floz/bottle-glass,density=1,serving=5,price=120
      =Nutritional Yeast Flakes | nutritional yeast 100 | brick=10006214,shape=tub,size=5oz/tub,serving=8,price=48
      =Monosodium Glutamate | msg 100 | brick=10006214,shape=pouch,size=16oz/pouch,serving=1,cuisine=Chinese,price=12`,
    about: 'A pantry cornerstone, pure and free flowing.',
    demand: 0.4,
  },
  {
    department: 'vinegar',
    brick: '10000051',
    shapes: 'bottle-glass bottle-pet',
    sizes: '16floz/bottle-glass 500ml/bottle-glass 32floz/bottle-pet 1gal/bottle-pet',
    serving: '15 ml|1 tbsp',
    density: 1.01,
    price: 5,
    variants: `
      =Distilled White Vinegar | vinegar 100
      =Apple Cider Vinegar | cider vinegar 100
      =Raw Apple Cider Vinegar with Mother | cider vinegar 100
      =Red Wine Vinegar | red wine vinegar 100 | cuisine=Italian
      =White Wine Vinegar | white wine vinegar 100 | cuisine=French
      =Balsamic Vinegar of the Valley | balsamic vinegar 100 | cuisine=Italian
      =White Balsamic Vinegar | balsamic vinegar 60, white wine vinegar 40 | cuisine=Italian
      =Rice Vinegar, Unseasoned | rice vinegar 100 | cuisine=Japanese
      =Seasoned Rice Vinegar | rice vinegar 82, sugar 14, salt 3 | cuisine=Japanese
      =Malt Vinegar | malt vinegar 100 | cuisine=British
      =Mirin Cooking Wine | mirin 100 | brick=10000052,cuisine=Japanese
      =Red Cooking Wine | red wine 98, salt 1.5 | brick=10000052,cuisine=French
      =Sherry Cooking Wine | sherry 100 | brick=10000052,cuisine=Spanish`,
    about: 'Fermented slowly, then filtered bright. / {name} for dressings, pickles and pan sauces.',
    twists: 'organic',
    demand: 0.35,
  },
  {
    department: 'soup',
    brick: '10000578',
    shapes: 'carton gable-carton',
    sizes: '32oz/gable-carton 48oz/gable-carton 14.5oz/can',
    serving: '240 g|1 cup',
    price: 3.2,
    base: 'salt .8, yeast extract .2, natural flavor .2',
    variants: `
      =Chicken Broth | chicken stock 98.6, onion powder .1, carrot powder .1
      =Low Sodium Chicken Broth | chicken stock 99, salt .02, yeast extract .08, onion powder .1
      =Beef Broth | beef stock 98.6, onion powder .1, caramel color .05
      =Vegetable Broth | vegetable stock 98.4, tomato paste .3, mushroom .2
      =Low Sodium Vegetable Broth | vegetable stock 99, salt .05, yeast extract .08
      =Chicken Bone Broth | chicken stock 92, gelatin 3.6, cider vinegar .3, salt .5
      =Beef Bone Broth | beef stock 92, gelatin 3.8, cider vinegar .3, salt .5
      =Seafood Stock | fish stock 98, tomato paste .5, onion powder .1
      =Mushroom Broth | water 92, mushroom 5, dried porcini .8, onion 1
      =Miso Broth | water 92, miso 6, kombu .2, salt .1 | cuisine=Japanese`,
    about: 'Simmered from whole ingredients and filtered clear. / {name} for soups, grains and sauces.',
    twists: 'organic',
    notes: 'Slow Simmered',
    cuisine: 'American',
    demand: 0.55,
  },
  {
    department: 'soup',
    brick: '10006214',
    shapes: 'jar carton sachet',
    sizes: '2.25oz=64g/jar 8oz/jar 16oz/jar 0.87oz=25g/sachet 1lb/tub',
    serving: '6 g|1 tsp',
    price: 14,
    variants: `
      =Chicken Base | bouillon base 62, sugar 8, maltodextrin 10, chicken fat 6, onion powder 4, turmeric .4
      =Beef Base | beef stock 20, salt 34, maltodextrin 16, yeast extract 10, sugar 6, caramel color .4, onion powder 4
      =Vegetable Bouillon Cubes | vegetable base 72, palm oil 12, sugar 6, turmeric .4, dried parsley .6
      =Low Sodium Vegetable Base | vegetable base 18, carrot 26, onion 20, maltodextrin 18, potassium chloride 6, yeast extract 3
      =Brown Gravy Mix | enriched flour 34, corn starch 24, salt 10, beef stock 8, onion powder 5, maltodextrin 12, caramel color .6, yeast extract 3 | brick=10000280
      =Turkey Gravy Mix | enriched flour 38, corn starch 20, bouillon base 22, whey 10, onion powder 4, turmeric .2 | brick=10000280
      =Country Gravy Mix | enriched flour 44, nonfat milk powder 20, palm oil 14, salt 6, black pepper 2, sugar 6 | brick=10000280,cuisine=Southern
      =Onion Soup & Dip Mix | dried onion 46, salt 16, corn starch 14, sugar 8, onion powder 8, caramel color .6, yeast extract 4 | brick=10000262`,
    about: 'Concentrated flavor: dissolve in hot water.',
    cuisine: 'American',
    demand: 0.4,
    nearby: 'wheat milk soybeans celery',
  },
];
