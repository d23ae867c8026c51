import type { NameRow } from './name-row.ts';

/** Fruit, vegetables, dishes, sauces and what goes with them. */
export const DISH_NAMES: readonly NameRow[] = [
  [
    'fresh fruit, apple, banana, orange, pear, grape, melon, watermelon, cantaloupe, kiwi, mango, pineapple, grapefruit, plum, nectarine, clementine, mandarin, avocado, apple slice, sliced apple, fruit tray, fruit salad, fruit bowl, strawberry, blueberry, raspberry, blackberry, cranberry, apricot, papaya, guava, pomegranate, aril, pomegranate aril, berry, mixed berry, peach, cherry, passion fruit, dragon fruit, persimmon, tangerine, lychee, guanabana, soursop',
    'fresh_fruit',
  ],
  [
    'frozen fruit, frozen strawberry, frozen blueberry, frozen mango, frozen berry, frozen raspberry, frozen peach, frozen cherry, frozen mixed berry, frozen pineapple, frozen banana',
    'frozen_fruit',
  ],
  [
    'fruit cup, fruit cocktail, applesauce, apple sauce, canned fruit, peach slice, sliced peach, pear half, mandarin orange, pineapple chunk, pineapple slice, pineapple tidbit, crushed pineapple, apricot half, fruit mix, mixed fruit, diced peach, diced pear, fruit, maraschino cherry, cranberry sauce, fruit puree, peach half, fruit in syrup, pie cherry, fruit pouch, fruit sauce, squeezable fruit',
    'canned_fruit',
  ],
  [
    'raisin, dried fruit, prune, dried cranberry, craisin, dried apricot, date, fig, dried mango, dried cherry, dried apple, freeze dried fruit, currant, dried plum, dried pineapple, dried blueberry, fruit leather, fruit strip, golden raisin, banana chip, medjool date, dried banana, dried papaya, freeze dried strawberry, sun dried fruit, dried strawberry, dried peach, dried pear, dried berry, dried fig, dried date, sweetened dried cranberry, coconut flake, flaked coconut, shredded coconut, coconut chip, pitted date, date roll, fruit roll, dried pomegranate aril, fruit sec, fruit seche, fruits secs',
    'dried_fruit',
  ],
  [
    'salad, lettuce, spinach, kale, carrot, baby carrot, broccoli, cauliflower, cucumber, pepper, onion, celery, cabbage, arugula, romaine, tomato, potato, sweet potato, mushroom, coleslaw mix, salad kit, vegetable tray, spring mix, bell pepper, radish, zucchini, squash, salad mix, baby spinach, grape tomato, chopped salad, salad blend, sprout, alfalfa sprout, bean sprout, pea, green bean, corn, sweet corn, asparagus, beet, pumpkin, okra, collard green, leafy green, butternut squash, brussels sprout, leek, turnip, eggplant',
    'fresh_vegetable',
  ],
  [
    'frozen vegetable, frozen broccoli, frozen pea, frozen corn, frozen spinach, steamable vegetable, vegetable medley, stir fry vegetable, mixed vegetable, vegetable blend, frozen green bean, riced cauliflower, broccoli floret, broccoli cut, cauliflower rice',
    'frozen_vegetable',
  ],
  [
    'canned vegetable, cut green bean, whole kernel corn, sweet pea, diced tomato, crushed tomato, tomato paste, tomato puree, stewed tomato, whole tomato, peeled tomato, sliced carrot, artichoke, artichoke heart, hearts of palm, bamboo shoot, water chestnut, sauerkraut, roasted red pepper, green chile, vegetable, yam, cream style corn, plum tomato, sun dried tomato, baby corn, hominy, kimchi, cut corn, green chili, cream style',
    'canned_vegetable',
  ],
  [
    'bean, black bean, kidney bean, pinto bean, chickpea, garbanzo, garbanzo bean, lentil, refried bean, baked bean, lima bean, butter bean, navy bean, split pea, great northern bean, cannellini bean, white bean, black eyed pea, edamame, mung bean, red bean, chili bean, soybean',
    'beans',
  ],
  [
    'pickle, relish, olive, gherkin, pickled vegetable, jalapeno, pepperoncini, caper, giardiniera, banana pepper, dill pickle, dill, pickled beet, sweet relish, pickle spear, pickle chip, kosher dill, green olive, black olive, pickled pepper, cocktail onion, grape leaf, grape leave',
    'pickle',
  ],
  [
    'french fry, fry, fries, tater tot, hash brown, potato wedge, potato puff, onion ring, sweet potato fry, sweet potato fries, potato crown, steak fries, crinkle cut fries',
    'fries',
  ],
  [
    'sugar, brown sugar, cane sugar, sweetener, stevia, honey, syrup, maple syrup, agave, molasses, corn syrup, powdered sugar, pancake syrup, agave nectar, sucralose sweetener, raw sugar, monk fruit sweetener, agave syrup, sugar substitute',
    'sweetener',
  ],
  [
    'jam, jelly, preserve, marmalade, fruit spread, hazelnut spread, apple butter, fruit butter, marshmallow creme, dulce de leche, cookie butter, lemon curd, confiture, chocolate spread, chocolate hazelnut spread, pate a tartiner',
    'sweet_spread',
  ],
  [
    'seasoning, spice, salt, sea salt, pepper mill, herb, rub, cinnamon, garlic powder, onion powder, oregano, basil, paprika, cumin, vinegar, cider vinegar, balsamic vinegar, extract, chili powder, black pepper, seasoning mix, taco seasoning, bay leaf, curry powder, turmeric, parsley, seasoning blend, meat tenderizer, thyme, rosemary, nutmeg, gravy mix, apple cider vinegar, garlic salt, bacon bit, ginger, clove, liquid smoke, salad topping, breading, cooking wine, vanilla bean, distilled vinegar, wine vinegar, rice vinegar, chili pepper, chili lime, red chili, chicken seasoning, rotisserie chicken seasoning, pork seasoning, bacon seasoning, steak seasoning, fish seasoning, beef seasoning, fish fry, chicken fry, fish breading, chicken coating, stew seasoning, chicken base seasoning',
    'seasoning',
  ],
  [
    'broth, stock, bouillon, bone broth, chicken broth, beef broth, vegetable broth, soup base, bouillon cube, chicken stock, beef stock, beef base, chicken base, ham base, clam juice, fish stock, fish sauce base',
    'broth',
  ],
  [
    'sauce, ketchup, mustard, mayonnaise, mayo, bbq sauce, barbecue sauce, hot sauce, soy sauce, pasta sauce, pizza sauce, gravy, marinade, teriyaki, alfredo, pesto, salsa verde, tomato sauce, teriyaki sauce, wing sauce, steak sauce, glaze, enchilada sauce, horseradish, wasabi, tartar sauce, cocktail sauce, worcestershire sauce, catsup, chutney, aioli, chocolate syrup, ice cream topping, marinara, marinara sauce, simmer sauce, cooking sauce, spaghetti sauce, chili sauce, relish sauce, sriracha, tapenade, curry paste, miso, sandwich spread, coconut milk, coconut cream',
    'sauce',
  ],
  [
    'dip, hummus, salsa, guacamole, queso, bean dip, spinach dip, french onion dip, pico de gallo, artichoke dip, cheese dip, salsa con queso, tzatziki, baba ganoush, ranch dip, caramel dip',
    'dip',
  ],
  [
    'ice cream, frozen yogurt, sherbet, sorbet, gelato, popsicle, ice pop, pudding, gelatin, custard, frozen dessert, ice cream bar, ice cream sandwich, mousse, fudge bar, juice bar, fruit pop, ice bar, frozen dairy dessert, ice cream cone, sundae, parfait, flan, creme brulee, tiramisu, rice pudding, gelatin dessert, freezer pop, light ice cream, freeze pop, frozen novelty, panna cotta, trifle, ice cream cake, italian ice, fruit ice, pudding cup, tapioca pudding, frozen pop, frozen bar, sorbetto, gelato bar',
    'dessert',
  ],
  [
    'soup, chowder, bisque, stew, chili, gumbo, ramen, ramen noodle soup, noodle soup, tomato soup, chicken noodle soup, bean soup, lentil soup, minestrone, borscht, pho, gazpacho, noodle bowl soup, soup mix, instant soup, cup noodle, vegetable soup',
    'soup',
  ],
  [
    'meal, dinner, entree, lasagna, pot pie, bowl, burrito bowl, casserole, enchilada, tamale, meal kit, stir fry, meatloaf, ravioli entree, pad thai, chicken alfredo, fried rice, rice bowl, spaghetti and meatball, beef stew dinner, breakfast bowl, quiche, chimichanga, taquito, pierogi, pierogies, stuffed pepper, stuffed shell, manicotti, lunch kit, lunchable, sushi, california roll, dumpling, potsticker, egg roll, spring roll, shepherd pie, chicken pot pie, omelet, omelette, salisbury steak dinner, curry, tikka masala, gyoza, wonton, paella, biryani, chow mein, lo mein, empanada, samosa, stuffed cabbage, corn dog, pot roast, lumpia, lunch bundle, beef hash, corned beef hash',
    'meal',
  ],
  [
    'sandwich, burrito, wrap, sub, breakfast sandwich, burger, cheeseburger, panini, quesadilla, hot pocket, croissant sandwich, taco, hoagie, calzone, slider, breakfast burrito, pocket sandwich, stuffed sandwich',
    'sandwich',
  ],
  [
    'pizza, pizza roll, pepperoni pizza, cheese pizza, french bread pizza, pizza snack, pizza bagel, mini pizza',
    'pizza',
  ],
  [
    'macaroni and cheese, mac and cheese, shells and cheese, mashed potato, potato salad, macaroni salad, coleslaw, cole slaw, pasta salad, stuffing, rice pilaf, scalloped potato, au gratin potato, spanish rice, rice dish, flavored rice, rice mix, creamed spinach, creamed corn, bean salad, twice baked potato, pasta side, noodle side, risotto, falafel, tabouli, tabbouleh, hush puppy, mozzarella stick, jalapeno popper, potato pancake, pasta dinner, rice and bean, tuna salad, chicken salad, egg salad, seaweed salad, seafood salad, crab salad, potato skin, mac n cheese, macaroni n cheese, instant potato, chickpea salad, pasta salad kit, mashed sweet potato, instant mashed potato',
    'side_dish',
  ],
  [
    'baby food, infant formula, baby cereal, toddler snack, infant cereal, stage 2, baby puree, toddler meal, teether, infant',
    'baby_food',
  ],
  ['variety pack, gift basket, assortment pack, gift set, sampler, gift box', 'variety_pack'],
  [
    'dressing, salad dressing, vinaigrette, ranch, ranch dressing, caesar dressing, italian dressing, caesar',
    'dressing',
  ],
];
