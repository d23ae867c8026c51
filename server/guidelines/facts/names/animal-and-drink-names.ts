import type { NameRow } from './name-row.ts';

/** Dairy, eggs, fats, meat, fish and drinks. */
export const ANIMAL_AND_DRINK_NAMES: readonly NameRow[] = [
  [
    'oil, olive oil, vegetable oil, canola oil, coconut oil, shortening, lard, cooking spray, sunflower oil, sesame oil, avocado oil, peanut oil, corn oil, grapeseed oil, ghee, extra virgin olive oil, walnut oil, safflower oil, flax oil, huile',
    'oil',
  ],
  [
    'butter, margarine, buttery spread, vegetable oil spread, butter spread, salted butter, unsalted butter, sweet cream butter, beurre',
    'butter',
  ],
  [
    'cream, sour cream, whipping cream, heavy cream, creamer, coffee creamer, half and half, whipped topping, cream cheese, whipped cream, cream cheese spread, heavy whipping cream, light cream',
    'cream',
  ],
  [
    'egg, large egg, hard boiled egg, egg white, liquid egg, egg substitute, cage free egg, deviled egg, hard cooked egg, brown egg, egg product, egg yolk, liquid egg white, pickled egg, quail egg, egg bite, oeuf',
    'egg',
  ],
  [
    'cheese, cheddar, mozzarella, string cheese, parmesan, swiss, gouda, brie, feta, colby jack, provolone, cheese stick, cheese slice, shredded cheese, cottage cheese, ricotta, american cheese, monterey jack, pepper jack, goat cheese, blue cheese, cheddar cheese, cheese snack, cheese spread, cheese ball, muenster, havarti, asiago, gorgonzola, cheese food, queso fresco, cheese product, romano, mascarpone, fromage, paneer, colby, manchego, gruyere, cheese curd, comte, camembert, emmental, roquefort, reblochon, chevre, raclette, mimolette, burrata',
    'cheese',
  ],
  [
    'yogurt, yoghurt, greek yogurt, yogurt drink, nonfat yogurt drink, lowfat yogurt drink, drinkable yogurt, skyr, kefir, lowfat yogurt, nonfat yogurt, nonfat greek yogurt, yogurt smoothie, yogurt tube, yaourt, yogourt',
    'yogurt',
  ],
  [
    'milk, whole milk, chocolate milk, lowfat milk, fat free milk, reduced fat milk, skim milk, buttermilk, strawberry milk, 2% milk, 1% milk, eggnog, milkshake, milk shake, lait, nonfat milk, lactose free milk, evaporated milk, vanilla milk',
    'milk',
  ],
  [
    'almond milk, soymilk, soy milk, oat milk, rice milk, coconut milk beverage, almondmilk, cashew milk, oatmilk, soy beverage, almond beverage, hemp milk, coconutmilk, cashewmilk, pea milk, soy drink, rice drink, plant based milk, macadamia milk',
    'milk_substitute',
  ],
  [
    'chicken breast, chicken thigh, ground beef, steak, pork chop, ground turkey, pork loin, beef roast, chicken wing, whole chicken, ribeye, turkey breast tenderloin, chicken leg, chicken drumstick, chicken, beef, pork, lamb, veal, bison, pork tenderloin, rib, beef patty, hamburger patty, turkey burger patty, ground chicken, ground pork, stew meat, brisket, whole turkey, turkey, duck, angus beef, chuck, ground chuck, ground lamb, turkey patty, chicken patty raw, pork belly, pork shoulder, pork hock, short rib, spare rib, rib eye, sirloin, filet mignon, venison, goat, rabbit, liver, gizzard, oxtail, drumstick, ground veal, cornish hen, pork cube, sandwich steak, poulet, boeuf, porc, dinde, agneau, veau, canard, pork cutlet, chicken cutlet, party wing, chicken cube, goat cube, turkey burger, bison burger, lamb burger',
    'raw_meat',
  ],
  [
    'chicken nugget, chicken strip, chicken tender, popcorn chicken, meatball, chicken patty, grilled chicken, breaded chicken, buffalo wing, pulled pork, chicken fries, chicken bite, fried chicken, cooked chicken, roast beef cooked, chicken cordon bleu, carnitas, barbecue pork, rotisserie chicken, beef meatball, chicken breast strip, chicken wing section, chicken fillet, breaded chicken fillet, meat loaf, chicken burger, turkey meatball, chicken meatball, beef burger, chicken crumble, chicken roll, gyro meat, lamb gyro, chicken breast fries, turkey fries',
    'prepared_meat',
  ],
  [
    'canned chicken, chunk chicken, chunk chicken breast, canned ham, corned beef hash, chunk white chicken, canned beef, luncheon loaf',
    'canned_meat',
  ],
  [
    'sausage, hot dog, ham, bacon, bologna, salami, pepperoni, turkey breast, frank, bratwurst, lunch meat, luncheon meat, deli meat, pastrami, prosciutto, chorizo, kielbasa, roast beef, corned beef, turkey bacon, smoked turkey, oven roasted turkey breast, wiener, sliced turkey, smoked sausage, beef frank, italian sausage, honey ham, black forest ham, deli turkey, deli ham, mortadella, capicola, liverwurst, smoked ham, breakfast sausage, link, sausage link, sausage patty, spam, pate, scrapple, canadian bacon, turkey sausage, summer sausage, jambon, saucisson, sopressata, soppressata, salame, serrano, jamon, jamon serrano, head cheese, braunschweiger, andouille, vienna sausage, sausage roll, guanciale, pancetta, coppa, bresaola, weiner, frankfurter, hotdog, brat, knockwurst, linguica, turkey ham, chicken sausage, old fashion loaf, pickle loaf, olive loaf, bacon end, cold cut, becon, treet, pork roll, capocollo, souse, banger, chipolata, lardon, rosette, rillette, genoa, hot capocollo, sausage bite, sausage snack bite, beef summer sausage, chicken frank, bacon jerky, saucisse, merguez, headcheese, bratwurst link',
    'processed_meat',
  ],
  [
    'jerky, beef jerky, meat stick, turkey jerky, beef stick, meat snack, biltong, snack stick, beef snack stick, beef bite, steak bite',
    'jerky',
  ],
  [
    'fish fillet, salmon fillet, tilapia fillet, cod fillet, raw shrimp, shrimp, fillet, salmon, tilapia, cod, scallop, lobster tail, crab leg, crab, lobster, catfish, halibut, mussel, clam, squid, swordfish, mahi mahi, haddock, flounder, trout, ahi tuna, pollock, fish, tuna steak, yellowfin tuna, crawfish, octopus, calamari, sea bass, snapper, whiting, swai, grouper, sole, perch, prawn, rockfish, walleye, monkfish, cuttlefish, salmon portion, seafood mix, saumon, crevette, morue, truite, shrip, lobster tails',
    'raw_fish',
  ],
  [
    'tuna, canned tuna, sardine, anchovy, canned salmon, chunk light tuna, albacore tuna, pink salmon, chunk light, solid white albacore, kipper snack, herring, mackerel, canned crab, smoked oyster, clam canned, tuna pouch, chopped clam, minced clam, oyster, thon, macarela, sardina, atun, maquereau',
    'canned_fish',
  ],
  [
    'fish stick, breaded shrimp, crab cake, fish sandwich fillet, battered fish, popcorn shrimp, breaded fish, smoked salmon, imitation crab, crab meat, coconut shrimp, shrimp scampi, fish fingers, beer battered cod, fish cake, shrimp cocktail, lox, salmon burger, surimi, cooked shrimp, battered fillet, breaded fillet, crab cake bite, caviar, roe, gefilte fish, stuffed clam, crusted tilapia, crusted cod, fish burger, fish nugget, battered cod, breaded pollock, imitation crabmeat, crabmeat',
    'prepared_fish',
  ],
  [
    'veggie burger, tofu, tempeh, seitan, veggie patty, meatless, meatless crumble, plant based burger, veggie dog, vegan sausage, garden burger, veggie nugget, vegetarian burger, black bean burger, soy protein, textured vegetable protein, vegan burger, meatless patty, veggie crumble',
    'meat_substitute',
  ],
  [
    'water, spring water, sparkling water, mineral water, drinking water, purified water, distilled water, seltzer, seltzer water, club soda, alkaline water, artesian water',
    'water',
  ],
  [
    'juice, orange juice, apple juice, grape juice, cranberry juice, juice blend, tomato juice, vegetable juice, fruit juice, lemon juice, lime juice, pomegranate juice, grapefruit juice, prune juice, pineapple juice, carrot juice, 100% juice, juice from concentrate, apple cider, coconut water, fruit juice blend, jus, jus de pomme, jus d orange',
    'juice',
  ],
  [
    'soda, cola, soft drink, lemonade, energy drink, sport drink, juice drink, juice cocktail, ginger ale, root beer, punch, fruit punch, flavored water, juice beverage, fruit drink, drink, beverage, tonic water, cranberry juice cocktail, limeade, nectar, electrolyte drink, vitamin water, smoothie, sparkling juice, sparkling beverage, cream soda, tonic, energy shot, fruit beverage, hydration drink, protein shake, protein drink, flavored beverage, kombucha, aloe vera drink, aloe drink, sparkling cider, sparkling water beverage, flavored sparkling water, diet cola, shake, thirst quencher, cider, horchata',
    'soft_drink',
  ],
  [
    'iced tea, iced coffee, sweet tea, green tea bottle, cold brew, ready to drink coffee, coffee drink, tea drink, tea beverage, frappuccino, latte, cold brew coffee, coffee beverage, unsweetened iced tea, bottled tea, diet tea, milk tea, thai tea',
    'tea_or_coffee',
  ],
  [
    'drink mix, soft drink mix, punch mix, tea mix, cider mix, drink enhancer, smoothie enhancer, coffee, ground coffee, whole bean coffee, tea, tea bag, green tea, black tea, herbal tea, cocoa mix, hot cocoa, hot chocolate, hot cocoa mix, instant coffee, powdered drink, protein powder, lemonade mix, water enhancer, iced tea mix, drink powder, matcha, k cup, coffee pod, frozen concentrate, juice concentrate, whey protein, meal replacement powder, shake mix, smoothie mix, cocoa, cocoa powder, malted milk powder, chamomile tea, white tea, rooibos, tisane, cappuccino, liquid concentrate, frozen concentrated, dry milk, milk powder, nonfat dry milk, protein isolate, coffee bean, espresso bean',
    'drink_to_prepare',
  ],
  [
    'beer, wine, vodka, whiskey, rum, tequila, ale, lager, cocktail mix, cocktail mixer, margarita mix, bloody mary mix, hard seltzer, sake, liqueur, gin, brandy, champagne, prosecco, ipa, cocktail mixer, mixer',
    'alcohol',
  ],
];
