import type { Line } from '../line.ts';

/** Substitutes for milk, cheese, meat and fish. */
export const PLANT_BASED: readonly Line[] = [
  {
    department: 'plant',
    brick: '10006970',
    shapes: 'gable-carton',
    sizes: '32floz 64floz 8floz',
    serving: '240 ml|1 cup',
    density: 1.02,
    price: 3.2,
    base: 'sea salt .1, gellan gum .05, tricalcium phosphate .32, vitamin d2 .001',
    keep: 'chilled',
    variants: `
      =Original Almond Milk | water 94, almonds 2.4, cane sugar 2.9, sunflower lecithin .05
      =Unsweetened Almond Milk | water 97, almonds 2.5, sunflower lecithin .05
      =Unsweetened Vanilla Almond Milk | water 97, almonds 2.5, natural flavor .3
      =Original Oat Milk | water 88, rolled oats 9.4, canola oil 1.8, potassium phosphate .3
      =Barista Oat Milk | water 86, rolled oats 10, canola oil 3, potassium phosphate .5
      =Unsweetened Soy Milk | soy milk base 99
      =Vanilla Soy Milk | soy milk base 95, cane sugar 3.4, natural flavor .2
      =Chocolate Soy Milk | soy milk base 90, cane sugar 7, cocoa 1.2, carrageenan .05
      =Coconut Milk Beverage | water 90, coconut cream 7, cane sugar 2
      =Unsweetened Cashew Milk | water 97, cashews 2.6
      =Rice Milk | water 87, brown rice 11, sunflower oil .9
      =Pea Milk, Unsweetened | water 93, pea protein 3.6, sunflower oil 1.9, potassium phosphate .3, guar gum .05`,
    about:
      'Plant-based and fortified with calcium and vitamin D. / {name}: pour cold, steam or bake with it.',
    twists: 'organic',
    notes: 'Dairy Free / Calcium & Vitamin D',
    demand: 0.7,
    nearby: 'tree_nuts soybeans',
    claims: 'free from:Dairy;free from:Lactose',
  },
  {
    department: 'plant',
    brick: '10006979',
    shapes: 'tub',
    sizes: '5.3oz 16oz 24oz',
    serving: '150 g|1 container',
    price: 8,
    base: 'cultures .1, pectin .4, tapioca starch 1.6',
    keep: 'chilled',
    variants: `
      =Plain Coconut Yogurt Alternative | coconut milk 88, water 9
      =Vanilla Almond Yogurt Alternative | water 72, almonds 14, cane sugar 8, vanilla extract .5
      =Blueberry Oat Yogurt Alternative | water 68, rolled oats 9, blueberry 11, cane sugar 8, coconut cream 4
      =Plain Soy Yogurt Alternative | soy milk base 96, tricalcium phosphate .3
      =Strawberry Cashew Yogurt Alternative | water 64, cashews 14, strawberry 11, cane sugar 7.5
      =Dairy-Free Cream Cheese Style Spread | water 50, coconut oil 24, almonds 14, tapioca starch 6, salt 1, lactic acid .4 | serving=30,size=8oz,brick=10006996
      =Dairy-Free Cheddar Style Shreds | water 54, coconut oil 23, potato starch 16, salt 1.8, pea protein 1, beta carotene .02, natural flavor .6, lactic acid .3 | serving=28,shape=pouch,size=8oz/pouch,brick=10006996
      =Dairy-Free Mozzarella Style Slices | water 56, coconut oil 23, modified starch 16, salt 1.7, natural flavor .6, lactic acid .3 | serving=20,shape=pouch,size=7oz/pouch,brick=10006996
      =Oat Coffee Creamer, Vanilla | water 76, rolled oats 8, cane sugar 9, canola oil 6, potassium phosphate .6, natural flavor .4 | serving=15,shape=gable-carton,size=25oz/gable-carton,brick=10006976
      =Cultured Cashew Sour Cream Style | water 66, cashews 24, coconut oil 5, salt .5, lactic acid .4 | serving=30,size=12oz,brick=10006976`,
    about: 'Made without milk, cultured like the original. / {name}, creamy and dairy free.',
    twists: 'organic',
    notes: 'Dairy Free / Vegan',
    demand: 0.45,
    nearby: 'tree_nuts soybeans',
    claims: 'free from:Dairy;free from:Lactose',
  },
  {
    department: 'plant',
    brick: '10005823',
    shapes: 'carton pouch',
    sizes: '8oz 10oz 12oz 5lb/case 10lb/case',
    serving: '85 g|3 oz',
    price: 15,
    keep: 'frozen',
    variants: `
      =Plant-Based Burger Patties | water 54, textured pea 19, canola oil 9, coconut oil 5, methylcellulose 2, potato starch 3, beet powder .8, salt .9, yeast extract .6, natural flavor .8, vinegar 1 | serving=113
      =Black Bean Veggie Burgers | black beans 38, cooked brown rice 22, onion 10, corn 8, egg whites 6, wheat gluten 5, canola oil 4, salt .8, chile powder .6, cumin .3 | serving=71
      =Garden Veggie Burgers | mushroom 20, carrot 16, rolled oats 14, cooked brown rice 12, onion 10, water 10, mozzarella 6, egg whites 6, wheat gluten 4, salt .8 | serving=71
      =Soy Veggie Crumbles | water 62, textured soy 28, canola oil 2, salt 1.1, onion powder 1, yeast extract .8, caramel color .1, barley malt .6 | serving=55
      =Plant-Based Chicken Style Nuggets | water 46, soy protein 14, enriched flour 16, soybean oil 10, wheat gluten 6, corn starch 4, salt 1.2, yeast extract .7, spices .6 | serving=85
      =Plant-Based Italian Sausage Style Links | water 50, textured pea 18, coconut oil 8, canola oil 6, rice flour 3, methylcellulose 2.4, salt 1.5, fennel seed .5, paprika .6, garlic powder .5 | serving=76
      =Plant-Based Meatballs | water 50, textured soy 20, onion 8, canola oil 9, bread crumbs 6, wheat gluten 4, salt 1.1, dried oregano .2, garlic powder .5 | serving=84
      =Plant-Based Breakfast Sausage Patties | water 52, textured soy 18, wheat gluten 6, sunflower oil 9, potato starch 3, brown sugar 1, salt 1.3, dried sage .4, black pepper .3 | serving=45
      =Plant-Based Chorizo | water 46, textured soy 22, canola oil 12, vinegar 3, paprika 2, chile powder 1, salt 1.8, garlic powder .7, cumin .3 | cuisine=Mexican,serving=56
      =Falafel Balls | dry chickpeas 44, water 30, onion 9, canola oil 9, parsley 3, garlic 1.4, cumin .6, coriander seed .6, salt 1.1, baking soda .3 | cuisine=Middle Eastern
      =Mycoprotein Cutlets | quorn base 84, egg white powder 4, oat fiber 2, natural flavor .8, salt .7, water 8 | serving=70`,
    about: 'All the protein, none of the meat. / {name}: cook from frozen on the flat-top or in the oven.',
    twists: 'organic',
    notes: 'Cook from Frozen / Good Source of Protein',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'soybeans wheat milk eggs',
  },
  {
    department: 'plant',
    brick: '10005824',
    shapes: 'tray pouch',
    sizes: '8oz 14oz 16oz',
    serving: '85 g|3 oz',
    price: 8,
    keep: 'chilled',
    variants: `
      =Extra Firm Tofu | tofu base 100 | cuisine=Chinese
      =Silken Tofu | silken base 100 | cuisine=Japanese
      =Teriyaki Baked Tofu | tofu base 82, soy sauce 8, cane sugar 5, ginger .6, garlic .6, sesame oil 1 | cuisine=Japanese
      =Sriracha Baked Tofu | tofu base 84, soy sauce 6, cane sugar 3, hot chile 3, vinegar 2, garlic .8 | cuisine=Thai
      =Original Tempeh | tempeh base 92, brown rice 8 | cuisine=Indonesian
      =Five Grain Tempeh | tempeh base 74, brown rice 10, pearled barley 8, millet 8 | cuisine=Indonesian
      =Smoky Tempeh Strips | tempeh base 78, water 8, soy sauce 6, brown sugar 3, smoke flavor .3, vinegar 2, smoked paprika .4
      =Traditional Seitan | water 52, wheat gluten 38, soy sauce 7, yeast extract .6, garlic powder .4 | cuisine=Chinese
      =Smoked Plant-Based Deli Slices | water 56, wheat gluten 22, tofu base 10, soy protein 4, canola oil 4, salt 1.5, smoke flavor .3, onion powder .6 | serving=52
      =Plant-Based Hot Dogs | water 58, soy protein 14, wheat gluten 8, soybean oil 9, salt 1.6, carrageenan .4, smoke flavor .3, paprika .3 | serving=42
      =BBQ Pulled Jackfruit | green jackfruit 66, water 12, tomato paste 6, brown sugar 7, cider vinegar 4, salt .8, smoked paprika .4, onion powder .4 | cuisine=Southern,serving=75`,
    about: 'Pressed, marinated or cultured: plant protein for bowls, wraps and stir-fries.',
    twists: 'organic',
    notes: 'Ready to Cook',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'soybeans wheat',
  },
  {
    department: 'plant',
    brick: '10005825',
    shapes: 'pouch can',
    sizes: '8oz/pouch 10oz/pouch 14oz/can',
    serving: '85 g|1/2 cup',
    price: 9,
    variants: `
      =Textured Soy Protein, Unflavored | textured soy 100 | serving=24,shape=pouch
      =Taco Seasoned Soy Crumbles | textured soy 86, chile powder 4, salt 4, onion powder 2, garlic powder 1.4, cumin 1.4, paprika 1 | serving=24,shape=pouch,cuisine=Mexican
      =Veggie Burger Dry Mix | textured soy 34, rolled oats 26, wheat gluten 18, dried onion 6, bread crumbs 8, salt 2.4, garlic powder 1.2, yeast extract 1.4 | serving=30,shape=pouch
      =Braised Mock Duck | water 44, wheat gluten 30, soybean oil 9, soy sauce 8, cane sugar 6, salt .6 | shape=can,cuisine=Chinese`,
    about: 'A dry-store protein that needs only hot water.',
    notes: 'Shelf Stable Protein',
    cuisine: 'American',
    demand: 0.25,
    nearby: 'soybeans wheat',
  },
  {
    department: 'plant',
    brick: '10008247',
    shapes: 'carton pouch',
    sizes: '8oz 10oz 12oz',
    serving: '85 g|3 oz',
    price: 16,
    keep: 'frozen',
    variants: `
      =Plant-Based Fish Fillets, Breaded | water 42, soy protein 12, bread crumbs 18, soybean oil 12, enriched flour 8, potato starch 4, salt 1, dulse .3, natural flavor .6
      =Plant-Based Tuna Style Flakes | water 56, pea protein 12, fava protein 8, canola oil 8, chickpea flour 6, salt 1, dulse .5, lemon juice 1 | brick=10008251,shape=pouch,keep=dry,size=3.3oz/pouch
      =Plant-Based Crab Style Cakes | hearts of palm 30, chickpeas 16, bread crumbs 16, soybean oil 8, water 12, celery 4, red pepper 5, salt .9, mustard powder .3 | brick=10008254
      =Konjac Shrimp Style Pieces | water 84, konjac 6, potato starch 6, salt .9, paprika .2, dulse .3, lime mineral .2 | brick=10008254`,
    about: 'Sea flavor from seaweed and spice. / {name} for fish-free tacos and baskets.',
    notes: 'From Plants',
    cuisine: 'American',
    demand: 0.25,
    nearby: 'soybeans wheat',
  },
];
