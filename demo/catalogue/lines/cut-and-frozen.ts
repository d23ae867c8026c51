import type { Line } from '../line.ts';

/** Fruit and vegetables cut, mixed, frozen or dried, without anything added. */
export const CUT_AND_FROZEN: readonly Line[] = [
  {
    department: 'cut',
    brick: '10008204',
    shapes: 'tub tray pouch',
    sizes: '2oz/pouch 6oz 10oz 16oz 32oz 5lb/case',
    serving: '140 g|1 cup',
    price: 11,
    keep: 'fresh',
    variants: `
      =Apple Slices | apple 99.2, calcium chloride .2, ascorbic acid .3 | brick=10008192,serving=57
      =Apple & Grape Snack Cup | apple 60, grape 39, calcium chloride .2, ascorbic acid .3 | serving=113
      =Pineapple Spears | pineapple 100 | brick=10008195
      =Watermelon Chunks | watermelon 100 | brick=10008220
      =Cantaloupe & Honeydew Chunks | cantaloupe 52, honeydew 48 | brick=10008220
      =Mango Spears | mango 100 | brick=10008203,cuisine=Mexican
      =Fruit Salad Bowl | cantaloupe 28, honeydew 24, pineapple 24, grape 24
      =Berry Parfait Mix | strawberry 50, blueberry 30, raspberry 20 | brick=10008194
      =Orange Segments | orange 100 | brick=10008190
      =Papaya Halves | papaya 100 | brick=10008201
      =Coconut Chunks | coconut 100 | brick=10008203,serving=40,cuisine=Caribbean
      =Avocado Halves | avocado 99.6, ascorbic acid .2 | brick=10008198,serving=50,cuisine=Mexican
      =Pomegranate Arils | pomegranate 100 | brick=10008203`,
    about: 'Peeled, cut and sealed on the day of ripeness. / {name} for grab-and-go and breakfast bars.',
    twists: 'organic',
    notes: 'Ready to Eat',
    demand: 0.5,
  },
  {
    department: 'cut',
    brick: '10008236',
    shapes: 'bag tray tub',
    sizes: '2oz/bag 8oz 12oz 16oz 5lb/case',
    serving: '85 g|1 cup',
    price: 8,
    keep: 'fresh',
    variants: `
      =Baby Carrots | carrot 100 | brick=10008224
      =Carrot & Celery Sticks | carrot 56, celery 44
      =Shredded Carrots | carrot 100 | brick=10008224
      =Broccoli Florets | broccoli 100 | brick=10008206
      =Cauliflower Rice | cauliflower 100 | brick=10008206
      =Shaved Brussels Sprouts | brussels sprouts 100 | brick=10008206
      =Coleslaw Mix | cabbage 82, carrot 12, red cabbage 6 | brick=10008206
      =Diced Onions | onion 100 | brick=10008207
      =Sliced Bell Pepper Trio | red pepper 40, green pepper 36, sweet peppers 24 | brick=10008223
      =Fajita Vegetables | red pepper 34, green pepper 32, onion 34 | cuisine=Mexican
      =Butternut Squash Cubes | butternut 100 | brick=10008212
      =Zucchini Noodles | zucchini 100 | brick=10008211,cuisine=Italian
      =Sliced Mushrooms | mushroom 100 | brick=10008215
      =Green Beans, Trimmed | green beans 100 | brick=10008205
      =Chopped Romaine | romaine 100 | brick=10008227
      =Shredded Iceberg | iceberg 100 | brick=10008216
      =Stir-Fry Vegetables | broccoli 34, carrot 24, snow peas 22, red pepper 20 | cuisine=Chinese
      =Chopped Kale | kale 100 | brick=10008206
      =Diced Tomatoes, Fresh Cut | tomato 100 | brick=10008235
      =Vegetable Crudite Tray | carrot 28, broccoli 24, celery 20, cherry tomato 28
      =Soup Starter: Onion, Carrot & Celery | onion 50, carrot 25, celery 25 | cuisine=French
      =Beet Spirals | beet 100 | brick=10008224`,
    about: 'Washed, cut and ready: prep work already done. / {name} in a kitchen-ready pack.',
    twists: 'organic',
    notes: 'Washed & Ready',
    demand: 0.5,
  },
  {
    department: 'cut',
    brick: '10008188',
    shapes: 'crate crate tray case',
    sizes: '5lb/crate 10lb/crate 4lb/tray 20lb/case',
    serving: '140 g|1 cup',
    price: 6.5,
    keep: 'fresh',
    variants: `
      =Office Fruit Basket | apple 34, banana 28, orange 24, grape 14
      =Seasonal Harvest Box | apple 22, carrot 22, potato 30, onion 14, kale 12
      =Citrus Sampler | orange 44, grapefruit 30, mandarin 16, lemon 10
      =Tropical Fruit Sampler | mango 34, pineapple 38, papaya 20, passion fruit 8
      =Root Vegetable Roasting Box | carrot 30, beet 26, parsnip 22, sweet potato 22
      =Salad Kit Vegetables | romaine 40, cucumber 24, cherry tomato 22, radish 14
      =Ratatouille Kit | eggplant 28, zucchini 26, tomato 28, red pepper 18 | cuisine=French
      =Fresh Salsa Kit | tomato 56, onion 20, jalapeno 8, lime 12, cilantro 4 | cuisine=Mexican
      =Apple & Pear Snack Tray, Cut | apple 54, pear 45, ascorbic acid .3, calcium chloride .2 | brick=10008189
      =Fruit & Veggie Snack Box, Cut | apple 34, carrot 34, grape 31.5, ascorbic acid .2 | brick=10008189`,
    about: 'A mixed case chosen by the week’s best harvest.',
    twists: 'organic',
    notes: 'Mixed Case',
    demand: 0.25,
  },
  {
    department: 'frozenveg',
    brick: '10000005',
    shapes: 'bag pouch carton',
    sizes: '10oz 12oz 16oz 2.5lb 20lb/case',
    serving: '85 g|2/3 cup',
    price: 4.6,
    keep: 'frozen',
    variants: `
      =Frozen Sweet Peas | peas 100
      =Frozen Cut Corn | corn 100
      =Frozen Broccoli Florets | broccoli 100
      =Frozen Cauliflower Florets | cauliflower 100
      =Frozen Riced Cauliflower | cauliflower 100
      =Frozen Cut Green Beans | green beans 100
      =Frozen Chopped Spinach | spinach 100
      =Frozen Peas & Carrots | peas 52, carrot 48
      =Frozen Mixed Vegetables | carrot 28, corn 26, peas 24, green beans 22
      =Frozen Stir-Fry Vegetables | broccoli 30, carrot 22, snow peas 16, water chestnuts 14, red pepper 18 | cuisine=Chinese
      =Frozen Brussels Sprouts | brussels sprouts 100
      =Frozen Cut Okra | okra 100 | cuisine=Southern
      =Frozen Shelled Edamame | edamame 100 | cuisine=Japanese
      =Frozen Edamame in Pods | edamame 100 | cuisine=Japanese
      =Frozen Butternut Squash Cubes | butternut 100
      =Frozen Pepper Strips | red pepper 40, green pepper 36, sweet peppers 24
      =Frozen Asparagus Spears | asparagus 100
      =Frozen Kale | kale 100
      =Frozen Artichoke Hearts | artichoke 100 | cuisine=Italian
      =Frozen Lima Beans | lima beans 100 | cuisine=Southern
      =Frozen Diced Sweet Potatoes | sweet potato 100
      =Frozen Yuca | yuca 100 | cuisine=Caribbean`,
    about: 'Blanched and frozen within hours of harvest. / {name}: steam, roast or stir-fry from frozen.',
    twists: 'organic',
    notes: 'Individually Quick Frozen / Steam or Roast',
    demand: 0.6,
  },
  {
    department: 'dried',
    brick: '10000006',
    shapes: 'pouch jar sachet',
    sizes: '1oz 2oz 8oz 16oz 5lb/case',
    serving: '10 g|1/4 cup',
    price: 30,
    variants: `
      =Dried Porcini Mushrooms | dried porcini 100 | cuisine=Italian
      =Dried Shiitake Mushrooms | dried shiitake 100 | cuisine=Chinese
      =Sun-Dried Tomato Halves | sun dried tomatoes 100 | cuisine=Italian
      =Julienne Sun-Dried Tomatoes | sun dried tomatoes 100 | cuisine=Italian
      =Dried Ancho Chiles | dried chiles 100 | cuisine=Mexican,serving=5
      =Dried Guajillo Chiles | dried chiles 100 | cuisine=Mexican,serving=5
      =Dried Arbol Chiles | dried chiles 100 | cuisine=Mexican,serving=2
      =Dehydrated Minced Onion | dried onion 100 | serving=5
      =Dehydrated Carrot Dices | carrot powder 100
      =Dried Vegetable Soup Blend | dried vegetables 82, dried onion 18
      =Dehydrated Potato Flakes | potato flakes 100 | serving=25`,
    about: 'Dried slowly to keep color and flavor; soak in warm water before use.',
    twists: 'organic',
    notes: 'Nothing Added',
    demand: 0.3,
  },
];
