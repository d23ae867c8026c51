import { FRESH_PRODUCE, type Line } from '../line.ts';

/** Vegetables, leaves and herbs as they grow. */
export const FRESH_VEGETABLES: readonly Line[] = [
  {
    ...FRESH_PRODUCE,
    brick: '10006104',
    shapes: 'bag sack net-bag',
    sizes: '2lb/bag 3lb/net-bag 5lb/bag 10lb/sack 50lb/sack',
    serving: '110 g|1 medium',
    price: 2.6,
    variants: `
      =Russet Potatoes | potato 100
      =Golden Potatoes | potato 100
      =Baby Red Potatoes | potato 100
      =Fingerling Potatoes | potato 100
      =Sweet Potatoes | sweet potato 100 | brick=10006111
      =Garnet Yams | sweet potato 100 | brick=10006111
      =Yellow Onions | onion 100 | brick=10006006
      =Red Onions | red onion 100 | brick=10006006
      =Sweet White Onions | onion 100 | brick=10006006
      =Shallots | shallot 100 | brick=10006009,cuisine=French
      =Garlic Bulbs | garlic 100 | brick=10006003,serving=4
      =Whole Carrots | carrot 100 | brick=10006122,serving=78
      =Rainbow Carrots | carrot 100 | brick=10006122,serving=78
      =Red Beets | beet 100 | brick=10006121,serving=82
      =Parsnips | parsnip 100 | brick=10006126
      =Purple Top Turnips | turnip 100 | brick=10006120
      =Rutabaga | rutabaga 100 | brick=10006118
      =Yuca Root | yuca 100 | brick=10006108,cuisine=Caribbean
      =White Yams | yam 100 | brick=10006112,cuisine=West African
      =Taro Root | taro 100 | brick=10006107,cuisine=Hawaiian
      =Fresh Ginger Root | ginger 100 | brick=10006113,serving=4,cuisine=Chinese`,
    about: 'Washed, graded and packed at the farm. / {name} keep well in a cool, dark store.',
    notes: 'Farm Packed / U.S. No. 1',
    demand: 0.65,
  },
  {
    ...FRESH_PRODUCE,
    brick: '10006165',
    shapes: 'tray crate loose',
    sizes: '10oz/tray 1lb/tray 2lb/tray 11lb/crate 25lb/crate',
    serving: '85 g|3 oz',
    price: 5.5,
    variants: `
      =Tomatoes on the Vine | vine tomatoes 100
      =Beefsteak Tomatoes | tomato 100 | brick=10006164
      =Roma Tomatoes | tomato 100 | brick=10006163,cuisine=Italian
      =Grape Tomatoes | cherry tomato 100 | brick=10006161
      =Cherry Tomatoes | cherry tomato 100 | brick=10006162
      =Heirloom Tomatoes | tomato 100 | brick=10006164
      =Red Bell Peppers | red pepper 100 | brick=10006190
      =Green Bell Peppers | green pepper 100 | brick=10006190
      =Mini Sweet Peppers | sweet peppers 100 | brick=10006100
      =Jalapeno Peppers | jalapeno 100 | brick=10006102,serving=14,cuisine=Mexican
      =Poblano Peppers | green chile 100 | brick=10006102,cuisine=Mexican
      =English Cucumber | cucumber 100 | brick=10006014
      =Persian Cucumbers | cucumber 100 | brick=10006014
      =Zucchini | zucchini 100 | brick=10006015
      =Yellow Squash | yellow squash 100 | brick=10006015
      =Butternut Squash | butternut 100 | brick=10006038
      =Spaghetti Squash | spaghetti squash 100 | brick=10006038
      =Pie Pumpkin | pumpkin 100 | brick=10006038
      =Chayote | chayote 100 | brick=10006356,cuisine=Latin American
      =Globe Eggplant | eggplant 100 | brick=10006128,cuisine=Mediterranean
      =Tomatillos | tomatillo 100 | brick=10006451,cuisine=Mexican
      =Broccoli Crowns | broccoli 100 | brick=10005988
      =Cauliflower | cauliflower 100 | brick=10005987
      =Brussels Sprouts | brussels sprouts 100 | brick=10005996
      =Green Cabbage | cabbage 100 | brick=10005999
      =Red Cabbage | red cabbage 100 | brick=10005997
      =Napa Cabbage | napa cabbage 100 | brick=10006143,cuisine=Korean
      =Baby Bok Choy | bok choy 100 | brick=10006145,cuisine=Chinese
      =Lacinato Kale | kale 100 | brick=10006144
      =Collard Greens | collards 100 | brick=10006144,cuisine=Southern`,
    about:
      'Grown in season and cooled within hours of harvest. / {name} for the line, the salad bar and the soup pot.',
    notes: 'Field Grown / Greenhouse Fresh',
    demand: 0.65,
  },
  {
    ...FRESH_PRODUCE,
    brick: '10006129',
    shapes: 'bag tray loose',
    sizes: '8oz/tray 12oz/bag 1lb/bag 10lb/crate',
    serving: '85 g|3 oz',
    price: 7,
    variants: `
      =Green Asparagus | asparagus 100
      =Celery Hearts | celery 100 | brick=10006131
      =Celery Root | celeriac 100 | brick=10006123,cuisine=French
      =Leeks | leek 100 | brick=10006133
      =Globe Artichokes | artichoke 100 | brick=10006130,cuisine=Italian
      =Fennel Bulb | fennel 100 | brick=10006272,cuisine=Italian
      =Rhubarb | rhubarb 100 | brick=10006134
      =Green Onions | scallion 100 | brick=10006005
      =Sweet Corn on the Cob | corn 100 | brick=10006147
      =Okra | okra 100 | brick=10006148,cuisine=Southern
      =Green Beans | green beans 100 | brick=10005976
      =French Beans | green beans 100 | brick=10005976,cuisine=French
      =Snow Peas | snow peas 100 | brick=10006270,cuisine=Chinese
      =Sugar Snap Peas | snow peas 100 | brick=10005985
      =White Mushrooms | mushroom 100 | brick=10006157
      =Cremini Mushrooms | mushroom 100 | brick=10006157
      =Portabella Caps | portabella 100 | brick=10006157
      =Shiitake Mushrooms | shiitake 100 | brick=10006034,cuisine=Japanese
      =Oyster Mushrooms | oyster mushroom 100 | brick=10006031
      =Red Radishes | radish 100 | brick=10006114
      =Daikon | daikon 100 | brick=10006417,cuisine=Japanese
      =Jicama | jicama 100 | brick=10006344,cuisine=Mexican
      =Kohlrabi | kohlrabi 100 | brick=10006146,cuisine=German
      =Sunchokes | sunchoke 100 | brick=10006125
      =Mung Bean Sprouts | bean sprouts 100 | brick=10006260,cuisine=Chinese
      =Alfalfa Sprouts | sprouts 100 | brick=10006260`,
    about: 'Trimmed and packed the day it is cut. / {name}, crisp and clean.',
    notes: 'Just Harvested',
    demand: 0.5,
  },
  {
    ...FRESH_PRODUCE,
    brick: '10006041',
    shapes: 'sachet tray',
    sizes: '0.5oz 0.75oz 1oz 4oz',
    serving: '4 g|1 tbsp chopped',
    price: 60,
    variants: `
      =Fresh Basil | basil 100 | cuisine=Italian
      =Fresh Cilantro | cilantro 100 | brick=10006054,cuisine=Mexican
      =Flat Leaf Parsley | parsley 100 | brick=10006199,cuisine=Italian
      =Fresh Mint | mint 100 | brick=10006063,cuisine=Middle Eastern
      =Fresh Dill | dill 100 | brick=10006049,cuisine=Scandinavian
      =Fresh Thyme | thyme 100 | brick=10006075,cuisine=French
      =Fresh Rosemary | rosemary 100 | brick=10006072
      =Fresh Sage | sage 100 | brick=10006353
      =Fresh Chives | chives 100 | brick=10006074
      =Fresh Tarragon | tarragon 100 | brick=10006051,cuisine=French
      =Lemongrass Stalks | lemongrass 100 | brick=10006159,cuisine=Thai
      =Fresh Oregano | oregano leaves 100 | brick=10006066,cuisine=Greek`,
    about: 'Cut by hand, packed in a breathable sleeve.',
    notes: 'Fresh Cut Herbs',
    demand: 0.4,
  },
  {
    department: 'greens',
    brick: '10006269',
    shapes: 'bag tub tub',
    sizes: '5oz 8oz 10oz 16oz 3lb/case',
    serving: '85 g|3 cups',
    price: 16,
    keep: 'fresh',
    variants: `
      =Baby Spinach | spinach 100 | brick=10006091
      =Bunched Spinach | spinach 100 | brick=10006091
      =Baby Arugula | arugula 100 | brick=10006088,cuisine=Italian
      =Spring Mix | baby greens 78, arugula 12, radicchio 10
      =Baby Lettuces | baby greens 100
      =Romaine Hearts | romaine 100 | brick=10006085
      =Iceberg Lettuce | iceberg 100 | brick=10006267
      =Butter Lettuce, Living | butter lettuce 100 | brick=10006079
      =Green Leaf Lettuce | leaf lettuce 100 | brick=10006268
      =Red Oak Leaf Lettuce | leaf lettuce 100 | brick=10006426
      =Watercress | watercress 100 | brick=10006048,cuisine=British
      =Belgian Endive | endive 100 | brick=10006093,cuisine=French
      =Curly Endive | endive 100 | brick=10006097,cuisine=French
      =Radicchio | radicchio 100 | brick=10006421,cuisine=Italian
      =Dandelion Greens | dandelion greens 100 | brick=10006089,cuisine=Italian
      =Power Greens Blend | spinach 40, kale 34, chard 26 | brick=10006428`,
    about: 'Washed three times and spun dry. / {name}, cool and crisp from field to bowl.',
    twists: 'organic',
    notes: 'Triple Washed / Ready to Eat',
    demand: 0.6,
  },
  {
    department: 'greens',
    brick: '10008039',
    shapes: 'pouch sachet tray',
    sizes: '1oz 4oz 8oz 16oz',
    serving: '10 g|1 garnish',
    price: 24,
    keep: 'fresh',
    variants: `
      =Fresh Banana Leaves, Whole | banana leaves 100 | cuisine=Mexican
      =Banana Leaf Rounds for Plating | banana leaves 100 | cuisine=Thai
      =Banana Leaf Squares | banana leaves 100 | cuisine=Filipino
      =Trimmed Nopales | nopales 100 | brick=10008040,cuisine=Mexican
      =Baby Cactus Paddles | nopales 100 | brick=10008040,cuisine=Mexican
      =Diced Cactus Leaves | nopales 100 | brick=10008040,cuisine=Mexican
      =Fresh Orange Blossoms | orange blossom 100 | brick=10008041,cuisine=Moroccan
      =Orange Blossom Petals | orange blossom 100 | brick=10008041,cuisine=Persian`,
    about: 'Food-safe garnish for plates, platters and steaming. / {name}, cleaned and sorted by hand.',
    twists: 'organic',
    notes: 'Food-Safe Garnish / For Plating & Steaming',
    demand: 0.15,
  },
];
