import type { Line } from '../line.ts';

/** Dressings, dips, salsa, pickles and spreads. */
export const DIPS_AND_PICKLES: readonly Line[] = [
  {
    department: 'dressing',
    brick: '10000200',
    noun: 'Dressing',
    shapes: 'bottle-pet bottle-glass',
    sizes:
      '8floz=240g/bottle-glass 12floz=355g/bottle-pet 16floz=470g/bottle-pet 1.5oz=43g/sachet 1gal=3800g/pail',
    serving: '30 g|2 tbsp',
    price: 9,
    base: 'salt 1.5, xanthan gum .3',
    variants: `
      Buttermilk Ranch | soybean oil 46, cultured buttermilk 28, water 14, egg yolks 3, sugar 3, vinegar 4, garlic powder .6, onion powder .6, dried dill .1, dried parsley .1, potassium sorbate .1
      Light Ranch | water 44, cultured buttermilk 24, soybean oil 20, modified starch 3, egg yolks 2, sugar 3, vinegar 3, garlic powder .6, onion powder .5
      Zesty Italian | soybean oil 36, water 30, vinegar 20, sugar 6, garlic 1.6, red pepper 1, dried oregano .4, salt 2
      Balsamic Vinaigrette | balsamic vinegar 30, olive oil 22, soybean oil 20, water 20, sugar 4, dijon 2 | cuisine=Italian
      Low Sodium Balsamic Vinaigrette | balsamic vinegar 32, olive oil 30, water 30, honey 5, garlic 1, salt .15 | cuisine=Italian
      Creamy Caesar | soybean oil 48, water 24, parmesan 7, egg yolks 4, vinegar 6, anchovy 1, garlic 1.4, worcestershire 1, dijon 1.4 | cuisine=Italian
      Blue Cheese | soybean oil 46, water 18, blue cheese 12, sour cream 10, vinegar 5, egg yolks 4, sugar 2
      Thousand Island | soybean oil 40, water 16, tomato paste 8, sugar 12, dill pickles 10, vinegar 7, egg yolks 4
      Honey Mustard | soybean oil 40, water 16, honey 20, prepared mustard 14, vinegar 5, egg yolks 3
      Greek Feta | canola oil 42, water 22, red wine vinegar 14, feta 10, lemon juice 3, dried oregano .5, garlic 1 | cuisine=Greek
      Sesame Ginger | soybean oil 34, water 22, soy sauce 12, rice vinegar 12, sugar 11, ginger 3, sesame seeds 1.4, sesame oil 2, salt 0 | cuisine=Japanese
      French | soybean oil 40, sugar 18, water 18, vinegar 13, tomato paste 6, paprika 1
      Raspberry Vinaigrette | water 30, canola oil 24, raspberry 16, sugar 14, red wine vinegar 12
      Lemon Tahini | water 34, tahini 28, sunflower oil 18, lemon juice 14, garlic 1.4 | cuisine=Middle Eastern
      Green Goddess | avocado oil 38, water 26, avocado 10, lemon juice 8, parsley 5, chives 3, garlic 1, egg yolks 3
      Fat Free Raspberry Vinaigrette | water 58, sugar 18, raspberry 12, red wine vinegar 10, modified starch 1.2`,
    about: 'Whisked in small batches for salad bars and dinner tables. / {name}: shake, pour, toss.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'milk eggs soybeans',
  },
  {
    department: 'dip',
    brick: '10000199',
    shapes: 'tub',
    sizes: '2oz=57g/tub 8oz 10oz 16oz 5lb/pail',
    serving: '30 g|2 tbsp',
    price: 11,
    base: 'salt .8',
    keep: 'chilled',
    variants: `
      =Classic Hummus | chickpeas 56, tahini 16, water 14, canola oil 7, lemon juice 4, garlic 1, citric acid .1 | cuisine=Middle Eastern
      =Roasted Red Pepper Hummus | chickpeas 50, tahini 14, red pepper 14, water 10, canola oil 6, lemon juice 3, garlic 1 | cuisine=Middle Eastern
      =Lower Sodium Hummus | chickpeas 58, tahini 16, water 16, olive oil 4, lemon juice 5, garlic 1.2, salt .3 | cuisine=Middle Eastern
      =Baba Ganoush | eggplant 66, tahini 16, lemon juice 6, canola oil 6, garlic 1.4 | cuisine=Lebanese
      =Classic Guacamole | avocado 84, onion 5, jalapeno 3, lime juice 3, cilantro 2, garlic .6, ascorbic acid .2 | cuisine=Mexican
      =Tzatziki | strained whole yogurt 66, cucumber 22, sour cream 6, garlic 1, dill .6, lemon juice 2 | cuisine=Greek
      =French Onion Dip | sour cream 84, water 8, dried onion 4, modified starch 1.4, yeast extract .3, guar gum .2
      =Spinach Artichoke Dip | cream cheese 28, spinach 22, artichoke 16, sour cream 14, parmesan 6, mozzarella 8, garlic .8
      =White Queso Dip | milk 40, monterey jack 30, water 10, green chile 8, modified starch 3, butter 4, sodium phosphate .6 | cuisine=Mexican
      =Buffalo Chicken Dip | cream cheese 34, cooked chicken 26, hot sauce 12, cheddar 14, sour cream 10
      =Black Bean Dip | black beans 78, tomato 8, onion 5, canola oil 3, lime juice 2, cumin .4, chile powder .4 | cuisine=Mexican
      =Olive Tapenade | kalamata 52, green olives 24, olive oil 14, capers 5, garlic 1.4, salt 0 | cuisine=French
      =Pimento Cheese | cheddar 52, mayonnaise 26, red pepper 10, cream cheese 10, salt .2 | cuisine=Southern
      =Muhammara | red pepper 50, walnuts 22, bread crumbs 7, pomegranate juice 6, olive oil 9, cumin .4, red pepper flakes .3 | cuisine=Syrian
      =Chicken Liver Pate | chicken liver 58, butter 18, onion 8, cream 8, sherry 3, spices .3, salt 1.2 | brick=10000064,cuisine=French`,
    about: 'Made fresh and sealed cold. / {name} for snack boxes, mezze and parties.',
    twists: 'organic',
    notes: 'Made Fresh',
    cuisine: 'American',
    demand: 0.6,
    nearby: 'sesame milk',
  },
  {
    department: 'latin',
    brick: '10000280',
    shapes: 'jar jar tub',
    sizes: '16oz/jar 24oz/jar 16oz/tub 1gal=4000g/pail',
    serving: '30 g|2 tbsp',
    price: 7,
    base: 'salt 1.2',
    cuisine: 'Mexican',
    variants: `
      =Mild Salsa | tomato 56, tomato puree 20, onion 10, green chile 6, vinegar 3, cilantro 1, garlic .6
      =Medium Chunky Salsa | tomato 54, tomato puree 18, onion 10, jalapeno 7, vinegar 3, garlic .8, cilantro 1
      =Hot Fire Roasted Salsa | tomato 56, tomato puree 16, onion 9, jalapeno 8, chipotle 1.4, vinegar 3, garlic 1
      =Salsa Verde | tomatillo 66, onion 10, jalapeno 7, water 10, cilantro 2.4, garlic .8
      =Mango Peach Salsa | mango 30, peach 22, tomato 20, sugar 6, onion 6, jalapeno 4, vinegar 4, red pepper 6
      =Black Bean & Corn Salsa | tomato 36, black beans 22, corn 18, onion 7, jalapeno 4, vinegar 3, cilantro 1
      =Pico de Gallo | tomato 66, onion 18, jalapeno 6, cilantro 4, lime juice 5, salt .8 | keep=chilled,shape=tub,brick=10000054
      =Low Sodium Salsa | tomato 60, tomato puree 20, onion 10, green chile 6, lime juice 3, cilantro 1, salt .12`,
    about: 'Roasted peppers, ripe tomatoes and fresh cilantro. / {name} for chips, eggs and tacos.',
    twists: 'organic',
    notes: 'Restaurant Style',
    demand: 0.6,
  },
  {
    department: 'pickle',
    brick: '10000244',
    shapes: 'jar jar pouch',
    sizes: '16oz/jar 24oz/jar 32oz/jar 1gal=3800g/pail',
    serving: '28 g|1 oz',
    price: 6.5,
    base: 'water 32, vinegar 12, salt 2.4',
    variants: `
      =Kosher Style Dill Spears | cucumber 58, dill .6, garlic .8, calcium chloride .2, turmeric .02
      =Bread & Butter Pickle Chips | cucumber 54, sugar 18, onion 4, mustard seed .4, turmeric .05
      =Low Sodium Dill Chips | cucumber 60, dill .6, garlic .8, calcium chloride .3, salt .4
      =Sweet Gherkins | cucumber 52, sugar 22, mustard seed .2
      =Pickled Jalapeno Slices | jalapeno 58, calcium chloride .2 | cuisine=Mexican
      =Banana Pepper Rings | sweet peppers 58, calcium chloride .2, turmeric .02 | cuisine=Italian
      =Pickled Beets | beet 60, sugar 9, salt 1 | cuisine=Eastern European
      =Pickled Okra | okra 56, hot chile 1, garlic .8, dill .4 | cuisine=Southern
      =Giardiniera | cauliflower 20, carrot 18, celery 12, red pepper 8, soybean oil 10, water 18, hot chile 1 | cuisine=Italian
      =Sauerkraut | sauerkraut base 97, water 0, vinegar 0, salt 1.8 | cuisine=German
      =Napa Cabbage Kimchi | napa cabbage 76, daikon 8, red pepper flakes 3, garlic 3, ginger 1, fish sauce 2, water 4, vinegar 0, scallion 2 | cuisine=Korean,keep=chilled
      =Vegan Kimchi | napa cabbage 78, daikon 9, red pepper flakes 3, garlic 3, ginger 1, water 4, vinegar 0, scallion 2 | cuisine=Korean,keep=chilled
      =Sliced Sushi Ginger | ginger 62, sugar 9, rice vinegar 12, vinegar 0, salt 1.6, water 16 | cuisine=Japanese,serving=15
      =Roasted Red Peppers | red pepper 76, water 20, vinegar 0, salt .8, citric acid .2 | cuisine=Italian
      =Castelvetrano Olives | green olives 78, water 20, vinegar 0, salt 1, lactic acid .3 | brick=10000239,serving=15,cuisine=Italian
      =Pitted Kalamata Olives | kalamata 72, water 22, vinegar 2, salt 1.6, red wine vinegar 3 | brick=10000239,serving=15,cuisine=Greek
      =Pimento Stuffed Green Olives | green olives 72, red pepper 5, water 20, vinegar 0, salt 1.6, lactic acid .3 | brick=10000239,serving=15,cuisine=Spanish
      =Sliced Ripe Black Olives | ripe olives 70, water 29, vinegar 0, salt .8 | brick=10000239,serving=15,shape=can,size=6oz/can
      =Nonpareil Capers | capers 98, vinegar 2, water 0, salt 0 | brick=10000239,serving=5,size=3.5oz/jar,cuisine=Italian
      =Hot Pepper Relish | hot chile 40, red pepper 24, vinegar 16, sugar 14, water 4 | brick=10000180,serving=15
      =Marinated Artichoke Hearts | artichoke 58, soybean oil 20, water 14, vinegar 5, garlic .8, dried oregano .3, salt 1.2 | cuisine=Italian`,
    about: 'Packed by hand while the crop is crisp. / {name} for burgers, boards and bar trays.',
    twists: 'organic',
    notes: 'Crisp & Tangy',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'mustard celery',
  },
  {
    department: 'spread',
    brick: '10000187',
    shapes: 'jar jar pail',
    sizes: '16oz/jar 18oz/jar 28oz/jar 1.15oz=32g/sachet 35lb/pail',
    serving: '32 g|2 tbsp',
    price: 9,
    variants: `
      =Creamy Peanut Butter | roasted peanuts 91, sugar 5, palm oil 2.4, salt 1, molasses .5
      =Crunchy Peanut Butter | roasted peanuts 91, sugar 5, palm oil 2.4, salt 1, molasses .5
      =Natural Creamy Peanut Butter, Just Peanuts | roasted peanuts 100
      =Natural Crunchy Peanut Butter | roasted peanuts 99.3, sea salt .7
      =Unsalted Peanut Butter | roasted peanuts 100
      =Honey Roasted Peanut Butter | roasted peanuts 84, honey 11, sugar 2, palm oil 2, salt .8
      =Reduced Fat Peanut Butter | roasted peanuts 60, glucose syrup 20, sugar 6, pea protein 8, salt 1, palm oil 3
      =Powdered Peanut Butter | peanut flour 88, sugar 10, salt 1.2 | serving=12,shape=jar,size=6.5oz/jar
      =Chocolate Peanut Butter Spread | roasted peanuts 62, sugar 22, cocoa 6, palm oil 8, salt .6
      =Creamy Almond Butter | almond butter 99.2, sea salt .6 | price=24
      =Cashew Butter | cashews 96, sunflower oil 3.4, salt .5 | price=26
      =Chocolate Hazelnut Spread | sugar 48, palm oil 20, hazelnuts 14, cocoa 8, nonfat milk powder 8, sunflower lecithin .5, vanilla extract .2 | serving=37,cuisine=Italian
      =Sunflower Seed Butter | sunflower seeds 92, cane sugar 6, salt .9 | price=14
      =Cookie Butter Spread | enriched flour 30, sugar 26, canola oil 24, palm oil 12, brown sugar 6, cinnamon .6, soy lecithin .4, baking soda .3 | cuisine=Belgian,serving=30
      =Marshmallow Creme | corn syrup 58, sugar 28, egg white powder 3, water 10, natural flavor .2 | serving=12`,
    about: 'Ground smooth from freshly roasted nuts. / {name} for toast, sauces and baking.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.75,
    nearby: 'peanuts tree_nuts milk soybeans sesame',
  },
  {
    department: 'spread',
    brick: '10000217',
    shapes: 'jar jar tub',
    sizes: '12oz/jar 18oz/jar 0.5oz=14g/sachet 4lb/pail',
    serving: '20 g|1 tbsp',
    price: 8,
    base: 'pectin .8, citric acid .3',
    variants: `
      =Strawberry Jam | strawberry 50, sugar 48
      =Concord Grape Jelly | grape juice 48, corn syrup 30, sugar 20
      =Red Raspberry Preserves | raspberry 50, sugar 48
      =Apricot Preserves | apricot 50, sugar 48
      =Blackberry Fruit Spread, No Sugar Added | blackberry 62, white grape concentrate 36
      =Strawberry Fruit Spread, Less Sugar | strawberry 66, cane sugar 24, water 8, calcium chloride .1
      =Orange Marmalade | orange 34, sugar 56, water 9, orange oil .05 | cuisine=British
      =Fig Spread | dried figs 30, cane sugar 34, water 32, lemon juice 3 | cuisine=Mediterranean
      =Apple Butter | apple 68, cider vinegar 2, brown sugar 28, cinnamon .6, cloves .1, pectin 0
      =Guava Paste | guava 52, cane sugar 46 | cuisine=Caribbean,shape=tin,size=21oz/tin
      =Red Pepper Jelly | sugar 56, red pepper 20, cider vinegar 14, water 8, hot chile 1 | cuisine=Southern
      =Lemon Curd | sugar 38, eggs 20, butter 18, lemon juice 22, pectin .5 | cuisine=British
      =Clover Honey | honey 100, pectin 0, citric acid 0 | brick=10000213,serving=21
      =Raw Wildflower Honey | honey 100, pectin 0, citric acid 0 | brick=10000213,serving=21
      =Hot Honey | honey 97, hot chile 1.6, cider vinegar 1, pectin 0, citric acid 0 | brick=10000213,serving=21
      =Vegan Honey Style Syrup | agave syrup 72, brown rice syrup 26, natural flavor .4, pectin 0 | brick=10006848,serving=21`,
    about: 'Fruit first, cooked quickly in open pans. / {name} for toast, pastry and cheese.',
    twists: 'organic',
    cuisine: 'American',
    demand: 0.5,
  },
];
