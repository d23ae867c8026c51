import type { WordRow } from './word-table.ts';

/** Additives and aids that are no NOVA 4 marker by themselves. */
export const OTHER_ADDITIVES: readonly WordRow[] = [
  {
    group: 'additive',
    nova: 4,
    marker: 'polyphosphate',
    words:
      'sodium acid pyrophosphate, sodium acid pyrophosphat, acid sodium pyrophosphate, tetrasodium pyrophosphate, tetrapotassium pyrophosphate, disodium pyrophosphate, disodium dihydrogen pyrophosphate, sodium pyrophosphate, sodium tripolyphosphate, pentasodium triphosphate, potassium tripolyphosphate, sodium hexametaphosphate, sodium polyphosphate, polyphosphate, diphosphate, triphosphate, pyrophosphate, hexametaphosphate, sodium polyphosphate, calcium pyrophosphate, sodium triphosphate',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'anti-foaming or anti-caking silica',
    words:
      'silicon dioxide, silica, dimethylpolysiloxane, dimethyl polysiloxane, silicon dioxyde, polydimethylsiloxane, dioxyde de silicium',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'lactylate or lactate',
    words: 'sodium lactate, potassium lactate, calcium lactate, lactate de sodium',
  },
  {
    group: 'additive',
    nova: 4,
    marker: 'carbonating or propellant gas',
    words: 'nitrous oxide, propellant gas, nitrogen gas',
  },
  {
    group: 'additive',
    nova: 3,
    marker: 'preservative',
    words:
      'preservative, conservateur, konservierungsstoff, konservierungsstoffe, conservante, conservador, conservante, conserveermiddel, potassium sorbate, sorbate de potassium, sorbato de potasio, kaliumsorbat, sodium nitrite, sodium nitrate, potassium nitrate, potassium nitrite, nitrite de sodium, nitrite, nitrate, natriumnitrit, nitrito de sodio, curing salt, saltpeter, cure',
  },
  {
    group: 'additive',
    nova: 3,
    marker: 'anti-caking agent',
    words:
      'anti caking agent, anticaking agent, anti caking, anticaking, to prevent caking, prevent caking, anti agglomerant, antiagglomerant, trennmittel, antiaglomerante, yellow prussiate of soda, sodium ferrocyanide, calcium silicate, sodium aluminosilicate, sodium silicoaluminate, tricalcium silicate, magnesium silicate, sodium aluminum silicate',
  },
  {
    group: 'additive',
    traits: ['bannedAdditive'],
    words:
      'azodicarbonamide, ada, potassium bromate, bromated flour, bromate, bromated, potassium iodate, calcium iodate, calcium bromate, bha, butylated hydroxyanisole, propylparaben, propyl paraben',
  },
  {
    group: 'additive',
    words:
      "sodium benzoate, benzoate, potassium benzoate, benzoic acid, sorbic acid, calcium propionate, sodium propionate, propionic acid, calcium sorbate, sodium metabisulfite, sodium bisulfite, sulfur dioxide, sulphur dioxide, sulfite, sulfiting agent, potassium metabisulfite, sodium sulfite, potassium bisulfite, natamycin, mold inhibitor, nisin, sodium diacetate, bht, butylated hydroxytoluene, tbhq, tertiary butylhydroquinone, propyl gallate, tocopherol, mixed tocopherol, vitamin e, antioxidant, anti oxidant, antioxydant, antioxidationsmittel, antioxidante, antiossidante, ascorbic acid, sodium ascorbate, calcium ascorbate, ascorbate, ascorbyl palmitate, acide ascorbique, ascorbinsaure, acido ascorbico, erythorbic acid, sodium erythorbate, erythorbate, erythorbate de sodium, citric acid, acide citrique, citronensaure, zitronensaure, acido citrico, sodium citrate, potassium citrate, calcium citrate, trisodium citrate, citrate, lactic acid, acide lactique, milchsaure, malic acid, acide malique, tartaric acid, fumaric acid, adipic acid, phosphoric acid, acetic acid, hydrochloric acid, succinic acid, gluconic acid, glucono delta lactone, sodium gluconate, cream of tartar, potassium bitartrate, acidity regulator, acid regulator, acidulant, ph control agent, correcteur d'acidite, acidifiant, saureregulator, sauerungsmittel, regulador de acidez, correttore di acidita, buffer, calcium chloride, calcium sulfate, calcium carbonate, calcium hydroxide, slaked lime, hydrated lime, calcium phosphate, monocalcium phosphate, dicalcium phosphate, tricalcium phosphate, sodium phosphate, disodium phosphate, trisodium phosphate, monosodium phosphate, dipotassium phosphate, monopotassium phosphate, tripotassium phosphate, potassium phosphate, phosphate, sodium aluminum phosphate, sodium aluminum sulfate, sodium carbonate, potassium carbonate, magnesium carbonate, magnesium hydroxide, magnesium chloride, nigari, magnesium sulfate, potassium chloride, ammonium chloride, ammonium bicarbonate, ammonium carbonate, ammonium sulfate, sodium bicarbonate, bicarbonate of soda, baking soda, baking powder, potassium bicarbonate, leavening, leavening agent, raising agent, leavener, poudre a lever, poudre levante, levure chimique, backtriebmittel, backpulver, bicarbonate de sodium, bicarbonate de soude, carbonate d'ammonium, leudante, polvo de hornear, gasificante, agente lievitante, sodium hydroxide, lye, sodium hydrogen carbonate, natriumbicarbonat, natriumhydrogencarbonat, edta, calcium disodium edta, disodium edta, dough conditioner, dough improver, flour treatment agent, agent de traitement de la farine, microbial enzyme, enzyme lactase, lactase, lactase enzyme, amylase, xylanase, papain, bromelain, transglutaminase, carbon dioxide, co2, nitrogen, dioxyde de carbone, gaz carbonique, kohlensaure, propylene glycol, oleic acid, color retention note, sodium sulfate, sodium chloride, fruit acid, caprylic acid, processing aid, alkali, gluconate, benzoate de sodium, sodium acetate, calcium acetate, potassium acetate, sodium lauryl sulfate, brominated vegetable oil, quinine, phenylalanine, taurine, glucuronolactone, l carnitine, inositol, choline, choline bitartrate, amino acid, l leucine, l valine, l isoleucine, creatine, glycine, l glutamine, lysine, methionine",
  },
  {
    group: 'additive',
    words:
      'vitamin, mineral, vitamins and minerals, vitamin a, vitamin a palmitate, retinyl palmitate, vitamin b, vitamin b1, vitamin b2, vitamin b3, vitamin b5, vitamin b6, vitamin b12, vitamin c, vitamin d2, vitamin k, vitamin k1, vitamin e acetate, tocopheryl acetate, alpha tocopheryl acetate, dl alpha tocopheryl acetate, ergocalciferol, phytonadione, niacin, niacinamide, nicotinamide, riboflavin, thiamin, thiamine, thiamin mononitrate, thiamine mononitrate, thiamin hydrochloride, thiamine hydrochloride, pyridoxine, pyridoxine hydrochloride, folic acid, folate, folacin, biotin, pantothenic acid, calcium pantothenate, d calcium pantothenate, cyanocobalamin, cobalamin, iron, ferrous lactate, reduced iron, ferrous sulfate, ferrous fumarate, ferric phosphate, ferric orthophosphate, ferric pyrophosphate, ferrous gluconate, electrolytic iron, zinc, zinc oxide, zinc sulfate, zinc gluconate, calcium, magnesium, magnesium oxide, magnesium phosphate, potassium, potassium iodide, iodine, selenium, sodium selenite, copper, cupric sulfate, copper gluconate, copper sulfate, manganese, manganese sulfate, chromium, chromium chloride, molybdenum, sodium molybdate, phosphorus, b1, b2, b3, b6, b12, dha, epa, dha algal oil, fer, niacine, thiamine, acide folique, vitamine, vitamine c, vitamine d, vitamine e, eisen, hierro, acido folico, tiamina, niacina, riboflavina, lutein ester, coenzyme q10, electrolyte',
  },
  {
    group: 'additive',
    traits: ['uncertainOrigin'],
    words:
      'rennet, microbial rennet, animal rennet, vegetable rennet, vegetarian rennet, cheese enzyme, presure, cuajo, caglio, lysozyme, lactoferrin, l cystein, vitamin d, vitamin d3, cholecalciferol, enzyme, omega 3, pepsin',
  },
  {
    group: 'additive',
    words:
      "culture, cheese culture, bacterial culture, live culture, active culture, live and active culture, starter culture, lactic acid starter culture, yogurt culture, lactic culture, lactobacillus, lactobacillus acidophilus, l acidophilus, acidophilus, bifidobacterium, bifidus, s thermophilus, streptococcus thermophilus, l bulgaricus, lactobacillus bulgaricus, l casei, l. casei, lactobacillus casei, b lactis, l rhamnosus, l. rhamnosus, bacillus coagulans, l paracasei, probiotic, penicillium, penicillium roqueforti, ferment, ferment lactique, starterkultur, fermento, fermento lactico, fermenti lattici, yeast, baker's yeast, dried yeast, sourdough, sourdough starter, levain, levure, hefe, levadura, lievito, cultured wheat flour, cultured wheat, cultured wheat starch, cultured corn syrup, cultured dextrose, cultured sugar, cultured celery powder, cultured celery juice, cultured celery extract, nutritional yeast, brewer's yeast, microbial culture, lactic ferment, mold, kombucha scoby, aspergillus oryzae, koji, salt culture",
  },
  {
    group: 'note',
    words:
      "to preserve freshness, preserve freshness, to preserve flavor, preserve flavor, contenant du gluten, containing gluten, contains gluten, cereal containing gluten, to retain moisture, to retard spoilage, to maintain firmness, to protect taste, to control acidity, control acidity, controls acidity, to maintain freshness, maintain freshness, to retain freshness, to protect flavor, protect flavor, to protect quality, to preserve quality, to maintain color, to retain color, to promote color retention, promote color retention, color retention, for freshness, freshness, for tartness, tartness, for acidity, to protect color, to prevent browning, to enhance color, protect freshness, added to protect flavor, to promote freshness, processed with alkali, with alkali, milk derivative, a milk derivative, from milk, from corn, from soy, from soybean, used to protect quality, quality, made from, cured with, gmo free, non gmo, gluten free, unsalted, unsweetened, no salt added, no sugar added, sugar free, salt free, caffeine free, color free, flavor free, no artificial flavor, no artificial color, no color added, no msg, no preservative, no msg added, msg free, no nitrate or nitrite added, no nitrite or nitrate added, no nitrate, no nitrite, nitrate free, nitrite free, fair trade, rspo, sustainable, ingredient, trace, trace mineral, minimum, added, certified, dolphin safe, wild caught, kosher, product of usa, dietary ingredient, trivial amount, insignificant amount, agriculture biologique, issu de l'agriculture biologique, ecological, biologique, bio, origine, origine france, origine ue, origin, degree brix, brix, peel off, adds a trivial amount of fat, no high fructose corn syrup, no additive, no preservatives, no additive or preservative, no added sugar, sans sucre ajoute, artificial ingredient, no artificial ingredient",
  },
  {
    group: 'additive',
    traits: ['uncertainOrigin'],
    words: 'l cysteine, l cysteine hydrochloride, cysteine, protease, lipase, calcium stearate',
  },
];
