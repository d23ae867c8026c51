import { expect, test } from 'vitest';
import { readGroups, readTable } from '../text-table.ts';
import { readAllergens } from './read-allergens.ts';

test.each(readGroups`
  milk | Faisselle | Matière grasse butyrique | Requesón | Grasa butírica | Suero en polvo | Latticello | Lacticínios | Béchamel
  milk | Schlagsahne | Schmelzkäse | Milchfett | Natriumcaseinat | Rahmjoghurt | Butterschmalz | Laktose | Süßmolke
  milk | Roomboter | Kaaspoeder | Smeltkaas | Wei-eiwit | Melkeiwit | Magere melkpoeder | Slagroom
  milk | Mjölkprotein | Gräddpulver | Färskost | Laktos | Mælkeprotein | Flødepulver | Ostepulver | Skummetmelkpulver | Mysepulver | Fløte
  eggs | Ovoproduits | Huevina | Tuorli | Eierteigwaren | Hühnereigelb | Eipoeder | Äggula | Æggehvide | Eggeplomme
  fish | Églefin | Lieu noir | Caballa | Pesci | Bacalhau | Seelachs | Fischsauce | Heringsfilets | Zalm | Vissaus | Fisk | Tonfisk | Torsk | Makrel
  crustaceans | Crostacei | Caranguejo | Riesengarnelen | Krebse | Schaaldieren | Kräftdjur | Räkor | Rejer | Krepsdyr
  molluscs | Encornets | Berberechos | Totani | Lulas | Miesmuscheln | Weekdieren | Blötdjur | Bløddyr | Bläckfisk
  tree_nuts | Fruits en coque | Frutos con cáscara | Frutta secca | Frutos de casca rija | Nozes | Nüssen | Pekannüsse | Hazelnoten | Nötter | Pistagenötter | Nødder | Mandler
  peanuts | Amendoins | Noccioline | Aardnoten | Pindakaas | Jordnötter | Jordnødder | Peanøtter
  wheat gluten | Boulghour | Cuscús | Griess | Vollkornweizenmehl | Tarwezemelen | Durumtarwe | Fullkornsvetemjöl | Hvedestivelse | Hvete
  gluten | Glutine | Malte | Haferdrink | Malzextrakt | Gerst | Moutextract | Rågmjöl | Havregryn | Bygmalt | Rugmel | Byggmel
  soybeans | Sojadrink | Sojaerzeugnisse | Sojaeiwit | Sojalecitin | Soyaprotein
  sesame | Sesammus | Sesamzaden | Sesampasta
  celery | Stangensellerie | Knolselderij | Rotselleri | Selleriesalz
  mustard | Senfpaste | Branntweinsenf | Senapsmjöl | Sennepskerner
  sulphites | Anhídrido sulfuroso | Dióxido de enxofre | Bissulfito de sódio | Sulfit | Sulfieten | Zwaveldioxide | Svaveldioxid | Sulfitter
  lupin | Altramuces | Tremoço | Süßlupinen | Lupinmjöl
`)('%s is a source of %s', (text, expected) => {
  const { named, may_contain } = readAllergens(text);
  expect([...named, ...may_contain].join(' ')).toBe(expected);
});

test.each(readTable`
  Milchsäure, melkzuur, mjölksyra |
  Buchweizenmehl, boghvedemel, bovete |
  Kokosnüsse, Muskatnuss, kokosnötter, nootmuskaat |
  Kokosmelk, Reismilch |
  Cantaloupe, soyabean oil |
  Keep at room temperature |
  Farine de souchet, moût de raisin |
  Sojafrei, laktosefrei, notenvrij, sukkerfri |
  Glutenfreie Haferflocken |
  Erbseneiweiß |
  Hafermilch, Mandelmilch | tree_nuts gluten
  Laktosefreie Milch | milk
  Wheat-free bread, wheat-free oats | gluten
  Wheat-free wheat bread, bread without rye | wheat gluten
  Lait d'amandes, leche de almendras, beurre de cajou, beurre d'amande | tree_nuts
  Lait de soja, leche de soya | soybeans
  Lait d'avoine, leche de avena | gluten
  Lait de riz, crème de marrons, beurre d'érable |
  Farine de blé noir, brochettes de bœuf, root beer |
  Beurre moulé | milk
  Pain moulé | wheat gluten
`)('no more than "%s" says', (text, expected) => {
  expect(readAllergens(text).named.join(' ')).toBe(expected);
});

test.each(readTable`
  Kann Spuren von Nüssen, Eiern und Fisch enthalten | eggs fish tree_nuts
  Può contenere glutine, frutta a guscio, crostacei | crustaceans tree_nuts gluten
  PODE CONTER NOZES, AMENDOINS E TRIGO | tree_nuts peanuts wheat gluten
  Kan sporen van noten, schaaldieren en sulfiet bevatten | crustaceans tree_nuts sulphites
  Kan innehålla spår av nötter, ägg och råg | eggs tree_nuts gluten
  Peut contenir des traces de fruits en coque, de lait | milk tree_nuts
`)('%s', (text, expected) => {
  expect(readAllergens(`Salt. ${text}.`).may_contain.join(' ')).toBe(expected);
});
