import type { NameRow } from './name-row.ts';

/** Bread, cereals, grains, sweets and snacks. */
export const BAKERY_AND_SNACK_NAMES: readonly NameRow[] = [
  [
    'bread, loaf, toast, sandwich bread, white bread, wheat bread, rye bread, sourdough, sourdough bread, pumpernickel, ciabatta, focaccia, brioche, texas toast, raisin bread, pain, brot',
    'bread',
  ],
  [
    'roll, bun, bagel, tortilla, pita, naan, flatbread, english muffin, breadstick, croissant, hamburger bun, hot dog bun, dinner roll, wrap bread, lavash, baguette, crouton, bread crumb, biscuit dough, rusk, taco shell, tostada shell, bialy, matzo, matzoh',
    'roll',
  ],
  [
    'muffin, waffle, pancake, corn bread, cornbread, scone, french toast, crepe, banana bread, toaster waffle',
    'muffin',
  ],
  [
    'cracker, crispbread, saltine, rice cracker, cheese cracker, graham cracker, animal cracker, melba toast, water biscuit, crostini, rice cake, corn cake, wheat thin, oyster cracker, flatbread cracker, cracker chip',
    'cracker',
  ],
  [
    'cookie, wafer, biscotti, shortbread, macaroon, gingersnap, ginger snap, sandwich cookie, biscuit, sablé, keks',
    'cookie',
  ],
  [
    'cake, cupcake, brownie, pie, donut, doughnut, danish, pastry, strudel, tart, cinnamon roll, sweet roll, eclair, cheesecake, coffee cake, snack cake, turnover, fruitcake, blondie, cannoli, baklava, cinnamon bun, bear claw, toaster pastry, pop tart, bundt, honey bun, panettone, stollen, whoopie pie, swiss roll, pumpkin roll, creme roll, jelly roll, cake roll, cream puff, profiterole, beignet',
    'cake',
  ],
  [
    'cake mix, muffin mix, pancake mix, baking mix, brownie mix, cookie mix, bread mix, baking powder, baking soda, yeast, frosting, icing, pie filling, pie crust, sprinkle, pudding mix, gelatin mix, cornbread mix, waffle mix, baking chip, chocolate chip, batter mix, bread flour mix, stuffing mix, food color, vanilla extract, baking chocolate, dessert mix, fruit filling, cookie dough, pizza dough, biscuit mix, shortcake mix, corn starch, cornstarch, pectin, pizza crust, pate feuilletee, pate brisee, pate sablee, pate a pizza, pate a sucre, cake in a jar mix',
    'baking_supply',
  ],
  [
    'cereal, granola, muesli, corn flake, bran flake, shredded wheat, crispy rice, crunchy cereal, puffed rice, puffed wheat, granola cereal',
    'cereal',
  ],
  [
    'oatmeal, hot cereal, rolled oat, steel cut oat, instant oatmeal, cream of wheat, porridge, grit, farina, quick oat, old fashioned oat, overnight oat',
    'hot_cereal',
  ],
  [
    'rice, brown rice, basmati rice, jasmine rice, quinoa, couscous, barley, farro, bulgur, millet, wild rice, risotto rice, arborio rice, wheat berry, freekeh, buckwheat, polenta, riz',
    'grain',
  ],
  ['flour, corn meal, cornmeal, almond flour, masa, wheat germ, bran, semolina', 'flour'],
  [
    'pasta, spaghetti, macaroni, penne, linguine, fettuccine, noodle, egg noodle, rigatoni, rotini, lasagna noodle, vermicelli, orzo, farfalle, fusilli, elbow, angel hair, tagliatelle, ravioli, tortellini, gnocchi, elbow macaroni, ramen noodle, rice noodle, udon, soba, shell pasta, ziti, capellini, cavatappi, pappardelle, bucatini, ditalini, nouille, pate alimentaire',
    'pasta',
  ],
  [
    'bar, granola bar, protein bar, energy bar, cereal bar, snack bar, fruit bar, nut bar, nutrition bar, breakfast bar, fruit and nut bar, oat bar, meal bar',
    'bar',
  ],
  [
    'candy, chocolate, gummy, gummies, gummi, gummy bear, lollipop, caramel, taffy, toffee, fudge, licorice, jelly bean, truffle, mint, marshmallow, nougat, hard candy, chocolate bar, candy bar, milk chocolate, dark chocolate, white chocolate, milk chocolate bar, dark chocolate bar, peanut brittle, brittle, candy corn, sour candy, fruit chew, chocolate covered raisin, chocolate covered almond, chocolate covered peanut, chocolate covered pretzel, chocolate almond, peppermint, candies, bonbon, praline, marzipan, halva, turkish delight, fruit snack, gumdrop, jelly belly, cotton candy, lozenge, breath mint, nonpareil, malted milk ball, yogurt raisin, yogurt pretzel, chocolat, schokolade, rock candy, candy cane, peanut butter cup, malt ball, fruit slice candy, cordial cherry, chocolate egg, creme egg, candy egg, easter egg, chocolate bark, bark, peanut cluster, nut cluster, chocolate peanut, chocolate cashew, chocolate pretzel, chocolate raisin, chocolate blueberry, yogurt covered pretzel, yogurt covered raisin, energy chew, fruit rope, jelly egg, jelly bird egg',
    'candy',
  ],
  ['chewing gum, gum, bubble gum, sugarfree gum, sugar free gum', 'gum'],
  [
    'chip, crisp, potato chip, tortilla chip, corn chip, pretzel, puff, cheese puff, cheese curl, pork rind, snack mix, veggie chip, pita chip, bagel chip, kale chip, plantain chip, banana chip, apple chip, party mix, cheese straw, corn nut, veggie straw, lentil chip, chicharron, potato stick, seaweed snack, cheese crisp, rice crisp, crunchy snack, nacho chip, vegetable chip, sweet potato chip, bean chip, papadum, puppodum, onion ring snack, cracklin, corn curl, cheese popcorn mix, corn stick, sesame stick, giant corn, roasted corn, toasted corn, corn snack, rice snack, puffed snack, potato snack, veggie snack, popped snack, snack chip, snack cracker mix, sesame stix',
    'chips',
  ],
  [
    'popcorn, kettle corn, microwave popcorn, caramel corn, popping corn, popping kernel, popcorn kernel',
    'popcorn',
  ],
  [
    'nut, almond, cashew, peanut, walnut, pecan, pistachio, hazelnut, macadamia, mixed nut, brazil nut, pine nut, sunflower seed, sunflower kernel, pumpkin seed, pepita, chia seed, flax seed, flaxseed, sesame seed, seed, hemp seed, soy nut, honey roasted peanut, chestnut, macadamia nut',
    'nuts',
  ],
  [
    'peanut butter, almond butter, nut butter, cashew butter, sunflower butter, seed butter, peanut spread, peanut butter spread, tahini, almond spread, chocolate peanut butter, chocolate almond butter, peanut butter blend',
    'nut_butter',
  ],
  [
    'trail mix, fruit and nut mix, nut mix, fruit and nut, mountain mix, nut and fruit mix, student mix',
    'trail_mix',
  ],
];
