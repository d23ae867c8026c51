import type { WordRow } from './word-table.ts';

export const SWEETENERS: readonly WordRow[] = [
  {
    group: 'sweetener',
    traits: ['addedSugar', 'culinary'],
    words:
      'grape must, concentrated grape must, cooked grape must, mout de raisin, mosto d uva, saba, vincotto',
  },
  {
    group: 'sweetener',
    traits: ['addedSugar', 'culinary'],
    nova: 3,
    marker: 'sugar',
    words:
      "sugar, cane sugar, brown sugar, powdered sugar, confectioner sugar, confectioner's sugar, raw sugar, raw cane sugar, granulated sugar, turbinado sugar, demerara sugar, muscovado sugar, coconut sugar, coconut palm sugar, palm sugar, date sugar, beet sugar, pure cane sugar, evaporated cane juice, evaporated cane juice sugar, cane juice, dried cane juice, dehydrated cane juice, evaporated cane sugar, sucrose, cane syrup, evaporated cane syrup, cane juice syrup, molasses, blackstrap molasses, treacle, sorghum syrup, panela, piloncillo, jaggery, sucanat, unrefined sugar, caramelized sugar, burnt sugar, liquid sugar, sugar syrup, simple syrup, vanilla sugar, maple sugar, icing sugar, caster sugar, panocha, rapadura, cane, syrup, sucre, sucre de canne, sucre roux, cassonade, sirop, sirop de sucre, melasse, zucker, rohrzucker, kristallzucker, puderzucker, zuckersirup, vanillezucker, azucar, azucar de cana, jarabe, zucchero, zucchero di canna, suiker, socker, sukker, cukor, cukier, acucar, sugar cane, refinery syrup, golden syrup, melado, date syrup, fruit syrup",
  },
  {
    group: 'sweetener',
    traits: ['addedSugar', 'culinary'],
    nova: 3,
    marker: 'syrup',
    words:
      "maple syrup, pure maple syrup, agave, agave syrup, agave nectar, blue agave, agave inulin syrup, coconut nectar, yacon syrup, sirop d'erable, agavendicksaft, rice syrup, brown rice syrup, tapioca syrup, malt syrup, barley malt syrup, corn malt syrup, malt extract, barley malt extract, malted barley extract, tapioca solid, extrait de malt, extrait de malt d'orge, malzextrakt, gerstenmalzextrakt, oat syrup, rice malt, brown rice malt syrup, rice syrup solid, brown rice syrup solid, tapioca syrup solid, clarified rice syrup",
  },
  {
    group: 'sweetener',
    traits: ['addedSugar', 'culinary', 'animalProduct'],
    nova: 3,
    marker: 'honey',
    words:
      'honey, raw honey, honey powder, dried honey, clover honey, wildflower honey, miel, honig, miele, honning',
  },
  {
    group: 'sweetener',
    traits: ['addedSugar'],
    nova: 4,
    marker: 'glucose, dextrose or their syrups',
    words:
      'corn syrup, light corn syrup, dark corn syrup, corn syrup solid, corn sweetener, corn sugar, glucose, glucose syrup, glucose syrup solid, dried glucose syrup, dextrose, dextrose monohydrate, wheat glucose syrup, high maltose corn syrup, maltose, maltose syrup, sirop de glucose, sirop de mais, dextrose monohydratee, glukosesirup, glucosesirup, traubenzucker, glukose, jarabe de maiz, jarabe de glucosa, dextrosa, glucosa, sciroppo di glucosio, destrosio, glucosio, trehalose, liquid glucose, isomaltulose, anhydrous dextrose, d glucose',
  },
  {
    group: 'sweetener',
    traits: ['addedSugar'],
    nova: 4,
    marker: 'high-fructose corn syrup, fructose or invert sugar',
    words:
      'high fructose corn syrup, hfcs, fructose, fructose syrup, fructose corn syrup, crystalline fructose, invert sugar, invert syrup, inverted sugar, invert sugar syrup, inverted sugar syrup, invert cane syrup, invert cane sugar, partially inverted sugar syrup, glucose fructose, glucose fructose syrup, fructose glucose syrup, isoglucose, sirop de glucose fructose, sirop de fructose, sucre inverti, sirop de sucre inverti, invertzucker, invertzuckersirup, glukose fruktose sirup, glucose fructose sirup, fruktose, jarabe de maiz de alta fructosa, jarabe de fructosa, fructosa, sciroppo di glucosio fruttosio, fruttosio',
  },
  {
    group: 'sweetener',
    traits: ['addedSugar', 'animalProduct'],
    nova: 4,
    marker: 'lactose',
    words: 'lactose, milk sugar, lactosa, lattosio, milchzucker, laktose, galactose',
  },
  {
    group: 'starch',
    traits: ['nutritiveNeutral'],
    nova: 4,
    marker: 'maltodextrin or dextrin',
    words:
      'maltodextrin, corn maltodextrin, tapioca maltodextrin, rice maltodextrin, maltodextrine, maltodextrina, dextrin, tapioca dextrin, corn dextrin, wheat dextrin, cyclodextrin, dextrine, soluble corn fiber, resistant dextrin',
  },
  {
    group: 'sweetener',
    traits: ['lowCalorieSweetener'],
    nova: 4,
    marker: 'sweetener',
    words:
      'aspartame, acesulfame, acesulfame potassium, acesulfame k, ace k, sucralose, saccharin, sodium saccharin, natrium saccharin, natriumsaccharin, cyclamate, sodium cyclamate, natriumcyclamat, neotame, advantame, stevia, stevia extract, stevia leaf extract, stevia leaf, steviol glycoside, reb a, reb m, rebaudioside, rebaudioside a, rebiana, monk fruit, monk fruit extract, monk fruit juice concentrate, monkfruit extract, luo han guo, luo han fruit, thaumatin, neohesperidin, allulose, tagatose, edulcorant, sucralosa, aspartamo, sussungsmittel, sussstoff, acesulfam k, nutrasweet, splenda',
  },
  {
    group: 'sweetener',
    traits: ['sugarAlcohol'],
    nova: 4,
    marker: 'sweetener',
    words:
      'sorbitol, maltitol, maltitol syrup, xylitol, erythritol, mannitol, isomalt, lactitol, sorbitol syrup, sugar alcohol, hydrogenated starch hydrolysate, polyglycitol syrup, sirop de maltitol, polydextrose syrup, sirop de sorbitol',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'sweetener',
    words: 'sweetener, artificial sweetener, edulcorante, zoetstof',
  },
  {
    group: 'composite',
    words:
      'chocolate, milk chocolate, dark chocolate, white chocolate, semisweet chocolate, semi sweet chocolate, bittersweet chocolate, sweet chocolate, chocolate chip, chocolate chunk, chocolate coating, compound coating, confectionery coating, apple butter, pumpkin butter, fruit butter, candy, candy coating, caramel, toffee, fudge, marshmallow, nougat, marzipan, jam, jelly, marmalade, preserve, frosting, icing, sprinkle, glaze, fondant, butterscotch, peanut butter cup, peanut butter chip, chocolat, chocolat au lait, chocolat noir, schokolade, vollmilchschokolade, cobertura, cioccolato, white chip, praline, gianduja, fruit preparation, fruit prep, fruit filling, streusel, cookie dough',
  },
];
