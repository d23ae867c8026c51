import type { Line } from '../line.ts';

/** Oils and fats. */
export const OILS: readonly Line[] = [
  {
    department: 'oil',
    brick: '10000040',
    shapes: 'bottle-glass bottle-pet',
    sizes: '500ml/bottle-glass 25.4floz/bottle-glass 48floz/bottle-pet 1gal/bottle-pet 35lb/bag-in-box',
    serving: '15 ml|1 tbsp',
    density: 0.92,
    price: 9,
    variants: `
      =Extra Virgin Olive Oil | extra virgin olive oil 100 | cuisine=Italian,price=18
      =Early Harvest Extra Virgin Olive Oil | extra virgin olive oil 100 | cuisine=Greek,price=28,size=500ml/bottle-glass
      =Pure Olive Oil | olive oil 100 | cuisine=Mediterranean,price=14
      =Lemon Pressed Olive Oil | extra virgin olive oil 98, lemon 2 | cuisine=Italian,price=26,size=250ml/bottle-glass
      =Canola Oil | canola oil 100 | price=4.5
      =Soybean Salad Oil | soybean oil 100 | price=4
      =Clear Fry Oil, High Oleic | canola oil 99.98, citric acid .01 | size=35lb/bag-in-box,price=4
      =High Oleic Sunflower Oil | sunflower oil 100 | price=6
      =Avocado Oil | avocado oil 100 | price=22
      =Grapeseed Oil | grapeseed oil 100 | cuisine=French,price=12
      =Corn Oil | corn oil 100 | price=5
      =Peanut Frying Oil | peanut oil 100 | cuisine=Southern,price=7
      =Toasted Sesame Oil | sesame oil 100 | cuisine=Chinese,price=20,size=8floz/bottle-glass
      =Chili Crisp Oil | soybean oil 62, red pepper flakes 14, dried onion 10, garlic 8, soybeans 4, salt 2, sesame seeds 1 | cuisine=Chinese,price=24,size=7oz/jar,shape=jar
      =Walnut Oil | walnut oil 100 | cuisine=French,price=36,size=250ml/bottle-glass
      =Safflower Oil | safflower oil 100 | price=9
      =Rice Bran Oil | rice bran oil 100 | cuisine=Japanese,price=8
      =Cold Pressed Flaxseed Oil | flaxseed oil 100 | price=30,size=12floz/bottle-glass,brick=10006958,keep=chilled
      =Olive & Canola Oil Blend | canola oil 75, extra virgin olive oil 25 | price=7
      =Canola Cooking Spray | canola oil 92, soy lecithin 6, mono and diglycerides 1 | shape=drink-can,size=6oz/drink-can,price=20,serving=1
      =Garlic Infused Olive Oil | olive oil 98.6, garlic 1.4 | cuisine=Italian,price=26,size=250ml/bottle-glass`,
    about: 'Pressed, filtered and bottled away from light. / {name} for dressing, roasting and frying.',
    twists: 'organic',
    demand: 0.6,
  },
  {
    department: 'oil',
    brick: '10000042',
    shapes: 'jar tub',
    sizes: '14oz/jar 16oz/tub 3lb/pail 50lb/case',
    serving: '14 g|1 tbsp',
    price: 10,
    variants: `
      =Refined Coconut Oil | coconut oil 100 | cuisine=Thai
      =Unrefined Coconut Oil | coconut oil 100 | cuisine=Caribbean
      =All-Vegetable Shortening | shortening 98, mono and diglycerides 2 | shape=tub
      =Palm Fruit Oil, Sustainable | palm oil 100 | cuisine=West African
      =Ghee | butterfat 100 | brick=10000574,cuisine=Indian
      =Rendered Duck Fat | duck fat 100 | brick=10000041,cuisine=French,keep=chilled
      =Leaf Lard | lard 100 | brick=10000574,cuisine=Mexican
      =Grass-Fed Beef Tallow | tallow 100 | brick=10000574
      =Schmaltz | chicken fat 98, onion 2 | brick=10000041,cuisine=Jewish,keep=chilled
      =Baking Margarine Sticks | margarine 100 | brick=10006991,shape=carton,size=16oz/carton`,
    about: 'Slowly rendered or cold pressed, for frying, roasting and pastry.',
    twists: 'organic',
    notes: 'High Heat',
    demand: 0.35,
  },
];
