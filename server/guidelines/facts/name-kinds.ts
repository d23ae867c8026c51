import { indexPhrases } from '../ingredients/phrase-index.ts';
import type { ProductKind } from './product-kinds.ts';

/** Of a name in two rows the later one counts. */
const NAMES: Readonly<Record<ProductKind, string>> = {
  bread:
    'bread, loaf, toast, sandwich bread, white bread, wheat bread, rye bread, sourdough, sourdough bread, pumpernickel, ciabatta, focaccia, brioche, texas toast, raisin bread, pain, brot',
  roll: 'roll, bun, bagel, tortilla, pita, naan, flatbread, english muffin, breadstick, croissant, hamburger bun, hot dog bun, dinner roll, wrap bread, lavash, baguette, crouton, bread crumb, biscuit dough, rusk, taco shell, tostada shell, bialy, matzo, matzoh',
  muffin:
    'muffin, waffle, pancake, corn bread, cornbread, scone, french toast, crepe, banana bread, toaster waffle',
  cracker:
    'cracker, crispbread, saltine, rice cracker, cheese cracker, graham cracker, animal cracker, melba toast, water biscuit, crostini, rice cake, corn cake, wheat thin, oyster cracker, flatbread cracker, cracker chip',
  cookie:
    'cookie, wafer, biscotti, shortbread, macaroon, gingersnap, ginger snap, sandwich cookie, biscuit, sablé, keks',
  cake: 'cake, cupcake, brownie, pie, donut, doughnut, danish, pastry, strudel, tart, cinnamon roll, sweet roll, eclair, cheesecake, coffee cake, snack cake, turnover, fruitcake, blondie, cannoli, baklava, cinnamon bun, bear claw, toaster pastry, pop tart, bundt, honey bun, panettone, stollen, whoopie pie, swiss roll, pumpkin roll, creme roll, jelly roll, cake roll, cream puff, profiterole, beignet',
  baking_supply:
    'cake mix, muffin mix, pancake mix, baking mix, brownie mix, cookie mix, bread mix, baking powder, baking soda, yeast, frosting, icing, pie filling, pie crust, sprinkle, pudding mix, gelatin mix, cornbread mix, waffle mix, baking chip, chocolate chip, batter mix, bread flour mix, stuffing mix, food color, vanilla extract, baking chocolate, dessert mix, fruit filling, cookie dough, pizza dough, biscuit mix, shortcake mix, corn starch, cornstarch, pectin, pizza crust, pate feuilletee, pate brisee, pate sablee, pate a pizza, pate a sucre, cake in a jar mix',
  cereal:
    'cereal, granola, muesli, corn flake, bran flake, shredded wheat, crispy rice, crunchy cereal, puffed rice, puffed wheat, granola cereal',
  hot_cereal:
    'oatmeal, hot cereal, rolled oat, steel cut oat, instant oatmeal, cream of wheat, porridge, grit, farina, quick oat, old fashioned oat, overnight oat',
  grain:
    'rice, brown rice, basmati rice, jasmine rice, quinoa, couscous, barley, farro, bulgur, millet, wild rice, risotto rice, arborio rice, wheat berry, freekeh, buckwheat, polenta, riz',
  flour: 'flour, corn meal, cornmeal, almond flour, masa, wheat germ, bran, semolina',
  pasta:
    'pasta, spaghetti, macaroni, penne, linguine, fettuccine, noodle, egg noodle, rigatoni, rotini, lasagna noodle, vermicelli, orzo, farfalle, fusilli, elbow, angel hair, tagliatelle, ravioli, tortellini, gnocchi, elbow macaroni, ramen noodle, rice noodle, udon, soba, shell pasta, ziti, capellini, cavatappi, pappardelle, bucatini, ditalini, nouille, pate alimentaire',
  bar: 'bar, granola bar, protein bar, energy bar, cereal bar, snack bar, fruit bar, nut bar, nutrition bar, breakfast bar, fruit and nut bar, oat bar, meal bar',
  candy:
    'candy, chocolate, gummy, gummies, gummi, gummy bear, lollipop, caramel, taffy, toffee, fudge, licorice, jelly bean, truffle, mint, marshmallow, nougat, hard candy, chocolate bar, candy bar, milk chocolate, dark chocolate, white chocolate, milk chocolate bar, dark chocolate bar, peanut brittle, brittle, candy corn, sour candy, fruit chew, chocolate covered raisin, chocolate covered almond, chocolate covered peanut, chocolate covered pretzel, chocolate almond, peppermint, candies, bonbon, praline, marzipan, halva, turkish delight, fruit snack, gumdrop, jelly belly, cotton candy, lozenge, breath mint, nonpareil, malted milk ball, yogurt raisin, yogurt pretzel, chocolat, schokolade, rock candy, candy cane, peanut butter cup, malt ball, fruit slice candy, cordial cherry, chocolate egg, creme egg, candy egg, easter egg, chocolate bark, bark, peanut cluster, nut cluster, chocolate peanut, chocolate cashew, chocolate pretzel, chocolate raisin, chocolate blueberry, yogurt covered pretzel, yogurt covered raisin, energy chew, fruit rope, jelly egg, jelly bird egg',
  gum: 'chewing gum, gum, bubble gum, sugarfree gum, sugar free gum',
  chips:
    'chip, crisp, potato chip, tortilla chip, corn chip, pretzel, puff, cheese puff, cheese curl, pork rind, snack mix, veggie chip, pita chip, bagel chip, kale chip, plantain chip, banana chip, apple chip, party mix, cheese straw, corn nut, veggie straw, lentil chip, chicharron, potato stick, seaweed snack, cheese crisp, rice crisp, crunchy snack, nacho chip, vegetable chip, sweet potato chip, bean chip, papadum, puppodum, onion ring snack, cracklin, corn curl, cheese popcorn mix, corn stick, sesame stick, giant corn, roasted corn, toasted corn, corn snack, rice snack, puffed snack, potato snack, veggie snack, popped snack, snack chip, snack cracker mix, sesame stix',
  popcorn:
    'popcorn, kettle corn, microwave popcorn, caramel corn, popping corn, popping kernel, popcorn kernel',
  nuts: 'nut, almond, cashew, peanut, walnut, pecan, pistachio, hazelnut, macadamia, mixed nut, brazil nut, pine nut, sunflower seed, sunflower kernel, pumpkin seed, pepita, chia seed, flax seed, flaxseed, sesame seed, seed, hemp seed, soy nut, honey roasted peanut, chestnut, macadamia nut',
  nut_butter:
    'peanut butter, almond butter, nut butter, cashew butter, sunflower butter, seed butter, peanut spread, peanut butter spread, tahini, almond spread, chocolate peanut butter, chocolate almond butter, peanut butter blend',
  trail_mix:
    'trail mix, fruit and nut mix, nut mix, fruit and nut, mountain mix, nut and fruit mix, student mix',
  fresh_fruit:
    'fresh fruit, apple, banana, orange, pear, grape, melon, watermelon, cantaloupe, kiwi, mango, pineapple, grapefruit, plum, nectarine, clementine, mandarin, avocado, apple slice, sliced apple, fruit tray, fruit salad, fruit bowl, strawberry, blueberry, raspberry, blackberry, cranberry, apricot, papaya, guava, pomegranate, aril, pomegranate aril, berry, mixed berry, peach, cherry, passion fruit, dragon fruit, persimmon, tangerine, lychee, guanabana, soursop',
  frozen_fruit:
    'frozen fruit, frozen strawberry, frozen blueberry, frozen mango, frozen berry, frozen raspberry, frozen peach, frozen cherry, frozen mixed berry, frozen pineapple, frozen banana',
  canned_fruit:
    'fruit cup, fruit cocktail, applesauce, apple sauce, canned fruit, peach slice, sliced peach, pear half, mandarin orange, pineapple chunk, pineapple slice, pineapple tidbit, crushed pineapple, apricot half, fruit mix, mixed fruit, diced peach, diced pear, fruit, maraschino cherry, cranberry sauce, fruit puree, peach half, fruit in syrup, pie cherry, fruit pouch, fruit sauce, squeezable fruit',
  dried_fruit:
    'raisin, dried fruit, prune, dried cranberry, craisin, dried apricot, date, fig, dried mango, dried cherry, dried apple, freeze dried fruit, currant, dried plum, dried pineapple, dried blueberry, fruit leather, fruit strip, golden raisin, banana chip, medjool date, dried banana, dried papaya, freeze dried strawberry, sun dried fruit, dried strawberry, dried peach, dried pear, dried berry, dried fig, dried date, sweetened dried cranberry, coconut flake, flaked coconut, shredded coconut, coconut chip, pitted date, date roll, fruit roll, dried pomegranate aril, fruit sec, fruit seche, fruits secs',
  fresh_vegetable:
    'salad, lettuce, spinach, kale, carrot, baby carrot, broccoli, cauliflower, cucumber, pepper, onion, celery, cabbage, arugula, romaine, tomato, potato, sweet potato, mushroom, coleslaw mix, salad kit, vegetable tray, spring mix, bell pepper, radish, zucchini, squash, salad mix, baby spinach, grape tomato, chopped salad, salad blend, sprout, alfalfa sprout, bean sprout, pea, green bean, corn, sweet corn, asparagus, beet, pumpkin, okra, collard green, leafy green, butternut squash, brussels sprout, leek, turnip, eggplant',
  frozen_vegetable:
    'frozen vegetable, frozen broccoli, frozen pea, frozen corn, frozen spinach, steamable vegetable, vegetable medley, stir fry vegetable, mixed vegetable, vegetable blend, frozen green bean, riced cauliflower, broccoli floret, broccoli cut, cauliflower rice',
  canned_vegetable:
    'canned vegetable, cut green bean, whole kernel corn, sweet pea, diced tomato, crushed tomato, tomato paste, tomato puree, stewed tomato, whole tomato, peeled tomato, sliced carrot, artichoke, artichoke heart, hearts of palm, bamboo shoot, water chestnut, sauerkraut, roasted red pepper, green chile, vegetable, yam, cream style corn, plum tomato, sun dried tomato, baby corn, hominy, kimchi, cut corn, green chili, cream style',
  beans:
    'bean, black bean, kidney bean, pinto bean, chickpea, garbanzo, garbanzo bean, lentil, refried bean, baked bean, lima bean, butter bean, navy bean, split pea, great northern bean, cannellini bean, white bean, black eyed pea, edamame, mung bean, red bean, chili bean, soybean',
  pickle:
    'pickle, relish, olive, gherkin, pickled vegetable, jalapeno, pepperoncini, caper, giardiniera, banana pepper, dill pickle, dill, pickled beet, sweet relish, pickle spear, pickle chip, kosher dill, green olive, black olive, pickled pepper, cocktail onion, grape leaf, grape leave',
  fries:
    'french fry, fry, fries, tater tot, hash brown, potato wedge, potato puff, onion ring, sweet potato fry, sweet potato fries, potato crown, steak fries, crinkle cut fries',
  sweetener:
    'sugar, brown sugar, cane sugar, sweetener, stevia, honey, syrup, maple syrup, agave, molasses, corn syrup, powdered sugar, pancake syrup, agave nectar, sucralose sweetener, raw sugar, monk fruit sweetener, agave syrup, sugar substitute',
  sweet_spread:
    'jam, jelly, preserve, marmalade, fruit spread, hazelnut spread, apple butter, fruit butter, marshmallow creme, dulce de leche, cookie butter, lemon curd, confiture, chocolate spread, chocolate hazelnut spread, pate a tartiner',
  seasoning:
    'seasoning, spice, salt, sea salt, pepper mill, herb, rub, cinnamon, garlic powder, onion powder, oregano, basil, paprika, cumin, vinegar, cider vinegar, balsamic vinegar, extract, chili powder, black pepper, seasoning mix, taco seasoning, bay leaf, curry powder, turmeric, parsley, seasoning blend, meat tenderizer, thyme, rosemary, nutmeg, gravy mix, apple cider vinegar, garlic salt, bacon bit, ginger, clove, liquid smoke, salad topping, breading, cooking wine, vanilla bean, distilled vinegar, wine vinegar, rice vinegar, chili pepper, chili lime, red chili, chicken seasoning, rotisserie chicken seasoning, pork seasoning, bacon seasoning, steak seasoning, fish seasoning, beef seasoning, fish fry, chicken fry, fish breading, chicken coating, stew seasoning, chicken base seasoning',
  broth:
    'broth, stock, bouillon, bone broth, chicken broth, beef broth, vegetable broth, soup base, bouillon cube, chicken stock, beef stock, beef base, chicken base, ham base, clam juice, fish stock, fish sauce base',
  sauce:
    'sauce, ketchup, mustard, mayonnaise, mayo, bbq sauce, barbecue sauce, hot sauce, soy sauce, pasta sauce, pizza sauce, gravy, marinade, teriyaki, alfredo, pesto, salsa verde, tomato sauce, teriyaki sauce, wing sauce, steak sauce, glaze, enchilada sauce, horseradish, wasabi, tartar sauce, cocktail sauce, worcestershire sauce, catsup, chutney, aioli, chocolate syrup, ice cream topping, marinara, marinara sauce, simmer sauce, cooking sauce, spaghetti sauce, chili sauce, relish sauce, sriracha, tapenade, curry paste, miso, sandwich spread, coconut milk, coconut cream',
  dip: 'dip, hummus, salsa, guacamole, queso, bean dip, spinach dip, french onion dip, pico de gallo, artichoke dip, cheese dip, salsa con queso, tzatziki, baba ganoush, ranch dip, caramel dip',
  dessert:
    'ice cream, frozen yogurt, sherbet, sorbet, gelato, popsicle, ice pop, pudding, gelatin, custard, frozen dessert, ice cream bar, ice cream sandwich, mousse, fudge bar, juice bar, fruit pop, ice bar, frozen dairy dessert, ice cream cone, sundae, parfait, flan, creme brulee, tiramisu, rice pudding, gelatin dessert, freezer pop, light ice cream, freeze pop, frozen novelty, panna cotta, trifle, ice cream cake, italian ice, fruit ice, pudding cup, tapioca pudding, frozen pop, frozen bar, sorbetto, gelato bar',
  soup: 'soup, chowder, bisque, stew, chili, gumbo, ramen, ramen noodle soup, noodle soup, tomato soup, chicken noodle soup, bean soup, lentil soup, minestrone, borscht, pho, gazpacho, noodle bowl soup, soup mix, instant soup, cup noodle, vegetable soup',
  meal: 'meal, dinner, entree, lasagna, pot pie, bowl, burrito bowl, casserole, enchilada, tamale, meal kit, stir fry, meatloaf, ravioli entree, pad thai, chicken alfredo, fried rice, rice bowl, spaghetti and meatball, beef stew dinner, breakfast bowl, quiche, chimichanga, taquito, pierogi, pierogies, stuffed pepper, stuffed shell, manicotti, lunch kit, lunchable, sushi, california roll, dumpling, potsticker, egg roll, spring roll, shepherd pie, chicken pot pie, omelet, omelette, salisbury steak dinner, curry, tikka masala, gyoza, wonton, paella, biryani, chow mein, lo mein, empanada, samosa, stuffed cabbage, corn dog, pot roast, lumpia, lunch bundle, beef hash, corned beef hash',
  sandwich:
    'sandwich, burrito, wrap, sub, breakfast sandwich, burger, cheeseburger, panini, quesadilla, hot pocket, croissant sandwich, taco, hoagie, calzone, slider, breakfast burrito, pocket sandwich, stuffed sandwich',
  pizza:
    'pizza, pizza roll, pepperoni pizza, cheese pizza, french bread pizza, pizza snack, pizza bagel, mini pizza',
  side_dish:
    'macaroni and cheese, mac and cheese, shells and cheese, mashed potato, potato salad, macaroni salad, coleslaw, cole slaw, pasta salad, stuffing, rice pilaf, scalloped potato, au gratin potato, spanish rice, rice dish, flavored rice, rice mix, creamed spinach, creamed corn, bean salad, twice baked potato, pasta side, noodle side, risotto, falafel, tabouli, tabbouleh, hush puppy, mozzarella stick, jalapeno popper, potato pancake, pasta dinner, rice and bean, tuna salad, chicken salad, egg salad, seaweed salad, seafood salad, crab salad, potato skin, mac n cheese, macaroni n cheese, instant potato, chickpea salad, pasta salad kit, mashed sweet potato, instant mashed potato',
  baby_food:
    'baby food, infant formula, baby cereal, toddler snack, infant cereal, stage 2, baby puree, toddler meal, teether, infant',
  variety_pack: 'variety pack, gift basket, assortment pack, gift set, sampler, gift box',
  dressing:
    'dressing, salad dressing, vinaigrette, ranch, ranch dressing, caesar dressing, italian dressing, caesar',
  oil: 'oil, olive oil, vegetable oil, canola oil, coconut oil, shortening, lard, cooking spray, sunflower oil, sesame oil, avocado oil, peanut oil, corn oil, grapeseed oil, ghee, extra virgin olive oil, walnut oil, safflower oil, flax oil, huile',
  butter:
    'butter, margarine, buttery spread, vegetable oil spread, butter spread, salted butter, unsalted butter, sweet cream butter, beurre',
  cream:
    'cream, sour cream, whipping cream, heavy cream, creamer, coffee creamer, half and half, whipped topping, cream cheese, whipped cream, cream cheese spread, heavy whipping cream, light cream',
  egg: 'egg, large egg, hard boiled egg, egg white, liquid egg, egg substitute, cage free egg, deviled egg, hard cooked egg, brown egg, egg product, egg yolk, liquid egg white, pickled egg, quail egg, egg bite, oeuf',
  cheese:
    'cheese, cheddar, mozzarella, string cheese, parmesan, swiss, gouda, brie, feta, colby jack, provolone, cheese stick, cheese slice, shredded cheese, cottage cheese, ricotta, american cheese, monterey jack, pepper jack, goat cheese, blue cheese, cheddar cheese, cheese snack, cheese spread, cheese ball, muenster, havarti, asiago, gorgonzola, cheese food, queso fresco, cheese product, romano, mascarpone, fromage, paneer, colby, manchego, gruyere, cheese curd, comte, camembert, emmental, roquefort, reblochon, chevre, raclette, mimolette, burrata',
  yogurt:
    'yogurt, yoghurt, greek yogurt, yogurt drink, nonfat yogurt drink, lowfat yogurt drink, drinkable yogurt, skyr, kefir, lowfat yogurt, nonfat yogurt, nonfat greek yogurt, yogurt smoothie, yogurt tube, yaourt, yogourt',
  milk: 'milk, whole milk, chocolate milk, lowfat milk, fat free milk, reduced fat milk, skim milk, buttermilk, strawberry milk, 2% milk, 1% milk, eggnog, milkshake, milk shake, lait, nonfat milk, lactose free milk, evaporated milk, vanilla milk',
  milk_substitute:
    'almond milk, soymilk, soy milk, oat milk, rice milk, coconut milk beverage, almondmilk, cashew milk, oatmilk, soy beverage, almond beverage, hemp milk, coconutmilk, cashewmilk, pea milk, soy drink, rice drink, plant based milk, macadamia milk',
  raw_meat:
    'chicken breast, chicken thigh, ground beef, steak, pork chop, ground turkey, pork loin, beef roast, chicken wing, whole chicken, ribeye, turkey breast tenderloin, chicken leg, chicken drumstick, chicken, beef, pork, lamb, veal, bison, pork tenderloin, rib, beef patty, hamburger patty, turkey burger patty, ground chicken, ground pork, stew meat, brisket, whole turkey, turkey, duck, angus beef, chuck, ground chuck, ground lamb, turkey patty, chicken patty raw, pork belly, pork shoulder, pork hock, short rib, spare rib, rib eye, sirloin, filet mignon, venison, goat, rabbit, liver, gizzard, oxtail, drumstick, ground veal, cornish hen, pork cube, sandwich steak, poulet, boeuf, porc, dinde, agneau, veau, canard, pork cutlet, chicken cutlet, party wing, chicken cube, goat cube, turkey burger, bison burger, lamb burger',
  prepared_meat:
    'chicken nugget, chicken strip, chicken tender, popcorn chicken, meatball, chicken patty, grilled chicken, breaded chicken, buffalo wing, pulled pork, chicken fries, chicken bite, fried chicken, cooked chicken, roast beef cooked, chicken cordon bleu, carnitas, barbecue pork, rotisserie chicken, beef meatball, chicken breast strip, chicken wing section, chicken fillet, breaded chicken fillet, meat loaf, chicken burger, turkey meatball, chicken meatball, beef burger, chicken crumble, chicken roll, gyro meat, lamb gyro, chicken breast fries, turkey fries',
  canned_meat:
    'canned chicken, chunk chicken, chunk chicken breast, canned ham, corned beef hash, chunk white chicken, canned beef, luncheon loaf',
  processed_meat:
    'sausage, hot dog, ham, bacon, bologna, salami, pepperoni, turkey breast, frank, bratwurst, lunch meat, luncheon meat, deli meat, pastrami, prosciutto, chorizo, kielbasa, roast beef, corned beef, turkey bacon, smoked turkey, oven roasted turkey breast, wiener, sliced turkey, smoked sausage, beef frank, italian sausage, honey ham, black forest ham, deli turkey, deli ham, mortadella, capicola, liverwurst, smoked ham, breakfast sausage, link, sausage link, sausage patty, spam, pate, scrapple, canadian bacon, turkey sausage, summer sausage, jambon, saucisson, sopressata, soppressata, salame, serrano, jamon, jamon serrano, head cheese, braunschweiger, andouille, vienna sausage, sausage roll, guanciale, pancetta, coppa, bresaola, weiner, frankfurter, hotdog, brat, knockwurst, linguica, turkey ham, chicken sausage, old fashion loaf, pickle loaf, olive loaf, bacon end, cold cut, becon, treet, pork roll, capocollo, souse, banger, chipolata, lardon, rosette, rillette, genoa, hot capocollo, sausage bite, sausage snack bite, beef summer sausage, chicken frank, bacon jerky, saucisse, merguez, headcheese, bratwurst link',
  jerky:
    'jerky, beef jerky, meat stick, turkey jerky, beef stick, meat snack, biltong, snack stick, beef snack stick, beef bite, steak bite',
  raw_fish:
    'fish fillet, salmon fillet, tilapia fillet, cod fillet, raw shrimp, shrimp, fillet, salmon, tilapia, cod, scallop, lobster tail, crab leg, crab, lobster, catfish, halibut, mussel, clam, squid, swordfish, mahi mahi, haddock, flounder, trout, ahi tuna, pollock, fish, tuna steak, yellowfin tuna, crawfish, octopus, calamari, sea bass, snapper, whiting, swai, grouper, sole, perch, prawn, rockfish, walleye, monkfish, cuttlefish, salmon portion, seafood mix, saumon, crevette, morue, truite, shrip, lobster tails',
  canned_fish:
    'tuna, canned tuna, sardine, anchovy, canned salmon, chunk light tuna, albacore tuna, pink salmon, chunk light, solid white albacore, kipper snack, herring, mackerel, canned crab, smoked oyster, clam canned, tuna pouch, chopped clam, minced clam, oyster, thon, macarela, sardina, atun, maquereau',
  prepared_fish:
    'fish stick, breaded shrimp, crab cake, fish sandwich fillet, battered fish, popcorn shrimp, breaded fish, smoked salmon, imitation crab, crab meat, coconut shrimp, shrimp scampi, fish fingers, beer battered cod, fish cake, shrimp cocktail, lox, salmon burger, surimi, cooked shrimp, battered fillet, breaded fillet, crab cake bite, caviar, roe, gefilte fish, stuffed clam, crusted tilapia, crusted cod, fish burger, fish nugget, battered cod, breaded pollock, imitation crabmeat, crabmeat',
  meat_substitute:
    'veggie burger, tofu, tempeh, seitan, veggie patty, meatless, meatless crumble, plant based burger, veggie dog, vegan sausage, garden burger, veggie nugget, vegetarian burger, black bean burger, soy protein, textured vegetable protein, vegan burger, meatless patty, veggie crumble',
  water:
    'water, spring water, sparkling water, mineral water, drinking water, purified water, distilled water, seltzer, seltzer water, club soda, alkaline water, artesian water',
  juice:
    'juice, orange juice, apple juice, grape juice, cranberry juice, juice blend, tomato juice, vegetable juice, fruit juice, lemon juice, lime juice, pomegranate juice, grapefruit juice, prune juice, pineapple juice, carrot juice, 100% juice, juice from concentrate, apple cider, coconut water, fruit juice blend, jus, jus de pomme, jus d orange',
  soft_drink:
    'soda, cola, soft drink, lemonade, energy drink, sport drink, juice drink, juice cocktail, ginger ale, root beer, punch, fruit punch, flavored water, juice beverage, fruit drink, drink, beverage, tonic water, cranberry juice cocktail, limeade, nectar, electrolyte drink, vitamin water, smoothie, sparkling juice, sparkling beverage, cream soda, tonic, energy shot, fruit beverage, hydration drink, protein shake, protein drink, flavored beverage, kombucha, aloe vera drink, aloe drink, sparkling cider, sparkling water beverage, flavored sparkling water, diet cola, shake, thirst quencher, cider, horchata',
  tea_or_coffee:
    'iced tea, iced coffee, sweet tea, green tea bottle, cold brew, ready to drink coffee, coffee drink, tea drink, tea beverage, frappuccino, latte, cold brew coffee, coffee beverage, unsweetened iced tea, bottled tea, diet tea, milk tea, thai tea',
  drink_to_prepare:
    'drink mix, soft drink mix, punch mix, tea mix, cider mix, drink enhancer, smoothie enhancer, coffee, ground coffee, whole bean coffee, tea, tea bag, green tea, black tea, herbal tea, cocoa mix, hot cocoa, hot chocolate, hot cocoa mix, instant coffee, powdered drink, protein powder, lemonade mix, water enhancer, iced tea mix, drink powder, matcha, k cup, coffee pod, frozen concentrate, juice concentrate, whey protein, meal replacement powder, shake mix, smoothie mix, cocoa, cocoa powder, malted milk powder, chamomile tea, white tea, rooibos, tisane, cappuccino, liquid concentrate, frozen concentrated, dry milk, milk powder, nonfat dry milk, protein isolate, coffee bean, espresso bean',
  alcohol:
    'beer, wine, vodka, whiskey, rum, tequila, ale, lager, cocktail mix, cocktail mixer, margarita mix, bloody mary mix, hard seltzer, sake, liqueur, gin, brandy, champagne, prosecco, ipa, cocktail mixer, mixer',
};

/** The kind that a word of a product's name stands for. */
export const NAME_KINDS = indexPhrases(
  Object.entries(NAMES).map(([kind, names]) => [names, kind as ProductKind] as const),
);
