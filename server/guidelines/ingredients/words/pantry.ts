import { t } from '#server/language/speech.ts';
import { food, type WordRow } from './word-table.ts';

const water = food('water');
const oil = food('fat', ['addedFat', 'culinary'], 3, t`oil or fat`);
const fishOil = food('fat', ['meat', 'seafood', 'addedFat', 'culinary'], 3, t`oil or fat`);
const animalFat = food('fat', ['meat', 'addedFat', 'culinary'], 3, t`oil or fat`);
const margarine = food('fat', ['addedFat', 'uncertainOrigin'], 3, t`oil or fat`);
const hydrogenated = food(null, ['addedFat'], 4, t`hydrogenated or interesterified fat`);
const partiallyHydrogenated = food(
  null,
  ['addedFat', 'partiallyHydrogenated'],
  4,
  'hydrogenated or interesterified fat',
);
const salt = food('salt', ['salt', 'culinary'], 3, t`salt`);
const starch = food('starch', ['culinary'], 3, t`starch`);
const modifiedStarch = food('starch', [], 4, t`modified starch`);
const modified = food(null, [], 4, t`modified`);
const vinegar = food('seasoning', ['culinary']);
const grapeMust = food('sweetener', ['addedSugar', 'culinary']);
const sugar = food('sweetener', ['addedSugar', 'culinary'], 3, t`sugar`);
const syrup = food('sweetener', ['addedSugar', 'culinary'], 3, t`syrup`);
const honey = food('sweetener', ['addedSugar', 'culinary', 'animalProduct'], 3, t`honey`);
const glucose = food('sweetener', ['addedSugar'], 4, t`glucose, dextrose or their syrups`);
const fructose = food('sweetener', ['addedSugar'], 4, t`high-fructose corn syrup, fructose or invert sugar`);
const lactose = food('sweetener', ['addedSugar', 'animalProduct'], 4, t`lactose`);
const maltodextrin = food('starch', ['nutritiveNeutral'], 4, t`maltodextrin or dextrin`);
const lowCalorieSweetener = food('sweetener', ['lowCalorieSweetener'], 4, t`sweetener`);
const sugarAlcohol = food('sweetener', ['sugarAlcohol'], 4, t`sweetener`);
const sweetener = food('additive', [], 4, t`sweetener`);
const composite = food('composite');
const coating = food('composite', ['coating']);

/** Water, fats, salt, starches and sweeteners. */
export const PANTRY: readonly WordRow[] = [
  water`water, filtered water, purified water, spring water, mineral water, carbonated water, sparkling water, seltzer, soda water, treated water, drinking water, ice, eau, eau minerale, wasser, agua, acqua, vand, vatten, voda, carbonated mineral water, distilled water, reverse osmosis water, triple filtered carbonated water, brine water`,
  oil`oil, vegetable oil, soybean oil, soya oil, soy oil, canola oil, rapeseed oil, sunflower oil, safflower oil, corn oil, cottonseed oil, palm oil, palm kernel oil, palm kernel, palm, coconut oil, olive oil, extra virgin olive oil, virgin olive oil, peanut oil, sesame oil, flaxseed oil, flax oil, grapeseed oil, grape seed oil, avocado oil, almond oil, walnut oil, rice bran oil, shea oil, shea butter, sal fat, illipe, palm fruit oil, palmolein, canola, rapeseed, cottonseed, sunflower, safflower, soybean and canola oil, fat, vegetable fat, shortening, vegetable shortening, palm shortening, cocoa butter, huile, huile vegetale, huile de palme, huile de tournesol, huile de colza, huile d'olive, graisse, graisse vegetale, matiere grasse vegetale, beurre de cacao, pflanzenol, pflanzenfett, sonnenblumenol, palmfett, palmol, rapsol, kakaobutter, olivenol, ol, aceite, aceite vegetal, aceite de girasol, aceite de palma, aceite de oliva, manteca de cacao, olio, olio di oliva, olio di girasole, olio di palma, burro di cacao, mct oil, fruit oil, algal oil`,
  fishOil`fish oil, cod liver oil, salmon oil, tuna oil, anchovy oil, sardine oil, menhaden oil, krill oil`,
  animalFat`lard, tallow, beef tallow, beef fat, pork fat, chicken fat, duck fat, goose fat, bacon fat, suet, beef suet, animal shortening, animal shorten, animal fat, graisse animale, grasa animal, sebo, strutto, suif, schmaltz, dripping, beef dripping, emu oil, ostrich oil, chicken oil, saindoux, graisse de canard, schmalz, manteca, turkey fat`,
  margarine`margarine, liquid margarine, vegetable oil margarine, spread, margarina`,
  hydrogenated`hydrogenated, fully hydrogenated, interesterified, hydrogene, hydrogenee, gehartet, hidrogenado, hidrogenada, idrogenato`,
  partiallyHydrogenated`partially hydrogenated, partially hydrogenated oil, partiellement hydrogene, partiellement hydrogenee, parcialmente hidrogenado`,
  salt`salt, sea salt, kosher salt, iodized salt, rock salt, himalayan salt, himalayan pink salt, pink salt, celtic sea salt, brine, salt brine, sel, sel de mer, sel marin, fleur de sel, salz, meersalz, speisesalz, jodsalz, sal, sal marina, sale marino, sale fino, zout, salted, sel iode, suola, garlic salt, onion salt, celery salt, seasoned salt, salt water`,
  starch`starch, corn starch, cornstarch, potato starch, tapioca starch, wheat starch, rice starch, pea starch, tapioca, arrowroot, food starch, cassava starch, amidon, amidon de ble, amidon de mais, fecule, fecule de pomme de terre, starke, weizenstarke, maisstarke, kartoffelstarke, almidon, amido, amido di mais, vegetable starch, waxy maize starch, native starch, kudzu`,
  modifiedStarch`modified starch, modified food starch, modified corn starch, modified cornstarch, modified potato starch, modified tapioca starch, modified wheat starch, modified rice starch, food starch modified, corn starch modified, cornstarch modified, starch modified, modified food starch corn, modified maize starch, modified tapioca, modified waxy maize starch, amidon modifie, amidon modifie de mais, amidon transforme de mais, modifizierte starke, almidon modificado, modified vegetable starch, modified palm oil`,
  modified`modified, modifie, modifiee, modifiziert, modifizierte, modificado`,
  vinegar`vinegar, distilled vinegar, white vinegar, cider vinegar, apple cider vinegar, balsamic vinegar, wine vinegar, red wine vinegar, white wine vinegar, rice vinegar, white distilled vinegar, malt vinegar, vinegar powder, vinegar solid, grain vinegar, spirit vinegar, vinaigre, vinaigre de vin, vinaigre d'alcool, essig, weinessig, branntweinessig, vinagre, aceto, aceto di vino, cane vinegar, coconut vinegar, corn vinegar`,
  grapeMust`grape must, concentrated grape must, cooked grape must, mout de raisin, mosto d uva, saba, vincotto`,
  sugar`sugar, cane sugar, brown sugar, powdered sugar, confectioner sugar, confectioner's sugar, raw sugar, raw cane sugar, granulated sugar, turbinado sugar, demerara sugar, muscovado sugar, coconut sugar, coconut palm sugar, palm sugar, date sugar, beet sugar, pure cane sugar, evaporated cane juice, evaporated cane juice sugar, cane juice, dried cane juice, dehydrated cane juice, evaporated cane sugar, sucrose, cane syrup, evaporated cane syrup, cane juice syrup, molasses, blackstrap molasses, treacle, sorghum syrup, panela, piloncillo, jaggery, sucanat, unrefined sugar, caramelized sugar, burnt sugar, liquid sugar, sugar syrup, simple syrup, vanilla sugar, maple sugar, icing sugar, caster sugar, panocha, rapadura, cane, syrup, sucre, sucre de canne, sucre roux, cassonade, sirop, sirop de sucre, melasse, zucker, rohrzucker, kristallzucker, puderzucker, zuckersirup, vanillezucker, azucar, azucar de cana, jarabe, zucchero, zucchero di canna, suiker, socker, sukker, cukor, cukier, acucar, sugar cane, refinery syrup, golden syrup, melado, date syrup, fruit syrup`,
  syrup`maple syrup, pure maple syrup, agave, agave syrup, agave nectar, blue agave, agave inulin syrup, coconut nectar, yacon syrup, sirop d'erable, agavendicksaft, rice syrup, brown rice syrup, tapioca syrup, malt syrup, barley malt syrup, corn malt syrup, malt extract, barley malt extract, malted barley extract, tapioca solid, extrait de malt, extrait de malt d'orge, malzextrakt, gerstenmalzextrakt, oat syrup, rice malt, brown rice malt syrup, rice syrup solid, brown rice syrup solid, tapioca syrup solid, clarified rice syrup`,
  honey`honey, raw honey, honey powder, dried honey, clover honey, wildflower honey, miel, honig, miele, honning`,
  glucose`corn syrup, light corn syrup, dark corn syrup, corn syrup solid, corn sweetener, corn sugar, glucose, glucose syrup, glucose syrup solid, dried glucose syrup, dextrose, dextrose monohydrate, wheat glucose syrup, high maltose corn syrup, maltose, maltose syrup, sirop de glucose, sirop de mais, dextrose monohydratee, glukosesirup, glucosesirup, traubenzucker, glukose, jarabe de maiz, jarabe de glucosa, dextrosa, glucosa, sciroppo di glucosio, destrosio, glucosio, trehalose, liquid glucose, isomaltulose, anhydrous dextrose, d glucose`,
  fructose`high fructose corn syrup, hfcs, fructose, fructose syrup, fructose corn syrup, crystalline fructose, invert sugar, invert syrup, inverted sugar, invert sugar syrup, inverted sugar syrup, invert cane syrup, invert cane sugar, partially inverted sugar syrup, glucose fructose, glucose fructose syrup, fructose glucose syrup, isoglucose, sirop de glucose fructose, sirop de fructose, sucre inverti, sirop de sucre inverti, invertzucker, invertzuckersirup, glukose fruktose sirup, glucose fructose sirup, fruktose, jarabe de maiz de alta fructosa, jarabe de fructosa, fructosa, sciroppo di glucosio fruttosio, fruttosio`,
  lactose`lactose, milk sugar, lactosa, lattosio, milchzucker, laktose, galactose`,
  maltodextrin`maltodextrin, corn maltodextrin, tapioca maltodextrin, rice maltodextrin, maltodextrine, maltodextrina, dextrin, tapioca dextrin, corn dextrin, wheat dextrin, cyclodextrin, dextrine, soluble corn fiber, resistant dextrin`,
  lowCalorieSweetener`aspartame, acesulfame, acesulfame potassium, acesulfame k, ace k, sucralose, saccharin, sodium saccharin, natrium saccharin, natriumsaccharin, cyclamate, sodium cyclamate, natriumcyclamat, neotame, advantame, stevia, stevia extract, stevia leaf extract, stevia leaf, steviol glycoside, reb a, reb m, rebaudioside, rebaudioside a, rebiana, monk fruit, monk fruit extract, monk fruit juice concentrate, monkfruit extract, luo han guo, luo han fruit, thaumatin, neohesperidin, allulose, tagatose, edulcorant, sucralosa, aspartamo, sussungsmittel, sussstoff, acesulfam k, nutrasweet, splenda`,
  sugarAlcohol`sorbitol, maltitol, maltitol syrup, xylitol, erythritol, mannitol, isomalt, lactitol, sorbitol syrup, sugar alcohol, hydrogenated starch hydrolysate, polyglycitol syrup, sirop de maltitol, polydextrose syrup, sirop de sorbitol`,
  sweetener`sweetener, artificial sweetener, edulcorante, zoetstof`,
  coating`chocolate, milk chocolate, dark chocolate, white chocolate, semisweet chocolate, semi sweet chocolate, bittersweet chocolate, sweet chocolate, chocolate coating, compound coating, confectionery coating, candy, candy coating, caramel, toffee, fudge, butterscotch, chocolat, chocolat au lait, chocolat noir, schokolade, vollmilchschokolade, cobertura, cioccolato, yogurt coating, yogurt covered, yogurt coated, yogurt coat`,
  composite`chocolate chip, chocolate chunk, apple butter, pumpkin butter, fruit butter, marshmallow, nougat, marzipan, jam, jelly, marmalade, preserve, frosting, icing, sprinkle, glaze, fondant, peanut butter cup, peanut butter chip, white chip, praline, gianduja, fruit preparation, fruit prep, fruit filling, streusel, cookie dough, candy corn, ranch, ranch seasoning, ranch powder, ranch seasoning mix, ranch blend`,
];
