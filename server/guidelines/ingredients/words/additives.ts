import type { WordRow } from './word-table.ts';

/** Substances and functions that make a food ultra-processed (NOVA group 4), and additives that do not. */
export const ADDITIVE_WORDS: readonly WordRow[] = [
  {
    group: 'additive',
    traits: ['flavour', 'uncertainOrigin'],
    nova: 4,
    marker: 'flavoring',
    words:
      'flavor, flavour, flavoring, flavouring, natural flavor, natural flavoring, artificial flavor, artificial flavoring, natural and artificial flavor, smoke flavor, smoke flavoring, flavor enhancer note, vanillin, ethyl vanillin, vanilline, arome, arome naturel, arome artificiel, arome naturel de vanille, aroma, aromen, naturliches aroma, aromastoffe, saborizante, sabor, sabor natural, aromatizante, aromi, aroma naturale, aromas, aromat, natural vanilla flavor, butter flavor, flavorant, substance aromatisante, diacetyl, maltol, ethyl maltol, liquid smoke, smoke',
  },
  {
    group: 'additive',
    traits: ['uncertainOrigin'],
    nova: 4,
    marker: 'flavor enhancer',
    words:
      "flavor enhancer, flavour enhancer, monosodium glutamate, msg, glutamate, glutamic acid, disodium inosinate, disodium guanylate, disodium inosinate and disodium guanylate, sodium inosinate, sodium guanylate, disodium ribonucleotide, inosinate, guanylate, disodium 5'-ribonucleotide, exhausteur de gout, glutamate monosodique, geschmacksverstarker, glutamato monosodico, potenciador de sabor, esaltatore di sapidita, disodium succinate, calcium guanylate",
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'yeast extract',
    words:
      'yeast extract, autolyzed yeast extract, autolyzed yeast, autolysed yeast, yeast autolysate, torula yeast, hydrolyzed yeast, extrait de levure, hefeextrakt, extracto de levadura, estratto di lievito, torula yeast extract',
  },
  {
    group: 'protein',
    traits: ['uncertainOrigin'],
    nova: 4,
    marker: 'hydrolyzed protein',
    words:
      'hydrolyzed, hydrolysed, hydrolyzed protein, hydrolyzed soy protein, hydrolyzed corn protein, hydrolyzed wheat protein, hydrolyzed vegetable protein, hydrolyzed corn gluten, hydrolyzed plant protein, hvp, hydrolysed vegetable protein, proteine hydrolysee, hydrolyse, proteina hidrolizada, hydrolysate, hydrolyzate',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'added fiber',
    words:
      'fiber, fibre, oat fiber, wheat fiber, soy fiber, corn fiber, pea fiber, potato fiber, citrus fiber, bamboo fiber, sugarcane fiber, chicory root fiber, chicory fiber, chicory root extract, inulin, oligofructose, fructooligosaccharide, chicory inulin, apple fiber, vegetable fiber, tapioca fiber, sugar beet fiber, polydextrose, psyllium fiber, fibre de pois, fibre vegetale, fibre de ble, inuline, fibra, fibra de trigo, ballaststoffe, isomaltooligosaccharide, isomalto oligosaccharide, acacia fiber, soluble fiber, cellulose fiber, resistant starch, beta glucan',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'color',
    words:
      'color, colour, coloring, colouring, color added, artificial color, natural color, vegetable color, food color, food coloring, colorant, colourant, fruit and vegetable juice color, coloring food, farbstoff, colorante, annatto, annatto color, annatto extract, caramel color, caramel coloring, caramel colour, colorant caramel, beta carotene, carotene, carotenal, paprika extract, paprika oleoresin, oleoresin paprika, extractive of paprika, oleoresin of paprika, lutein, lycopene, anthocyanin, grape skin extract, chlorophyll, chlorophyllin, curcumin, turmeric extract, turmeric oleoresin, turmeric color, beet color, beet red, beetroot red, canthaxanthin, spirulina extract, gardenia blue, riboflavin color, vegetable carbon, carbon black, iron oxide, norbixin, roucou, carotene beta, safflower extract, safflower yellow, apocarotenal',
  },
  {
    group: 'additive',
    traits: ['meat'],
    nova: 4,
    marker: 'color',
    words: 'carmine, cochineal, cochineal extract, carmine color, carminic acid, carmin',
  },
  {
    group: 'additive',
    traits: ['artificialColour'],
    nova: 4,
    marker: 'color',
    words:
      'red 40, red #40, red 3, red #3, red no 3, red no 40, red 40 lake, yellow 5, yellow #5, yellow no 5, yellow 5 lake, yellow 6, yellow #6, yellow no 6, yellow 6 lake, blue 1, blue #1, blue no 1, blue 1 lake, blue 2, blue #2, blue no 2, blue 2 lake, green 3, green #3, green no 3, citrus red 2, orange b, fd&c, fd & c, fd c, fd&c red, fd&c blue, fd&c yellow, fd&c color, allura red, allura red ac, tartrazine, sunset yellow, brilliant blue, erythrosine, indigo carmine, indigotine, ponceau 4r, carmoisine, azorubine, fast green, titanium dioxide, quinoline yellow, patent blue, lake color, e102, e104, e110, e122, e124, e127, e129, e131, e132, e133, e143, e171',
  },
  {
    group: 'additive',
    traits: ['uncertainOrigin'],
    nova: 4,
    marker: 'emulsifier',
    words:
      "emulsifier, emulsifying agent, emulsifying salt, emulsifiant, emulgator, emulgatoren, emulsionante, emulsificante, mono and diglyceride, mono & diglyceride, mono diglyceride, monoglyceride, diglyceride, mono, distilled monoglyceride, monodiglyceride, vegetable monoglyceride, glyceryl monostearate, glycerol monostearate, glyceryl mono oleate, glycerol monooleate, datem, diacetyl tartaric acid ester, tartaric acid ester, fatty acid ester, sodium stearoyl lactylate, calcium stearoyl lactylate, calcium stearoyl 2 lactylate, sodium stearoyl 2 lactylate, stearoyl lactylate, polysorbate, polysorbate 60, polysorbate 80, polysorbate 20, polysorbate 65, sorbitan monostearate, sorbitan tristearate, sorbitan, polyglycerol polyricinoleate, pgpr, polyglycerol ester, propylene glycol monoester, propylene glycol ester, propylene glycol monostearate, ethoxylated monoglyceride, ethoxylated mono and diglyceride, ethoxylated diglyceride, acetylated monoglyceride, lactylated monoglyceride, sucrose ester, sucrose acetate isobutyrate, glycerol ester of wood rosin, ester gum, glyceryl abietate, lactic acid ester, glyceryl lacto ester, mono et diglyceride d'acide gras, mono und diglyceride, mono- und diglyceride, monoglycerides of fatty acid, diglyceride of fatty acid, quillaia, quillaja extract, yucca extract, stearic acid, magnesium stearate",
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'lecithin',
    words:
      'lecithin, soy lecithin, soya lecithin, sunflower lecithin, soybean lecithin, canola lecithin, lecithine, lecithine de soja, lecithine de tournesol, lecithinen, sojalecithin, lecitina, lecitina de soya, lecitina de soja, lecitina di soia, rapeseed lecithin',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'thickener, stabilizer or gelling agent',
    words:
      "gum, guar, guar gum, xanthan, xanthan gum, locust bean gum, locust bean, carob bean gum, carob gum, carob bean, gellan, gellan gum, gum arabic, gum acacia, acacia gum, acacia, arabic gum, gum tragacanth, tragacanth gum, karaya gum, konjac gum, konjac, konjac flour, tara gum, cellulose gum, cellulose gel, cellulose, powdered cellulose, microcrystalline cellulose, methylcellulose, methyl cellulose, carboxymethylcellulose, carboxymethyl cellulose, sodium carboxymethylcellulose, sodium carboxymethyl cellulose, hydroxypropyl methylcellulose, carrageenan, carageenan, carrageenin, irish moss extract, alginate, sodium alginate, propylene glycol alginate, alginic acid, calcium alginate, agar, agar agar, pectin, fruit pectin, citrus pectin, apple pectin, thickener, thickening agent, thickening, gelling agent, bulking agent, stabilizer, stabiliser, anti foaming agent, antifoaming agent, anti foam, foaming agent, glazing agent, humectant, firming agent, sequestrant, carbonating agent, propellant, bodying agent, gomme, gomme de guar, gomme xanthane, gomme arabique, gomme de xanthane, pectine, pectine de fruit, carraghenane, epaississant, gelifiant, stabilisant, agent d'enrobage, humectant, affermissant, antimoussant, verdickungsmittel, geliermittel, stabilisator, feuchthaltemittel, uberzugsmittel, guarkernmehl, johannisbrotkernmehl, xanthan, carrageen, pektin, espesante, gelificante, estabilizante, goma guar, goma xantana, goma xantan, carragenina, pectina, addensante, stabilizzante, gomma di guar, gomma di xantano, farina di semi di carrube, farine de graine de caroube, farine de graine de guar, gomme de caroube, gum base, chicle, furcelleran, curdlan, methocel",
  },
  {
    group: 'additive',
    traits: ['meat'],
    nova: 4,
    marker: 'gelatin',
    words:
      'gelatin, gelatine, beef gelatin, pork gelatin, gelatina, fish gelatin, kosher gelatin, gelatine de porc, gelatine de boeuf',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'glazing agent',
    words: 'carnauba wax, carnauba, mineral oil, candelilla wax, paraffin, petrolatum, cire de carnauba, wax',
  },
  {
    group: 'additive',
    traits: ['animalProduct'],
    nova: 4,
    marker: 'glazing agent',
    words:
      "confectioner's glaze, confectioners glaze, confectioner glaze, confectionery glaze, shellac, resinous glaze, beeswax, cire d'abeille, lac resin, pharmaceutical glaze, bienenwachs, schellack",
  },
  {
    group: 'additive',
    traits: ['uncertainOrigin'],
    nova: 4,
    marker: 'humectant or carrier',
    words:
      'glycerin, glycerine, glycerol, vegetable glycerin, triacetin, glycerine vegetale, triethyl citrate',
  },
];
