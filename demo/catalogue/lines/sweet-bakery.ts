import type { Line } from '../line.ts';

/** Cookies, cakes, pastry, mixes and pizza. */
export const SWEET_BAKERY: readonly Line[] = [
  {
    department: 'sweetbakery',
    brick: '10000161',
    noun: 'Cookies',
    shapes: 'carton tin pouch',
    sizes: '7oz 9oz 13oz 1oz=28g/pouch 1.5oz=43g/pouch 96ct=2720g/case',
    serving: '30 g|2 cookies',
    price: 11,
    base: 'enriched flour 34, sugar 16, brown sugar 8, palm oil 9, butter 6, eggs 6, salt .5, baking soda .4, vanilla extract .4',
    loss: 9,
    variants: `
      Chocolate Chip | chocolate chips 20
      Soft Baked Chocolate Chip | chocolate chips 18, molasses 2, eggs 8
      Crunchy Double Chocolate Chip | chocolate chips 15, cocoa 5
      Gluten Free Chocolate Chip | enriched flour 0, rice flour 20, tapioca starch 10, almond flour 6, chocolate chips 18, xanthan gum .3 | gf
      Oatmeal Raisin | rolled oats 16, raisins 12, enriched flour 22, cinnamon .5
      Peanut Butter | roasted peanuts 16, peanut flour 4, palm oil 5
      Ginger Snap | molasses 7, ground ginger .9, cinnamon .4, cloves .1
      Shortbread | brown sugar 0, butter 22, palm oil 0, eggs 0, baking soda 0, sugar 14, enriched flour 52 | cuisine=Scottish
      Snickerdoodle | cinnamon .8, sugar 20
      White Chocolate Macadamia | white chocolate 14, macadamias 8
      Vanilla Sandwich Creme | palm oil 16, sugar 30, brown sugar 0, butter 0, eggs 0, soy lecithin .3, enriched flour 42
      Chocolate Sandwich Creme | palm oil 15, sugar 30, brown sugar 0, butter 0, eggs 0, dutch cocoa 5, soy lecithin .3, enriched flour 40
      Fig Filled | dried figs 26, palm oil 4, butter 0, whole wheat flour 10, enriched flour 26 | cuisine=Mediterranean
      Almond Biscotti | almonds 10, palm oil 0, butter 4, almond extract .2, eggs 10 | cuisine=Italian
      Vegan Chocolate Chip | butter 0, eggs 0, chocolate chips 17, coconut oil 6, flaxseed 1
      =Chocolate Chip Cookie Thins | chocolate chips 16, palm oil 12, eggs 3
      =School Whole Grain Chocolate Chip Cookie | whole wheat flour 30, enriched flour 10, butter 0, canola oil 7, palm oil 0, sugar 11, brown sugar 4, chocolate chips 6, apple puree 10, rolled oats 8 | size=1.3oz=37g/pouch,serving=37
      =Old-Fashioned Vanilla Wafers | butter 2, palm oil 9, brown sugar 0, sugar 26, nonfat milk powder 2`,
    about: 'Baked until the edges are crisp. / {name} for the cookie jar, the lunch box or the bakery case.',
    twists: 'organic',
    notes: 'Oven Baked',
    cuisine: 'American',
    demand: 0.8,
    nearby: 'tree_nuts peanuts milk eggs soybeans',
  },
  {
    department: 'sweetbakery',
    brick: '10000171',
    noun: 'Muffins',
    shapes: 'tray carton',
    sizes: '4ct=340g 6ct=480g 72ct=4080g/case',
    serving: '57 g|1 muffin',
    price: 10,
    base: 'enriched flour 28, sugar 20, eggs 12, soybean oil 12, water 14, nonfat milk powder 2, modified starch 1.5, baking powder 1, salt .5, mono and diglycerides .3, natural flavor .3',
    loss: 9,
    keep: 'fresh',
    variants: `
      Blueberry | blueberry 12
      Banana Walnut | banana puree 16, walnuts 5, water 4
      Double Chocolate | cocoa 4, chocolate chips 10
      Lemon Poppy Seed | lemon concentrate 2, poppy seeds 2, natural flavor .4
      Corn | corn meal 16, enriched flour 18, sugar 14 | cuisine=Southern
      Pumpkin Spice | pumpkin 14, cinnamon .5, water 6
      Bran Raisin | wheat bran 10, raisins 10, molasses 3, enriched flour 20
      =Whole Grain Blueberry Muffins, Individually Wrapped | enriched flour 10, whole wheat flour 20, soybean oil 6, sugar 14, apple puree 8, blueberry 10`,
    about: 'Moist crumb, domed top. / {name}: thaw and serve.',
    twists: 'lesssugar',
    notes: 'Thaw & Serve',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'tree_nuts soybeans',
  },
  {
    department: 'sweetbakery',
    brick: '10000170',
    shapes: 'carton carton tray',
    sizes: '16oz 24oz 32oz 40oz',
    serving: '80 g|1 slice',
    price: 11,
    base: 'sugar 20, enriched flour 20, eggs 11, soybean oil 9, water 12, modified starch 1.5, baking powder .8, salt .4, natural flavor .3, mono and diglycerides .3',
    loss: 7,
    keep: 'frozen',
    variants: `
      =New York Cheesecake | cream cheese 48, sour cream 10, enriched flour 6, soybean oil 0, water 0, baking powder 0, butter 4, sugar 18
      =Chocolate Layer Cake | dutch cocoa 5, butter 8, powdered sugar 12, baking soda .4
      =Carrot Cake with Cream Cheese Icing | carrot 12, cream cheese 12, powdered sugar 9, walnuts 4, cinnamon .4
      =Lemon Pound Cake | butter 14, lemon concentrate 2, soybean oil 2
      =Angel Food Cake | soybean oil 0, eggs 0, egg whites 34, sugar 28, baking powder 0, mono and diglycerides 0 | serving=55
      =Tiramisu | cream 18, cream cheese 16, instant coffee .8, cocoa 1.4, soybean oil 2 | cuisine=Italian
      =Fudge Brownies | dutch cocoa 6, chocolate chips 10, sugar 30, water 6, soybean oil 12, baking powder .2 | serving=50
      =Coffee Cake with Cinnamon Crumb | brown sugar 10, butter 7, cinnamon .8, sour cream 6
      =Red Velvet Cupcakes | cream cheese 10, powdered sugar 12, cocoa 1, red 40 .06 | serving=70
      =Tres Leches Cake | condensed milk 14, evaporated milk 16, cream 8, soybean oil 0 | cuisine=Latin American
      =Vegan Chocolate Cake | eggs 0, dutch cocoa 5, apple puree 10, baking soda .5, cider vinegar .6`,
    about: 'Made from scratch, sliced and frozen for even portions. / {name}: thaw, plate and serve.',
    notes: 'Pre-Sliced / Thaw & Serve',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'tree_nuts peanuts soybeans',
  },
  {
    department: 'sweetbakery',
    brick: '10000245',
    shapes: 'carton tray',
    sizes: '8ct=480g 12oz 24oz 34oz',
    serving: '85 g|1 piece',
    price: 9.5,
    base: 'enriched flour 30, water 12, sugar 8, salt .5',
    loss: 9,
    keep: 'frozen',
    variants: `
      =Butter Croissants | butter 24, milk 10, yeast 1.4, eggs 3, enriched flour 46 | cuisine=French,serving=60
      =Chocolate Croissants | butter 20, dark chocolate 10, milk 9, yeast 1.4, eggs 3, enriched flour 42 | cuisine=French,serving=75
      =Apple Pie | apple 42, shortening 15, modified starch 2, cinnamon .4, sugar 14
      =Cherry Pie | tart cherry 40, shortening 15, modified starch 3, sugar 18
      =Pumpkin Pie | pumpkin 32, evaporated milk 14, eggs 8, shortening 11, sugar 14, cinnamon .4
      =Pecan Pie | pecans 18, corn syrup 26, eggs 12, shortening 11, sugar 10, enriched flour 18 | cuisine=Southern
      =Key Lime Pie | condensed milk 36, lime juice 12, eggs 8, shortening 9, enriched flour 18 | cuisine=Southern
      =Glazed Yeast Doughnuts | soybean oil 10, palm oil 8, sugar 18, yeast 1.6, eggs 4, nonfat milk powder 2, enriched flour 44 | serving=52
      =Cinnamon Rolls with Icing | butter 7, sugar 18, yeast 1.4, eggs 4, cinnamon .9, powdered sugar 10, enriched flour 42
      =Cheese Danish | butter 16, cream cheese 16, yeast 1.2, eggs 5, enriched flour 38 | cuisine=Danish
      =Baklava | butterfat 14, walnuts 24, honey 16, pistachios 4, enriched flour 26, sugar 12 | cuisine=Greek,serving=45
      =Churros | soybean oil 16, eggs 4, cinnamon .6, sugar 14, enriched flour 36, water 22 | cuisine=Mexican,serving=50
      =Egg Custard Tarts | milk 24, egg yolks 14, palm oil 14, sugar 16 | cuisine=Portuguese,serving=60`,
    about: 'Bake from frozen for a fresh pastry case. / {name}, rolled and filled by hand.',
    notes: 'Bake from Frozen',
    cuisine: 'American',
    demand: 0.45,
    nearby: 'tree_nuts soybeans milk eggs',
  },
  {
    department: 'baking',
    brick: '10000156',
    noun: 'Mix',
    shapes: 'carton pouch sack',
    sizes: '15oz 18oz 32oz 5lb/sack',
    serving: '40 g|1/3 cup mix',
    price: 5,
    base: 'salt .9, baking powder 2.4',
    variants: `
      Classic Pancake & Waffle | enriched flour 78, sugar 10, whey 4, soybean oil 3, dextrose 2
      Whole Wheat Pancake | whole wheat flour 80, cane sugar 8, nonfat milk powder 4
      Gluten Free Pancake | rice flour 50, tapioca starch 18, sorghum 14, cane sugar 10, xanthan gum .4 | gf
      Yellow Cake | enriched flour 46, sugar 42, palm oil 5, modified starch 3, mono and diglycerides .6
      Devil's Food Cake | enriched flour 42, sugar 42, dutch cocoa 6, palm oil 5, baking soda .5
      Fudge Brownie | sugar 52, enriched flour 30, dutch cocoa 10, palm oil 4, baking powder .3
      Corn Bread | corn meal 38, enriched flour 38, sugar 16, palm oil 4 | cuisine=Southern
      Blueberry Muffin | enriched flour 46, sugar 34, dried blueberries 6, palm oil 6
      Biscuit | enriched flour 78, palm oil 12, whey 3, sugar 2 | cuisine=Southern
      Pizza Dough | bread flour 92, sugar 2, yeast 1.2, baking powder 0, soybean oil 2 | cuisine=Italian
      Chocolate Chip Cookie | enriched flour 42, sugar 28, brown sugar 12, chocolate chips 14, baking powder .6`,
    about: 'Measured and sifted: add liquid and bake. / {name} for consistent batches.',
    twists: 'organic',
    notes: 'Just Add Water & Egg',
    cuisine: 'American',
    demand: 0.4,
    nearby: 'milk eggs soybeans wheat',
  },
  {
    department: 'baking',
    brick: '10000158',
    shapes: 'pouch tin',
    sizes: '8oz 12oz 2lb 5lb',
    serving: '15 g|1 tbsp',
    price: 10,
    variants: `
      =Semisweet Chocolate Chips | chocolate chips 100
      =Dark Chocolate Chunks | dark chocolate 100
      =White Baking Chips | white chocolate 100
      =Natural Cocoa Powder | cocoa 100 | serving=5
      =Dutch Process Cocoa | dutch cocoa 100 | serving=5
      =Double Acting Baking Powder | baking powder 100 | serving=1
      =Baking Soda | baking soda 100 | serving=1
      =Active Dry Yeast | yeast 100 | serving=7
      =Rainbow Sprinkles | sprinkles 100
      =Vanilla Buttercream Frosting | powdered sugar 60, palm oil 22, water 10, corn syrup 8, salt .3, natural flavor .4, mono and diglycerides .8 | serving=33
      =Chocolate Fudge Frosting | powdered sugar 52, palm oil 20, water 11, cocoa 6, corn syrup 9, salt .3 | serving=33
      =Graham Cracker Pie Crust | whole wheat flour 26, enriched flour 30, sugar 18, palm oil 20, honey 3, salt .6 | serving=21
      =Panko Bread Crumbs | bread flour 94, sugar 2, yeast 1.4, salt 1.2 | cuisine=Japanese,serving=30,brick=10000166
      =Italian Style Bread Crumbs | bread flour 84, sugar 2, salt 2.6, dried oregano .6, garlic powder 1.2, dried parsley .6, romano 2 | cuisine=Italian,serving=30,brick=10000166
      =Cornbread Stuffing Mix | corn meal 38, enriched flour 44, salt 2.2, dried onion 3, dried sage .4, celery seed .3, soybean oil 5 | cuisine=Southern,serving=28
      =Garlic Butter Croutons | bread flour 72, butter 10, soybean oil 8, garlic powder 1.6, salt 2, dried parsley .3 | serving=7,brick=10000166`,
    about: 'For the baking shelf: even quality, batch after batch. / {name} for scratch bakers.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.4,
    nearby: 'milk tree_nuts peanuts wheat soybeans',
  },
  {
    department: 'pizza',
    brick: '10000248',
    shapes: 'carton',
    sizes: '12oz 16oz 22oz 29oz',
    serving: '140 g|1/3 pizza',
    price: 9,
    base: 'pizza crust 50, pizza sauce 17',
    loss: 4,
    keep: 'frozen',
    variants: `
      =Four Cheese Pizza | mozzarella 20, provolone 4, parmesan 3, asiago 3
      =Margherita Pizza | fresh mozzarella 24, basil .6, cherry tomato 8
      =Pepperoni Pizza | mozzarella 21, pepperoni 9
      =Supreme Pizza | mozzarella 18, pepperoni 5, italian sausage 6, green pepper 4, onion 3, mushroom 3
      =Spinach & Feta Pizza | mozzarella 15, feta 7, spinach 9, garlic .6 | cuisine=Greek
      =BBQ Chicken Pizza | pizza sauce 4, bbq sauce 12, cooked chicken 12, mozzarella 18, red onion 4 | cuisine=American
      =Cauliflower Crust Cheese Pizza | pizza crust 0, cauliflower 30, rice flour 12, tapioca starch 8, eggs 4, mozzarella 24 | gf
      =Whole Grain School Cheese Pizza | pizza crust 12, whole wheat flour 26, water 12, mozzarella 26 | serving=130
      =Vegetable Pot Pie | pizza crust 0, pizza sauce 0, enriched flour 18, shortening 9, vegetable stock 34, carrot 10, peas 9, potato 12, cream 5, corn starch 2.4, salt .8 | cuisine=American,serving=200
      =Chicken Pot Pie | pizza crust 0, pizza sauce 0, enriched flour 18, shortening 10, chicken stock 32, cooked chicken 13, carrot 8, peas 6, cream 5, corn starch 2.4, salt 1 | cuisine=American,serving=200
      =Quiche Lorraine | pizza crust 0, pizza sauce 0, enriched flour 16, butter 9, eggs 24, cream 24, swiss 12, bacon 8, salt .3 | cuisine=French,serving=130
      =Beef Empanadas | pizza crust 0, pizza sauce 0, enriched flour 34, lard 8, water 14, beef 80 26, onion 9, green olives 3, cumin .3, salt .9 | cuisine=Latin American,serving=120
      =Potato & Pea Samosas | pizza crust 0, pizza sauce 0, enriched flour 30, canola oil 9, potato 36, peas 12, ginger 1, cumin .4, coriander seed .4, turmeric .2, salt 1 | cuisine=Indian,serving=85
      =Spanakopita Triangles | pizza crust 0, pizza sauce 0, enriched flour 26, water 12, olive oil 8, spinach 24, feta 16, onion 5, eggs 4, dill .4 | cuisine=Greek,serving=85`,
    about: 'From the freezer to the oven in minutes. / {name}, filled and frozen the day it is made.',
    notes: 'Bake from Frozen / Oven Ready',
    cuisine: 'Italian',
    demand: 0.65,
    nearby: 'soybeans eggs',
  },
];
