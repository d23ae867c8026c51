import type { Line } from '../line.ts';

/** Puddings and toppings, food for infants, variety packs, and what Asian pharmacies sell as delicacies. */
export const DESSERTS_AND_INFANTS: readonly Line[] = [
  {
    department: 'dessert',
    brick: '10000312',
    shapes: 'tub tub carton',
    sizes: '3.25oz=92g/tub 4ct=368g/carton 48ct=4420g/case',
    serving: '92 g|1 cup',
    price: 6,
    variants: `
      =Chocolate Pudding Cup | skim milk 70, sugar 17, modified starch 5, cocoa 3, palm oil 3, salt .3, carrageenan .1
      =Vanilla Pudding Cup | skim milk 74, sugar 16, modified starch 5, palm oil 3, salt .3, natural flavor .2, beta carotene .01
      =Tapioca Pudding Cup | skim milk 70, sugar 15, tapioca starch 7, palm oil 3, eggs 2, salt .3, natural flavor .2
      =Butterscotch Pudding Cup | skim milk 72, brown sugar 17, modified starch 5, palm oil 3, salt .4, caramel color .05
      =Rice Pudding | milk 66, cooked rice 20, sugar 11, cinnamon .1, vanilla extract .3, salt .2 | cuisine=Scandinavian,keep=chilled,brick=10000197
      =Strawberry Gelatin Cup | water 82, sugar 16, gelatin 1.4, citric acid .3, red 40 .01, artificial flavor .1
      =Sugar Free Orange Gelatin Cup | water 96, gelatin 1.6, citric acid .4, aspartame .06, acesulfame .02, yellow 5 .01, artificial flavor .1
      =Plant-Based Chocolate Pudding | water 58, coconut milk 20, cane sugar 14, tapioca starch 5, cocoa 3.4, salt .2 | brick=10008458,keep=chilled
      =Flan with Caramel Sauce | milk 56, sugar 20, eggs 16, condensed milk 8, vanilla extract .3 | cuisine=Spanish,keep=chilled,brick=10000197
      =Panna Cotta with Berries | cream 40, milk 32, sugar 13, raspberry 14, gelatin .9, vanilla beans .05 | cuisine=Italian,keep=chilled,brick=10000197
      =Chocolate Mousse | cream 44, milk 20, dark chocolate 22, egg whites 8, sugar 6 | cuisine=French,keep=chilled,brick=10000197`,
    about: 'Spoonable comfort in a single cup. / {name} for lunch boxes, trays and dessert bars.',
    notes: 'Single Serve',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'milk eggs',
  },
  {
    department: 'dessert',
    brick: '10000195',
    shapes: 'bottle-pet jar carton',
    sizes: '12oz/bottle-pet 15oz/bottle-pet 11.5oz/jar 3.4oz=96g/carton',
    serving: '30 g|2 tbsp',
    price: 9,
    variants: `
      =Chocolate Syrup | high fructose corn syrup 40, water 24, sugar 20, cocoa 12, salt .4, potassium sorbate .1, xanthan gum .2
      =Hot Fudge Topping | sugar 34, corn syrup 22, milk 16, dutch cocoa 10, palm kernel oil 10, butter 5, salt .4 | shape=jar
      =Caramel Topping | caramel 72, water 16, sugar 12, salt .4
      =Strawberry Dessert Topping | strawberry 42, sugar 36, water 18, modified starch 2, citric acid .3
      =Vanilla Instant Pudding Mix | sugar 76, modified starch 18, sodium phosphate 3, salt .8, natural flavor .8, turmeric color .1 | shape=carton,serving=24
      =Chocolate Instant Pudding Mix | sugar 70, modified starch 16, cocoa 9, sodium phosphate 3, salt .6 | shape=carton,serving=28
      =Raspberry Gelatin Mix | sugar 88, gelatin 9, citric acid 2, artificial flavor .4, red 40 .06 | shape=carton,serving=21
      =Dulce de Leche | condensed milk 96, sugar 4, baking soda .1 | cuisine=Argentine,shape=jar`,
    about: 'For sundaes, shakes and plated desserts.',
    cuisine: 'American',
    demand: 0.35,
    nearby: 'milk soybeans',
  },
  {
    department: 'baby',
    brick: '10000104',
    shapes: 'jar pouch tub carton',
    sizes: '4oz=113g/pouch 4oz=113g/jar 3.5oz=99g/pouch',
    serving: 'pack|1 package',
    price: 13,
    variants: `
      =Apple Baby Food Puree | apple puree 98, water 2, ascorbic acid .1
      =Banana Baby Food Puree | banana puree 96, water 3, ascorbic acid .1, citric acid .2
      =Sweet Potato Baby Food Puree | sweet potato 72, water 28
      =Carrot & Pea Baby Food Puree | carrot 46, peas 26, water 28
      =Pear Spinach Mango Baby Food Puree | pear puree 58, mango puree 28, spinach 13, lemon juice .6
      =Chicken & Rice Baby Food Dinner | water 52, cooked chicken 16, carrot 16, cooked brown rice 14, canola oil 1
      =Turkey & Vegetable Baby Food Dinner | water 50, turkey breast 15, sweet potato 18, peas 10, cooked rice 6
      =Prune Baby Food Puree | prunes 40, water 60
      =Oatmeal Infant Cereal | oat flour 97, tricalcium phosphate 1.6, sunflower lecithin .6, infant vitamins .35 | shape=carton,size=8oz/carton,serving=15
      =Rice Infant Cereal | rice flour 97, tricalcium phosphate 1.6, sunflower lecithin .6, infant vitamins .35 | shape=carton,size=8oz/carton,serving=15
      =Multigrain Infant Cereal | whole wheat flour 44, oat flour 30, rice flour 23, tricalcium phosphate 1.6, infant vitamins .35 | shape=carton,size=8oz/carton,serving=15
      =Strawberry Apple Toddler Puffs | rice flour 66, oat flour 18, apple concentrate 8, sunflower oil 4, freeze dried strawberries 2, infant vitamins .2 | shape=tub,size=1.5oz/tub,serving=7
      =Banana Teething Wafers | jasmine rice 70, tapioca starch 16, banana puree 12, cane sugar 4 | loss=6,shape=carton,size=1.7oz/carton,serving=4
      =Peanut Puffs for Toddlers | corn meal 46, peanuts 40, sunflower oil 12, salt .2 | shape=pouch,size=2.1oz/pouch,serving=12
      =Whole Milk Yogurt Melts, Mixed Berry | cultured milk 300, banana puree 40, strawberry puree 40, tapioca starch 8, infant vitamins .1 | loss=72,shape=pouch,size=1oz/pouch,serving=7
      =Milk-Based Infant Formula Powder | nonfat milk powder 42, sunflower oil 14, coconut oil 7, soybean oil 7, whey protein 5, maltodextrin 22, calcium carbonate .6, infant vitamins .4, soy lecithin .4 | brick=10000575,shape=tin,size=22oz/tin,serving=8.8
      =Soy-Based Infant Formula Powder | corn syrup 48, soy protein 16, sunflower oil 13, coconut oil 7, soybean oil 7, calcium carbonate 1.4, potassium citrate 1.4, infant vitamins .4 | brick=10000575,shape=tin,size=20oz/tin,serving=8.8`,
    about: 'Cooked gently and tested in every batch. / {name} for little eaters and childcare kitchens.',
    twists: 'organic',
    notes: 'No Artificial Colors / For Little Eaters',
    demand: 0.4,
    copies: 2,
  },
  {
    department: 'variety',
    brick: '10000590',
    shapes: 'case carton carton',
    sizes: '12ct=420g/carton 20ct=560g/carton 30ct=850g/case 40ct=1130g/case 60ct=1700g/case',
    serving: '28 g|1 package',
    price: 22,
    variants: `
      =Office Snack Variety Pack | snack chips base 40, pretzel pieces 20, cookies base 20, roasted peanuts 20
      =Chip Variety Pack | snack chips base 74, tortilla chips base 26
      =Healthy Snack Sampler | trail mix base 30, granola bar base 36, raisins 18, popped corn base 16
      =School Whole Grain Snack Variety Pack | popped corn base 30, whole grain crackers base 38, granola bar base 32
      =Cookie & Cracker Variety Pack | cookies base 46, crackers base 54
      =Nut & Dried Fruit Gift Box | almonds 24, cashews 20, pistachios 18, dates 20, dried apricots 18
      =Breakfast Variety Box | granola bar base 34, cereal base 36, dried cranberries 30
      =Movie Night Snack Box | popped corn base 36, milk chocolate 28, candy base 36
      =Gluten Free Snack Box | popped corn base 40, almonds 22, apple crisps 18, dark chocolate 20 | gf
      =Protein Snack Assortment | jerky base 34, almonds 36, pumpkin seeds 30
      =Emergency Meal Kit, One Day | granola bar base 30, crackers base 26, peanut butter base 26, raisins 18 | brick=10008058,serving=100
      =Hospitality Welcome Basket | dark chocolate 22, almonds 22, crackers base 28, cookies base 28
      =Kids Lunch Box Assortment | fruit snacks base 34, whole grain crackers base 34, pretzel pieces 32
      =International Candy Sampler | candy base 52, milk chocolate 30, sesame seeds 18`,
    about:
      'Several favorites in one box, individually wrapped. / {name} for break rooms, schools and travel.',
    notes: 'Individually Wrapped Assortment',
    cuisine: 'American',
    demand: 0.3,
    nearby: 'milk wheat soybeans peanuts tree_nuts',
    copies: 2,
  },
  {
    department: 'delicacy',
    brick: '10008449',
    shapes: 'jar carton tin',
    sizes: '2.5oz=70g/jar 6ct=420g/carton 8.8oz=250g/jar',
    serving: '70 g|1 jar',
    price: 120,
    cuisine: 'Chinese',
    variants: `
      =Bird's Nest with Rock Sugar | water 86, rock sugar 11, bird nest 2.4
      =Bird's Nest, Reduced Sugar | water 92, rock sugar 5, bird nest 2.4
      =Bird's Nest, Sugar Free | water 97, bird nest 2.4, monk fruit .04
      =Bird's Nest with Ginseng & Rock Sugar | water 85, rock sugar 11, bird nest 2, ginger 1
      =Bird's Nest with Red Dates | water 78, rock sugar 9, dates 10, bird nest 2.2
      =Bird's Nest with Honey | water 85, honey 12, bird nest 2.4
      =Donkey-Hide Gelatin Blocks | donkey gelatin 92, rock sugar 6, sherry 2 | brick=10008450,shape=carton,size=8.8oz=250g/carton,serving=5,price=300
      =Donkey-Hide Gelatin Cake with Walnut | donkey gelatin 22, walnuts 22, sesame seeds 20, rock sugar 22, dates 14 | brick=10008450,shape=tin,size=7oz=200g/tin,serving=20,price=160
      =Dried Bird's Nest Cups | bird nest 100 | brick=10008451,shape=tin,size=1.8oz=50g/tin,serving=5,price=2600
      =Dried Bird's Nest Strips | bird nest 100 | brick=10008451,shape=tin,size=3.5oz=100g/tin,serving=5,price=1900`,
    about: 'A banquet delicacy, cleaned and sorted by hand. / {name} for celebration menus and gift boxes.',
    notes: 'For Gifting',
    demand: 0.15,
  },
];
