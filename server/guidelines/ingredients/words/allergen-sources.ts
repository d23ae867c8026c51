import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { means, type PhraseRow } from '../phrase-index.ts';

/** A set of allergens as bits, so that a list's allergens are one OR. */
export function allergenBits(allergens: readonly Allergen[]): number {
  let bits = 0;
  for (const allergen of allergens) bits |= 1 << ALLERGEN_KEYS.indexOf(allergen);
  return bits;
}

/** The allergens of a set, in the order of the law's list. */
export function listAllergens(bits: number): Allergen[] {
  return ALLERGEN_KEYS.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** What a name of a food says of allergens, as bits. */
export interface AllergenSource {
  /** A source of them is named. */
  readonly sure: number;
  /** A food that is made of them unless its parts say otherwise: "pasta", "pretzels". */
  readonly unlessParts: number;
  /** The word may mean them: "seafood". */
  readonly maybe: number;
  /** A food that is often made with them, unless its parts say otherwise: "Worcestershire sauce". */
  readonly maybeUnlessParts: number;
  /** In a statement about allergens, where a refined oil counts as well: the maker says so. */
  readonly stated: number;
}

interface Caveats {
  /** What the food is made of where its own parts do not say otherwise. */
  readonly unlessParts?: readonly Allergen[];
  /** Allergens that the word may mean as well. */
  readonly maybe?: readonly Allergen[];
  /** Allergens that the food is often made with, where its own parts do not say otherwise. */
  readonly maybeUnlessParts?: readonly Allergen[];
  /** Allergens that a statement means by the word although an ingredient list does not: a refined oil. */
  readonly stated?: readonly Allergen[];
}

/** Tags the names of foods that are a source of these allergens; of none, names that only look like one. */
function source(
  allergens: readonly Allergen[],
  { unlessParts = [], maybe = [], maybeUnlessParts = [], stated = [] }: Caveats = {},
) {
  return means<AllergenSource>({
    sure: allergenBits(allergens),
    unlessParts: allergenBits(unlessParts),
    maybe: allergenBits(maybe),
    maybeUnlessParts: allergenBits(maybeUnlessParts),
    stated: allergenBits([...allergens, ...unlessParts, ...stated]),
  });
}

/** Foods that are often, not always, made with these. */
const often = (...maybeUnlessParts: readonly Allergen[]) => source([], { maybeUnlessParts });

const milk = source(['milk']);
const none = source([]);
const eggs = source(['eggs']);
const usuallyEggs = source([], { unlessParts: ['eggs'] });
const usuallyMilk = source([], { unlessParts: ['milk'] });
const usuallyMilkAndEggs = source([], { unlessParts: ['milk', 'eggs'] });
const usuallyTreeNuts = source([], { unlessParts: ['tree_nuts'] });
const milkAndEggs = source(['milk', 'eggs']);
const fish = source(['fish']);
const fishAndCrustaceans = source(['fish', 'crustaceans']);
const crustaceans = source(['crustaceans']);
const shellfish = source(['crustaceans'], { maybe: ['molluscs'] });
const seafood = source([], { maybe: ['fish', 'crustaceans', 'molluscs'] });
const molluscs = source(['molluscs']);
const treeNuts = source(['tree_nuts']);
const peanuts = source(['peanuts']);
const usuallyWheat = source([], { unlessParts: ['wheat', 'gluten'] });
const richBread = source([], { unlessParts: ['wheat', 'gluten'], maybeUnlessParts: ['milk', 'eggs'] });
const eggsUsuallyWheat = source(['eggs'], { unlessParts: ['wheat', 'gluten'] });
const wheat = source(['wheat', 'gluten']);
const soybeans = source(['soybeans']);
/** Brewed with wheat, unless its parts say otherwise. */
const soySauce = source(['soybeans'], { maybeUnlessParts: ['wheat', 'gluten'] });
const sesame = source(['sesame']);
const mustard = source(['mustard']);
const lupin = source(['lupin']);
const gluten = source(['gluten']);
const milkAndGluten = source(['milk', 'gluten']);
const milkAndWheat = source(['milk', 'gluten', 'wheat']);
const refinedSoybeanOil = source([], { stated: ['soybeans'] });
const refinedPeanutOil = source([], { stated: ['peanuts'] });
const celery = source(['celery']);
const sulphites = source(['sulphites']);

/**
 * What ingredient texts call the sources of each allergen: the foods that 21 U.S.C. 321(qq) and 343(w) name (FDA's
 * list of species of January 2025) and Regulation (EU) 1169/2011 Annex II, in the words of North American packs:
 * English, French, Spanish, and what imports print. The longest name that fits counts, so that rows without allergens
 * keep "cocoa butter" from being butter.
 */
export const ALLERGEN_SOURCES: readonly PhraseRow<AllergenSource>[] = [
  milk`yogur, chevre, fromage de chevre, milk, milkfat, buttermilk, butter, butterfat, butteroil, ghee, cream, cheese, cheesecake, yogurt, yoghurt, yoghourt, yogourt, kefir, skyr, labneh, ayran, whey, casein, caseinate, caseine, lactose, lactalbumin, lactoglobulin, lactoferrin, lactulose, dairy, milkshake, curd, cheddar, mozzarella, parmesan, parmigiano, reggiano, romano, pecorino, asiago, provolone, swiss, gouda, edam, brie, camembert, feta, ricotta, gorgonzola, roquefort, stilton, bleu, blue cheese, monterey jack, jack cheese, pepper jack, colby, muenster, munster, havarti, gruyere, emmental, emmentaler, manchego, fontina, halloumi, paneer, mascarpone, neufchatel, cotija, queso, quesillo, quark, half and half, dulce de leche, cajeta, nata, sherbet, gelato, custard, panna, lait, babeurre, beurre, creme fraiche, fromage, yaourt, lactoserum, petit lait, lactique de lait, substance laitiere, laitier, laitiere, matiere grasse laitiere, milch, vollmilch, magermilch, vollmilchpulver, magermilchpulver, milchpulver, milchzucker, milcheiweiss, butterreinfett, sahne, rahm, kase, molke, molkenpulver, molkenerzeugnis, sussmolkenpulver, joghurt, leche, lacteo, lactea, mantequilla, suero de leche, crema, crema de leche, lactosuero, caseinato, latte, burro, formaggio, siero di latte, lattosio, lattiero, panna fresca, melk, melkpoeder, weipoeder, mjolk, mleko, leite, manteiga, queijo, soro de leite, smor, gradde, floede, flode, maelk, maelkepulver, skummetmaelkspulver, skummjolkspulver, mjolkpulver, vassle, valle, ost`,
  // The oil of butter and of the cocoa bean alike is called butter; these are plants'.
  none`cocoa butter, cacao butter, coco butter, shea butter, mango butter, apple butter, pumpkin butter, fruit butter, coconut butter, kokum butter, sal butter, illipe butter, sunflower butter, seed butter, yogurt culture, yoghurt culture, active yogurt, active yogurt culture, live yogurt culture, live active yogurt culture, cheese culture, milk culture, butter bean, butter lettuce, butter pea, buttercup squash, butternut, butterfly pea, cream of tartar, cream tartar, creme of tartar, cream of coconut, coconut cream, coconut milk, coconut cream powder, coconut milk powder, coconut yogurt, coconut creme, coconut cheese, coconut kefir, coconut creamer, rice milk, hemp milk, pea milk, flax milk, potato milk, banana milk, quinoa milk, milk thistle, milk of magnesia, cream style corn, cream corn, cream style sweet corn, cream soda, creamed corn, vegan butter, vegan cheese, vegan cream, vegan cream cheese, vegan yogurt, vegan parmesan, vegan mozzarella, plant based butter, plant based milk, plant based cheese, plant based cream, vegan milk, water kefir, artificial butter flavor, artificial butter, artificial cream flavor, artificial cheese flavor, artificial milk flavor, swiss chard, romano bean, head cheese, lemon curd, lime curd, blue agave, lait de coco, creme de coco, creme de tartre, beurre de cacao, beurre de karite, beurre de cajou, beurre de coco, leche de coco, crema de coco, cremor tartaro, crema de tartaro, manteca de cacao, mantequilla de cacao, mantequilla de karite, burro di cacao, burro di karite, latte di cocco, cremor tartaro, kakaobutter, kokosmilch, cacaoboter, manteiga de cacau, manteiga de karite, leite de coco`,
  eggs`egg, eggs, albumen, albumin, ovalbumin, ovomucoid, lysozyme, egg white, egg yolk, yolk, oeuf, blanc d'oeuf, jaune d'oeuf, ei, eier, vollei, eigelb, eiweiss, eipulver, volleipulver, eigelbpulver, huhnerei, huhnereiweiss, huhnereiklar, eiklar, agg, aeg, aegg, huevo, clara de huevo, yema, yema de huevo, ovo, uovo, uova, tuorlo, albume, eieren`,
  usuallyEggs`mayonnaise, mayo, mayonesa, meringue, aioli, ladyfinger, lady finger, advocaat`,
  usuallyMilkAndEggs`hollandaise, hollandaise sauce, bearnaise, bearnaise sauce`,
  usuallyMilk`white chocolate, chocolat blanc, weisse schokolade, tzatziki, creme, buttercream, buttercreme, bavarian creme, velveeta`,
  usuallyTreeNuts`marzipan, gianduja, gianduia, praline, frangipane, nougat, nutella`,
  none`egg replacer, egg substitute powder vegan, egg plant, vegan mayonnaise, vegan mayo, eggless mayonnaise, blood albumin, bovine albumin, easter egg`,
  milkAndEggs`egg custard, eggnog, egg nog`,
  fish`forelle, makrele, alici, baccala, trota, nuoc mam, ikura, unagi, pike, sockeye, coho, amberjack, lizardfish, branzino, cusk, gravlax, gravad lax, fish, anchovy, anchoy, anchovie, albacore, barramundi, bass, basa, bonito, bluefish, bream, butterfish, capelin, carp, catfish, caviar, char, cod, codfish, croaker, dashi, dory, eel, flounder, grouper, haddock, hake, halibut, herring, hoki, ikan bilis, isinglass, kamaboko, katsuobushi, kipper, kippered herring, lox, mackerel, mahi mahi, masago, monkfish, mullet, nam pla, orange roughy, pangasius, perch, pilchard, plaice, pollock, pollack, pompano, rockfish, roe, sablefish, saithe, salmon, sardine, scrod, sea bass, shark, skate, skipjack, smelt, snapper, sole, sprat, brisling, sturgeon, surimi, swai, swordfish, threadfin bream, tilapia, tobiko, trout, tuna, turbot, wahoo, walleye, whitefish, white fish, whiting, yellowfin, yellowtail, escolar, fish gelatin, fish oil, fish sauce, poisson, anchois, thon, saumon, cabillaud, morue, colin, merlu, maquereau, hareng, truite, goberge, aiglefin, fletan, fisch, lachs, thunfisch, sardelle, sardellen, kabeljau, hering, pescado, atun, anchoa, bacalao, merluza, sardina, salmon, trucha, boqueron, pesce, tonno, acciuga, acciughe, merluzzo, peixe, atum, vis, ansjovis`,
  none`swedish fish, fish eye, sole source, goldfish`,
  fishAndCrustaceans`imitation crab, imitation crab meat, imitation crabmeat, crab stick, krab`,
  crustaceans`belacan, ecreviss, gamberi, gamberetti, aragosta, crustacean, crustacea, shrimp, prawn, crab, crabmeat, lobster, crayfish, crawfish, krill, langostino, langoustine, scampi, barnacle, crevette, crabe, homard, langouste, ecrevisse, crustace, garnele, krabbe, krebstier, krebs, hummer, camaron, gamba, langostino, cangrejo, langosta, crustaceo, gambero, gamberetto, granchio, camarao, garnalen`,
  none`crab apple, crabapple`,
  // Longer words that only begin like a source.
  none`tamarind, tamarin, tamarindo, tamarino, tamarine, tamarillo, roqueforti, roquefortii, camemberti, phylloquinone, butterfly, butterbean, buttersweet, glutenfrei, glutenfri, glutenvrij, glutenfrey`,
  // In the US the word stands for crustaceans (21 U.S.C. 321(qq)(1)); it may mean molluscs as well.
  shellfish`shellfish, shell fish, marisco`,
  seafood`seafood, sea food, fruit de mer, frutti di mare`,
  molluscs`seiche, saint jacque, saint jacques, sepia, polpo, seppia, mollusc, mollusk, molluscan shellfish, clam, cockle, conch, oyster, mussel, scallop, squid, calamari, calamary, octopus, cuttlefish, abalone, snail, escargot, whelk, periwinkle, geoduck, clamato, oyster sauce, oyster extract, palourde, huitre, moule, petoncle, calmar, calamar, poulpe, mollusque, muschel, auster, tintenfisch, weichtier, almeja, ostra, mejillon, vieira, pulpo, molusco, vongola, vongole, cozza, cozze, ostrica, calamaro, mollusco`,
  none`oyster mushroom, scallop potato, scallop squash, clam shell`,
  treeNuts`pistach, noci, nut, tree nut, treenut, mixed nut, almond, amande, brazil nut, brazilnut, cashew, cashewnut, hazelnut, hazlenut, filbert, macadamia, pecan, peacan, pine nut, pinenut, pignoli, pignolia, pinon, pistachio, walnut, black walnut, heartnut, nut butter, nut paste, nut meat, almond milk, almond butter, cashew milk, cashew butter, hazelnut milk, noisette, noix, noix de cajou, cajou, pistache, pacane, noix de pecan, noix de grenoble, noix du bresil, pignon, fruit a coque, nuss, nusse, mandel, mandeln, hasselnot, hasselnod, valnot, valnod, haselnuss, haselnusse, walnuss, walnusse, cashewnuss, cashewkern, pistazie, schalenfruchte, schalenfrucht, nuez, almendra, avellana, anacardo, pinon, pistacho, fruto de cascara, fruto seco, noce, mandorla, mandorle, nocciola, nocciole, pistacchio, pistacchi, anacardi, frutta a guscio, pinoli, amendoa, avela, castanha de caju, amandel, hazelnoot, noten`,
  none`coconut, coco nut, nutmeg, doughnut, donut, chestnut, water chestnut, corn nut, cocoa nut, tiger nut, tigernut, kola nut, cola nut, palm nut, betel nut, ginkgo nut, shea nut, hickory nut, hickory, beechnut, litchi nut, lichee nut, pili nut, nut grass, bunya nut, noix de coco, noix muscade, noix de muscade, nuez moscada, noce moscata, muskatnuss, kokosnuss, chataigne, almond bark coating, pecan smoke, pecan smoke flavor, pecan wood smoke, almond wood smoke`,
  // Standards of identity and names that only sound like another nut's.
  peanuts`arachidi, peanut, pea nut, peanut butter, ground nut, groundnut, arachis, arachide, monkey nut, goober, beer nut, valencia peanut, cacahuete, cacahouete, cacahuate, mani, erdnuss, erdnusse, erdnussbutter, amendoim, pinda, mandelona, beurre d'arachide, beurre de cacahuete, mantequilla de mani, mantequilla de cacahuate`,
  usuallyWheat`bread, breadcrumb, bread crumb, breading, crouton, cracker meal, cracker, graham cracker, macaroni, spaghetti, fettuccine, fettuccini, linguine, linguini, lasagna, lasagne, ravioli, tortellini, penne, rigatoni, rotini, fusilli, vermicelli, orzo, ziti, farfalle, pasta, noodle, ramen, udon, lo mein, chow mein, panko, phyllo, filo, fillo, pretzel, wafer, pita, bagel, biscuit, flour mix, flour blend, pain, flour tortilla, wonton, wonton wrapper, gyoza wrapper, cake meal, chapelure, pate alimentaire, paniermehl, pan rallado, oyster cracker, matzo ball`,
  richBread`croissant, brioche, naan`,
  eggsUsuallyWheat`egg noodle, egg pasta, egg noodle product`,
  wheat`wheat, wheatgerm, triticale, wheat germ oil, wholewheat, flour, graham, matzo, matzoh, matza, matzah, couscous, semolina, durum, farina, farro, freekeh, spelt, dinkel, kamut, einkorn, emmer, seitan, wheat starch, wheat grass, wheatgrass, triticum, cake flour, ble, froment, semoule, epeautre, farine, boulgour, weizen, weizenmehl, weizenstarke, weizeneiweiss, weizenvollkornmehl, hartweizen, hartweizengriess, weizengriess, weizengluten, mehl, trigo, harina, semola, espelta, grano duro, frumento, farina di frumento, grano tenero, farinha, tarwe, tarwebloem, vete, vetemjol, hvede, hvedemel, hvetemel, bulgur, bulghur`,
  none`buckwheat, buckwheat flour, buck wheat, rice flour, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn flour, yellow corn flour, white corn flour, masa flour, corn masa flour, masa harina, corn masa, potato flour, sweet potato flour, tapioca flour, cassava flour, coconut flour, chickpea flour, chick pea flour, garbanzo flour, garbanzo bean flour, bean flour, pea flour, lentil flour, gram flour, besan flour, urad flour, moong flour, fava flour, fava bean flour, quinoa flour, millet flour, sorghum flour, teff flour, amaranth flour, arrowroot flour, banana flour, plantain flour, green banana flour, konjac flour, guar flour, carob flour, flax flour, flaxseed flour, chia flour, seed flour, sunflower flour, sunflower seed flour, cottonseed flour, mesquite flour, yam flour, yuca flour, cactus flour, water chestnut flour, apple flour, grape seed flour, pumpkin flour, pumpkin seed flour, tiger nut flour, hemp flour, locust bean flour, coffee flour, mushroom flour, multigrain gluten free flour, rice noodle, rice vermicelli, rice pasta, brown rice pasta, rice stick noodle, corn pasta, bean thread noodle, mung bean noodle, bean noodle, bean vermicelli, mung bean vermicelli, glass noodle, cellophane noodle, sweet potato noodle, potato noodle, sweet potato vermicelli, kelp noodle, shirataki noodle, konjac noodle, yam noodle, soba noodle, quinoa pasta, lentil pasta, red lentil pasta, chickpea pasta, black bean pasta, pea pasta, rice spaghetti, corn spaghetti, rice macaroni, corn macaroni, rice cracker, rice bread crumb, corn tortilla, corn bread crumb, rice crouton, sweet bread fruit, breadfruit, bread fruit, short bread spice, corn wafer, rice wafer, ginger bread spice, farine de riz, farine de mais, farine de pomme de terre, farine de sarrasin, farine de manioc, farine de tapioca, farine de pois chiche, farine de pois, farine de lentille, farine de haricot, farine de quinoa, farine de millet, farine de teff, farine de banane, farine de chataigne, farine de sorgho, farine de konjac, farine de riz complet, farine de lin, farine de coco, farine de guar, farine de caroube, farine de graine de caroube, farine de graine de guar, harina de maiz, harina de arroz, harina de papa, harina de yuca, harina de mandioca, harina de garbanzo, harina de lenteja, harina de quinoa, harina de coco, harina de platano, harina de sorgo, farina di riso, farina di mais, farina di ceci, farina di semi di carrube, farina di semi di guar, reismehl, maismehl, kartoffelmehl, guarkernmehl, johannisbrotkernmehl, farinha de milho, farinha de arroz, farinha de mandioca, trigo sarraceno, grano saraceno, ble noir, ble d'inde, ble sarrasin`,
  soybeans`soy flour, soya flour, soybean flour, farine de soja, harina de soya, harina de soja, farina di soia, sojamehl`,
  treeNuts`almond flour, hazelnut flour, walnut flour, pecan flour, nut flour, farine d'amande, harina de almendra, farina di mandorle`,
  peanuts`peanut flour`,
  sesame`sesame flour`,
  mustard`mustard flour`,
  lupin`lupin flour`,
  fish`fish flour`,
  crustaceans`cricket flour`,
  gluten`gluten, barley, barley flour, barley malt, barley malt flour, malted barley flour, malt, malted, malt flour, malt extract, malt syrup, malt vinegar, rye, rye flour, oat, oatmeal, oat flour, oat bran, oat fiber, oat milk, oat groat, porridge oat, beer, ale, lager, stout, pumpernickel, orge, malt d'orge, seigle, avoine, flocon d'avoine, farine de seigle, farine d'orge, farine d'avoine, farine d'orge maltee, farine de malt, biere, gerste, gerstenmalz, gerstenmalzextrakt, malz, gerstenmehl, roggen, roggenmehl, hafer, haferflocken, hafermehl, bier, cebada, malta, centeno, avena, harina de avena, harina de cebada, harina de centeno, cerveza, orzo perlato, malto d'orzo, farina d'orzo, segale, cevada, centeio, aveia, haver, rogge, korn gluten`,
  none`corn gluten, corn gluten meal, maize gluten, rice gluten, maltodextrin, malted corn, corn malt, rice malt, malted rice, rice malt syrup, malt ball, oatly`,
  wheat`wheat gluten, vital wheat gluten, vital gluten, gluten de ble, gluten de trigo, malted wheat flour, malted wheat, wheat malt, wheat beer`,
  milkAndGluten`malted milk, malted milk powder, malt milk`,
  milkAndWheat`malted milk ball`,
  soybeans`soy, soya, soybean, soja, soia, tofu, tofutti, tempeh, natto, miso, miso paste, edamame, okara, tamari, yuba, bean curd, soy lecithin, soya lecithin, soy protein, soymilk, soy milk, soy nut, soynut, soyalecithin, soylecithin, kinako, lecithine de soja, lecitina de soya, lecitina de soja, lecitina di soia, sojalecithin, sojabohne, sojabohnen, sojaprotein, sojaeiweiss, sojalecithine, douchi, gochujang`,
  // Highly refined oils are no allergen (21 U.S.C. 321(qq)(2)(A)); soybean oil is refined unless the label says otherwise.
  refinedSoybeanOil`soybean oil, soy oil, soya oil, soya bean oil, soy bean oil, soybean salad oil, soybean oil shortening, soybean shortening, refined soybean oil, soybean and canola oil, soybean and cottonseed oil, soybean and palm oil, soybean and corn oil, soybean or canola oil, soybean and or canola oil, soybean canola oil, huile de soja, aceite de soya, aceite de soja, olio di soia, sojaol`,
  refinedPeanutOil`peanut oil, refined peanut oil, huile d'arachide, aceite de mani, aceite de cacahuate, olio di arachidi, erdnussol`,
  soybeans`unrefined soybean oil, crude soybean oil, virgin soybean oil, cold pressed soybean oil, cold pressed soy oil, expeller pressed soybean oil, expeller pressed soy oil, expeller soybean oil, expelled soybean oil, mechanically pressed soybean oil, expeller pressed organic soybean oil, expeller pressed non gmo soybean oil`,
  peanuts`unrefined peanut oil, crude peanut oil, virgin peanut oil, cold pressed peanut oil, expeller pressed peanut oil, expeller peanut oil, roasted peanut oil, aromatic peanut oil, gourmet peanut oil, expeller pressed organic peanut oil`,
  sesame`sesame, sesame seed, sesame oil, tahini, tahina, tahin, halva, halvah, halwa, benne, gingelly, goma dio, gomasio, simsim, ajonjoli, sesamo, sesam, sesamol, gergelim, huile de sesame`,
  celery`celery, celeriac, celeri, sellerie, knollensellerie, apio, sedano, aipo, selderij`,
  mustard`mustard, dijon, dijon mustard, moutarde, senf, senfsaat, senfkorner, mostaza, senape, mostarda, mosterd`,
  sulphites`sulfite, sulphite, bisulfite, bisulphite, metabisulfite, metabisulphite, hydrosulfite, sulfited, sulphited, sulfiting agent, sulphiting agent, sulfur dioxide, sulphur dioxide, sulfur dioxyde, dioxyde de soufre, anhydride sulfureux, metabisulfite de sodium, schwefeldioxid, natriumbisulfit, natriummetabisulfit, kaliummetabisulfit, dioxido de azufre, sulfito, bisulfito, metabisulfito, anidride solforosa, solfito, solfiti, metabisolfito, e220, e221, e222, e223, e224, e226, e227, e228, e 220, e 223, e 224, so2`,
  lupin`lupin, lupine, lupini, lupini bean, altramuz, lupino, lupinenmehl, lupinen`,
  // Foods whose makers must list the parts, and whose lists in data often do not.
  often('fish')`worcestershire, worcestershire sauce, worcester sauce`,
  often('eggs', 'fish', 'milk')`caesar dressing`,
  often('eggs', 'milk')`ranch dressing, ranch, ranch seasoning, ranch powder`,
  often('eggs')`tartar sauce, remoulade`,
  often('milk')`alfredo sauce, caramel sauce, butterscotch, toffee`,
  often('peanuts')`satay sauce, sate sauce`,
  often('tree_nuts')`amaretti, amaretto cookie`,
  often('fish', 'crustaceans')`bagoong, kimchi`,
  often('milk', 'tree_nuts')`pesto`,
  often('sesame')`hummus, houmous, zaatar, za'atar, furikake, dukkah`,
  often(
    'soybeans',
    'wheat',
    'gluten',
  )`teriyaki sauce, teriyaki glaze, hydrolyzed vegetable protein, hydrolysed vegetable protein, hydrolyzed plant protein, textured vegetable protein, textured plant protein, tvp`,
  often('wheat', 'gluten')`cookie, brownie, muffin, pie crust, pizza crust`,
  soySauce`soy sauce, soya sauce, shoyu, hoisin, hoisin sauce, sauce soja, sauce soya, salsa de soya, salsa de soja, sojasauce, sojasosse`,
  soybeans`hydrolyzed vegetable protein from soy, hydrolyzed plant protein from soy`,
  soybeans`tamari soy sauce, gluten free soy sauce, wheat free soy sauce`,
  none`custard apple, vegan kimchi, butterscotch flavor, soy white chocolate, vegan white chocolate, viande de chevre, vegan worcestershire, vegan worcestershire sauce, vegan pesto, vegan ranch dressing, vegan caesar dressing, vegan alfredo sauce`,
];
