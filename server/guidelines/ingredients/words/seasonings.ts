import type { WordRow } from './word-table.ts';

export const SEASONINGS: readonly WordRow[] = [
  {
    group: 'seasoning',
    words:
      'spice, herb, seasoning, spice blend, mixed spice, pepper extract, black pepper, white pepper, cayenne, cayenne pepper, red pepper flake, crushed red pepper, ground pepper, aleppo pepper, chili powder, chile powder, chili flake, chipotle powder, ancho, paprika, smoked paprika, cumin, coriander, coriander seed, cilantro, parsley, basil, oregano, thyme, rosemary, sage, marjoram, tarragon, dill, dill weed, dill seed, mint, peppermint, spearmint, bay leaf, bay leaves, laurel, cinnamon, clove, nutmeg, mace, allspice, cardamom, ginger, galangal, lemongrass, lemon grass, turmeric, curcuma, saffron, curry, curry powder, curry leaf, fenugreek, anise, star anise, fennel seed, caraway, caraway seed, mustard, mustard seed, mustard flour, mustard powder, ground mustard, yellow mustard, poppy seed, celery seed, nigella seed, ajwain, asafoetida, sumac, zaatar, wasabi, horseradish, garlic, garlic powder, dehydrated garlic, dried garlic, granulated garlic, garlic puree, roasted garlic, onion powder, dehydrated onion, dried onion, minced onion, onion flake, toasted onion, tomato powder, vanilla, vanilla bean, vanilla extract, pure vanilla extract, vanilla powder, madagascar vanilla, lemon peel, orange peel, lemon zest, orange zest, lemon oil, orange oil, lime oil, peppermint oil, spearmint oil, mint oil, cinnamon oil, almond extract, lemon extract, orange extract, rosemary extract, extract of rosemary, essential oil, spice extract, spice extractive, extractive, pepper oleoresin, juniper, juniper berry, licorice, licorice root, hops, hop, chives, chive, epice, poivre, ail, persil, basilic, origan, thym, romarin, laurier, cannelle, muscade, gingembre, cumin, coriandre, curry, moutarde, aneth, menthe, vanille, extrait de vanille, gousse de vanille, herbe, aromate, plante aromatique, gewurz, gewurze, krauter, pfeffer, knoblauch, petersilie, zimt, senf, especia, ajo, pimienta, perejil, comino, canela, aglio, pepe, prezzemolo, basilico, rosmarino, spezie, aji, sichuan pepper, szechuan pepper, five spice, garam masala, masala, hibiscus, hibiscus flower, rose hip, rosehip, chamomile, chamomile flower, rooibos, lavender, lemon balm, lemon verbena, orange blossom, rose petal, rose water, ginseng, echinacea, dandelion, nettle, linden, elderflower, senna, ginkgo, ashwagandha, maca, moringa, tulsi, holy basil, valerian, slippery elm, burdock, flower, leaf, root, bark, peel, vegetable powder, beet powder, spinach powder, carrot powder, bell pepper powder, jalapeno powder, lemon powder, mushroom powder, cocoa flavanol',
  },
  {
    group: 'seasoning',
    traits: ['seasoningOnly'],
    words:
      'cocoa, cocoa powder, cocoa mass, cocoa liquor, cocoa bean, cacao, cacao powder, cacao nib, cacao bean, cocoa nib, chocolate liquor, unsweetened chocolate, baking chocolate, cacao butter, dutch cocoa, dutched cocoa, cocoa solid, carob, carob powder, cacao maigre, poudre de cacao, cacao en poudre, pate de cacao, masse de cacao, kakao, kakaopulver, kakaomasse, fettarmer kakao, pasta de cacao, cacao magro, pasta di cacao, chocolate unsweetened',
  },
  {
    group: 'drink',
    traits: ['naturalCaffeine', 'coffeeOrTea'],
    words:
      'coffee, coffee bean, arabica coffee, coffee extract, instant coffee, espresso, cold brew coffee, brewed coffee, cafe, kaffee, tea, black tea, green tea, white tea, oolong, oolong tea, tea extract, green tea extract, black tea extract, brewed tea, tea leaf, tea solid, instant tea, matcha, tea powder, pu erh, the vert, the noir, schwarzer tee, gruner tee, te verde, te negro, yerba mate, mate, guayusa, guarana, guarana extract, guarana seed extract, kola nut, kola nut extract, cola nut, coffee fruit, coffee solid, darjeeling, earl grey, ceylon tea, assam',
  },
  {
    group: 'drink',
    traits: ['coffeeOrTea'],
    words:
      'decaffeinated coffee, decaffeinated tea, decaffeinated green tea, decaffeinated black tea, herbal tea, rooibos tea, decaf coffee, chicory, chicory root, roasted chicory',
  },
  {
    group: 'additive',
    traits: ['addedCaffeine'],
    words: 'caffeine, cafeine, koffein, cafeina, coffeeberry caffeine, natural caffeine, caffeine anhydrous',
  },
  {
    group: 'drink',
    traits: ['alcohol'],
    words:
      'wine, red wine, white wine, sherry, sherry wine, port wine, marsala, marsala wine, burgundy wine, cooking wine, rice wine, mirin, sake, beer, rum, brandy, cognac, whisky, whiskey, bourbon, vodka, tequila, liqueur, alcohol, ethanol, ethyl alcohol, neutral spirit, grain alcohol, kirsch, champagne, cider, hard cider, vin, vin blanc, vin rouge, rhum, alcool, wein, weisswein, bier, vino, cerveza, ron, birra, amaretto, gin',
  },
  {
    group: 'drink',
    words:
      'almond milk, soy milk, soymilk, soya drink, oat milk, rice milk, coconut milk, coconut cream, almondmilk, coconutmilk, cashew milk, hemp milk, soy base, almond base, oat base, oatmilk, lait de coco, lait de soja, kokosmilch, leche de coco, organic soymilk, coconut milk powder, coconut extract, nutmilk, pea milk, kombucha culture, kombucha',
  },
  {
    group: 'composite',
    words:
      'sauce, soy sauce, tamari, shoyu, worcestershire sauce, hot sauce, barbecue sauce, bbq sauce, tomato sauce, pizza sauce, teriyaki sauce, oyster sauce, hoisin sauce, chili sauce, pasta sauce, ketchup, catsup, mayonnaise, mayo, dressing, ranch dressing, salsa, pesto, guacamole, hummus, alfredo sauce, gravy, relish, dip, marinade, dijon mustard, prepared mustard, prepared horseradish, sriracha, gochujang, aioli, vinaigrette, cheese sauce, caramel sauce, crust, dough, pizza crust, pie crust, filling, topping, coating, batter, breading, breader, predust, bun, roll, bagel, muffin, cake, cookie, brownie, biscuit, cracker, graham cracker, cone, granola, cereal mix, crisp, crunch, cluster, ice cream, low fat ice cream, frozen yogurt, sherbet, pudding, custard, whipped topping, soup, soup base, stuffing, mix, blend, patty, burger, taco shell, tortilla chip, potato chip, corn chip, chip, snack, crouton, dumpling, wrapper, egg roll, pickle relish, seasoning mix, seasoning packet, seasoning blend, oil blend, flavor packet, swirl, layer, center, shell, base, sauce sachet, garniture, pate a pizza, pate, dressing packet, meatball mix, vegetable blend, bruschetta, tapenade, croutons, fruit snack, non dairy creamer, creamer, nondairy creamer, protein crisp, soy crisp, sandwich, nugget, pizza, sausage crumble, breaded chicken, waffle, pancake, donut, doughnut, pie, tart, cheesecake, teriyaki, curry paste, chili paste, bouillon, sweet relish',
  },
  {
    group: 'seasoning',
    traits: ['meat'],
    words:
      'chicken broth, beef broth, chicken stock, beef stock, fish sauce, bone broth, beef extract, chicken base, chicken powder, chicken extract, turkey broth, turkey stock, pork stock, pork broth, fish stock, clam juice, clam broth, anchovy paste, shrimp paste, bonito extract, dried bonito, bouillon de poulet, seafood stock, lobster base, clam base, beef base, ham base, pork extract, chicken bouillon, beef bouillon, bone stock, chicken flavor base',
  },
  {
    group: 'seasoning',
    words:
      'broth, stock, vegetable broth, vegetable stock, vegetable base, mushroom broth, bouillon de legume',
  },
  {
    group: null,
    words:
      'organic, dried, dehydrated, powder, concentrate, puree, paste, extract, juice solid, flake, freeze dried, roasted, cooked, raw, frozen, fresh, ground, chopped, diced, sliced, minced, crushed, whole, pitted, peeled, natural',
  },
];
