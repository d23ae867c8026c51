import { expect, test } from 'vitest';
import { readGroups } from '../text-table.ts';
import { readIngredients } from './read-ingredients.ts';
import { TRAIT, type Trait } from './words/word-table.ts';

const hasTrait = (text: string, trait: Trait) =>
  readIngredients(text).entries.some(({ traits }) => (traits.traits & TRAIT[trait]) !== 0);

test.each(readGroups`
  addedSugar | Saccharose | Jus de canne évaporé | Sirop de malt
  addedSugar | Sacarosa | Azúcares | Melaza | Sirope de arroz | Jugo de caña | Miel de caña | Maltosa
  addedSugar | Rohrohrzucker | Kokosblütenzucker | Zuckerrübensirup | Reissirup | Agavendicksaft | Traubenfruchtsüße | Saccharose | Bienenhonig
  addedSugar | Saccarosio | Sciroppo di riso | Zuccheri | Melassa | Sacarose | Frutose | Xarope de milho | Mel
  addedSugar | Rietsuiker | Glucosestroop | Agavesiroop | Honing | Rörsocker | Glukos-fruktossirap | Ljus sirap | Honung | Rørsukker | Druesukker
  juiceConcentrate | Zumo de uva concentrado | Succo d'uva concentrato | Sumo de maçã concentrado | Appelsapconcentraat | Äppeljuicekoncentrat
  lowCalorieSweetener | Glycosides de stéviol | Glucósidos de esteviol | Sacarina sódica | Aspartam | Steviolglycoside | Glicosidi steviolici
  lowCalorieSweetener | Acessulfame-K | Adoçante | Acesulfaam-K | Steviolglycosiden | Sukralos | Steviolglykosider
  sugarAlcohol | Xilitol | Eritritol | Maltitsirup | Sorbitolo | Maltitolstroop
  animalProduct | Gomme-laque | Goma laca | Cera de abejas | Bijenwas | Honing | Honung | Mel
  meat | Grenetina | Speisegelatine | Karmin | Cochinilla | Carne separada mecánicamente
`)('%s: %s', (text, trait) => {
  expect(hasTrait(text, trait as Trait)).toBe(true);
});

test.each(readGroups`
  fr | Amidon transformé de pomme de terre | Saveur naturelle | Saccharine | Éthylvanilline
  es | Emulgente | Potenciador del sabor | Vainillina | Difosfatos | Azúcar invertido | Proteína de leche | Carragenano | Rojo 40
  de | Raucharoma | Schmelzsalze | Zuckerkulör | Erbseneiweiß | Gehärtetes Pflanzenfett | Rindergelatine
  it | Amido modificato di mais | Maltodestrine | Addensanti | Carne separata meccanicamente | Sali di fusione
  pt | Amido modificado | Corante caramelo | Espessantes | Açúcar invertido | Umectante
  nl | Gemodificeerd zetmeel | Smaakversterker | Kleurstof | Verdikkingsmiddel | Gehard plantaardig vet | Gistextract
  sv | Modifierad stärkelse | Vaniljarom | Färgämne | Förtjockningsmedel | Glukossirap | Sojalecitin
  da | Modificeret stivelse | Smagsforstærker | Farvestof | Fortykningsmiddel | Hærdet fedt
`)('%s is a marker of group 4', (text) => {
  expect(Math.max(...readIngredients(text).entries.map(({ traits }) => traits.nova))).toBe(4);
});

test.each(readGroups`
  uncertainOrigin | Vitamine D | Vitamine D3 | Vitamina D3 | Protéine de maïs hydrolysée
  cheese | Tomme de Savoie | Ossau-Iraty | Morbier | Reblochon | Bergkäse | Taleggio
`)('%s: %s', (text, trait) => {
  expect(hasTrait(text, trait as Trait)).toBe(true);
});

test('a table of nutrients is no name of a food', () => {
  const table =
    'Matières grasses dont acides gras saturés glucides dont sucres fibres alimentaires protéines sel';
  expect(readIngredients(table).entries[0]?.traits.group).toBeNull();
});
