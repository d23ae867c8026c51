import type { Line } from '../line.ts';

/** Rice, grains, pulses and flour: the dry store. */
export const GRAIN_LINES: readonly Line[] = [
  {
    department: 'grain',
    brick: '10000211',
    noun: 'Rice',
    shapes: 'pouch bag carton',
    sizes: '14oz 2lb 5lb/sack 25lb/sack 50lb/sack',
    serving: '45 g|1/4 cup dry',
    price: 3.4,
    variants: `
      Long Grain White | enriched rice 100
      Long Grain Brown | brown rice 100
      Jasmine | jasmine rice 100 | cuisine=Thai
      Basmati | basmati rice 100 | cuisine=Indian
      Arborio Risotto | arborio rice 100 | cuisine=Italian
      Short Grain Sushi | sushi rice 100 | cuisine=Japanese
      Parboiled | parboiled rice 100
      Black Forbidden-Style | black rice 100 | cuisine=Chinese
      =Wild Rice Blend | brown rice 58, wild rice 24, black rice 18
      =Yellow Rice Mix | enriched rice 88, salt 2.6, dried onion 2, turmeric .4, garlic powder .8, spices .4, chicken fat 1 | cuisine=Latin American
      =Spanish Rice Mix | enriched rice 82, tomato paste 4, dried onion 3, salt 2.4, paprika 1, garlic powder .8, chile powder .6 | cuisine=Mexican
      =Long Grain & Wild Rice Mix | parboiled rice 78, wild rice 12, vegetable base 4, dried onion 2, dried parsley .4, sugar 1`,
    about: 'A dry-store staple for the rice cooker or the steam kettle. / {name}, cleaned and sorted.',
    twists: 'organic',
    demand: 0.7,
  },
  {
    department: 'grain',
    brick: '10000211',
    shapes: 'pouch carton bag',
    sizes: '12oz 16oz 24oz 10lb/sack',
    serving: '45 g|1/4 cup dry',
    price: 6.5,
    variants: `
      =White Quinoa | quinoa 100 | cuisine=Latin American
      =Tricolor Quinoa | quinoa 100 | cuisine=Latin American
      =Pearl Couscous | couscous 100 | cuisine=Middle Eastern
      =Whole Wheat Couscous | whole durum flour 100 | cuisine=Middle Eastern
      =Medium Bulgur | bulgur 100 | cuisine=Middle Eastern
      =Pearled Barley | pearled barley 100
      =Pearled Farro | farro 100 | cuisine=Italian
      =Whole Grain Freekeh | freekeh 100 | cuisine=Middle Eastern
      =Hulled Millet | millet 100
      =Roasted Buckwheat Groats | buckwheat 100 | cuisine=Eastern European
      =Ivory Teff | teff 100 | cuisine=Ethiopian
      =Amaranth | amaranth 100 | cuisine=Mexican
      =Yellow Polenta | corn grits 100 | cuisine=Italian
      =Stone Ground Grits | corn grits 100 | cuisine=Southern
      =White Hominy Grits, Quick Cooking | corn grits 100, calcium carbonate .1 | cuisine=Southern`,
    about:
      'A whole pantry grain for bowls, pilafs and salads. / {name}, ready for the salad bar or the soup pot.',
    twists: 'organic',
    notes: 'Cook from Dry / Pantry Grain',
    demand: 0.45,
    nearby: 'wheat',
  },
  {
    department: 'grain',
    brick: '10000211',
    shapes: 'bag pouch',
    sizes: '1lb 2lb 4lb 20lb/sack',
    serving: '35 g|1/4 cup dry',
    price: 3.2,
    variants: `
      =Dry Black Beans | dry black beans 100 | cuisine=Latin American
      =Dry Red Kidney Beans | dry kidney beans 100 | cuisine=Creole
      =Dry Pinto Beans | dry pinto beans 100 | cuisine=Mexican
      =Dry Chickpeas | dry chickpeas 100 | cuisine=Mediterranean
      =Dry Cannellini Beans | dry cannellini 100 | cuisine=Italian
      =Dry Navy Beans | dry navy beans 100
      =Large Lima Beans | dry lima beans 100 | cuisine=Southern
      =Green Lentils | green lentils 100 | cuisine=French
      =Split Red Lentils | red lentils 100 | cuisine=Indian
      =Black Lentils | black lentils 100
      =Green Split Peas | split peas 100
      =Yellow Split Peas | yellow peas 100 | cuisine=Indian
      =Mung Beans | dry mung beans 100 | cuisine=Indian
      =Adzuki Beans | dry adzuki 100 | cuisine=Japanese
      =Fifteen Bean Soup Mix | dry navy beans 24, dry pinto beans 22, dry kidney beans 18, green lentils 12, split peas 12, dry black beans 12`,
    about: 'Sorted and cleaned; soak, simmer and season to taste. / {name} for soups, stews and bean salads.',
    twists: 'organic',
    demand: 0.45,
    claims: 'production:Non-GMO',
  },
  {
    department: 'grain',
    brick: '10000203',
    shapes: 'sack sack pouch',
    sizes: '2lb 5lb 10lb 25lb 50lb',
    serving: '30 g|1/4 cup',
    price: 1.9,
    variants: `
      =All-Purpose Flour | enriched flour 100
      =Unbleached Bread Flour | bread flour 100
      =Cake Flour | enriched flour 100
      =Self-Rising Flour | enriched flour 96, salt 1.4, baking powder 3.6 | cuisine=Southern
      =Whole Wheat Flour | whole wheat flour 100
      =White Rye Flour | rye flour 100
      =Whole Spelt Flour | spelt flour 100
      =Pizza Flour | plain flour 100 | cuisine=Italian
      =Semolina Flour | durum semolina 100 | cuisine=Italian
      =Yellow Corn Meal | corn meal 100 | cuisine=Southern
      =Masa Harina | masa flour 100 | cuisine=Mexican
      =White Rice Flour | rice flour 100 | gf
      =Gluten Free Baking Flour | rice flour 46, brown rice flour 18, tapioca starch 18, potato starch 16, xanthan gum 1.2 | gf
      =Almond Flour | almond flour 100 | gf
      =Chickpea Flour | chickpea flour 100 | cuisine=Indian
      =Buckwheat Flour | buckwheat 100
      =Tapioca Flour | tapioca starch 100 | cuisine=Latin American
      =Cornstarch | corn starch 100 | serving=8`,
    about: 'Milled and sifted for scratch baking. / {name} for the bakery and the home kitchen.',
    twists: 'organic',
    demand: 0.5,
    nearby: 'wheat',
  },
  {
    department: 'grain',
    brick: '10000285',
    shapes: 'pouch tub',
    sizes: '8.5oz=241g/pouch 8.8oz=250g/pouch 2.2lb/pouch',
    serving: '125 g|1 cup',
    price: 11,
    keep: 'dry',
    variants: `
      =Ready Jasmine Rice | cooked rice 97, sunflower oil 2, salt .1 | cuisine=Thai
      =Ready Brown Rice & Quinoa | cooked brown rice 62, cooked quinoa 35, sunflower oil 1.5, salt .3
      =Ready Cilantro Lime Rice | cooked rice 92, cilantro 2, lime juice 2, sunflower oil 2, salt .7, garlic powder .2 | cuisine=Mexican
      =Ready Black Beans & Rice | cooked rice 58, black beans 32, onion 4, sunflower oil 2, salt .8, cumin .2, garlic powder .3 | cuisine=Caribbean
      =Ready Garlic Quinoa | cooked quinoa 93, olive oil 3, garlic 1.4, salt .8, dried parsley .2
      =Ready Lentils with Herbs | lentils 92, olive oil 3, carrot 3, salt .8, dried thyme .1`,
    about: 'Cooked and sealed: 90 seconds in the microwave. / {name}, heat and serve.',
    notes: 'Ready in 90 Seconds / Heat & Serve',
    demand: 0.5,
  },
  {
    department: 'pasta',
    brick: '10000242',
    shapes: 'carton bag pouch',
    sizes: '12oz 16oz 2lb 10lb/case',
    serving: '56 g|2 oz dry',
    price: 3.3,
    base: 'enriched semolina 100',
    variants: `
      =Spaghetti | | note=No. 5
      =Penne Rigate |
      =Elbow Macaroni | | cuisine=American
      =Fusilli |
      =Linguine |
      =Farfalle |
      =Rigatoni |
      =Angel Hair |
      =Orzo |
      =Lasagna Sheets |
      =Jumbo Shells |
      =Rotini Tricolore | beet powder .4, spinach 2, enriched semolina 98
      =Whole Wheat Spaghetti | enriched semolina 0, whole durum flour 100
      =Whole Grain Penne | enriched semolina 0, whole durum flour 100
      =Wide Egg Noodles | enriched semolina 84, eggs 10, egg yolks 6 | loss=8,cuisine=American
      =Gluten Free Fusilli | enriched semolina 0, brown rice flour 72, quinoa 12, whole corn 16 | gf
      =Red Lentil Rotini | enriched semolina 0, lentil flour 100 | gf
      =Chickpea Penne | enriched semolina 0, chickpea flour 88, pea protein 6, tapioca starch 6 | gf
      =Rice Stick Noodles | enriched semolina 0, rice noodles 100 | cuisine=Vietnamese
      =Soba Noodles | enriched semolina 0, plain flour 62, buckwheat 36, salt 2 | cuisine=Japanese
      =Udon Noodles | enriched semolina 0, plain flour 97, salt 3 | cuisine=Japanese`,
    about: 'Slow-dried pasta with a firm bite. / {name} for the pasta line: cook in plenty of salted water.',
    twists: 'organic',
    notes: 'Slow Dried / Bronze Die',
    cuisine: 'Italian',
    demand: 0.7,
    nearby: 'eggs soybeans',
  },
];
