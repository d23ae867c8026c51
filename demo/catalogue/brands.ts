/**
 * Invented brands: name, what they make, and their price level. The order is part of the demo catalogue: a brand's
 * place is its company number in the GTINs, so new ones go to the end.
 */
const ROWS = `
Alder & Wick | cereal snack baking | 1.15
Brindlecroft | cheese dairy deli | 1.2
Cawder Mill | grain bakery baking | .95
Dovetail Dairy | dairy cheese icecream eggs | 1
Eastmere | seafood tinnedfish smokedfish | 1.15
Fennimoor | eggs poultry produce | 1.1
Gannet Quay | seafood tinnedfish appetizer | 1
Harrowby Row | pickle spread condiment produce | 1.05
Ivelle | dairy dessert icecream | 1.2
Juniper Lane | coffee tea chocolate syrup | 1.2
Kestrel Farm | meat pork poultry sausage eggs | 1.1
Lowfold | greens cut frozenveg produce | 1
Marrow & Pith | sauce soup meat spice | 1.25
Nethercote | condiment dressing oil spread | .9
Osterleigh | oil vinegar chocolate delicacy | 1.4
Pellbrook | frozenveg frozenfruit meal | .95
Quillan | tea water soda wine | 1.15
Ravelstone | canned sauce cannedfruit | .9
Saltmarsh Co. | seafood smokedfish snack | 1.1
Tarnwick | nuts snack jerky | 1
Umberfield | chocolate candy baking cereal | 1.3
Vossel | snack pizza candy | .95
Wexcombe | sweetbakery bakery spread | 1.1
Yarrowdale | produce cut dried | 1.05
Zephyrine | juice soda energy water | 1
Amberlow | sweetbakery candy chocolate | 1.15
Birchall Bros. | produce grain meat | .9
Corriegill | syrup oil wine smokedfish | 1.3
Dunmallet | dairy icecream cheese | 1.1
Elmsworth | condiment dressing canned | .85
Farrier & Rye | bakery snack flatbread | 1.1
Glasswater | water soda tea | 1
Hollin Bank | pasta sauce grain | .95
Inchmarlo | smokedfish meat delicacy | 1.35
Jessamy | frozenfruit juice dried baby | 1.05
Kittering | nuts dried spread | 1
Lanternby | coffee tea spice | 1.25
Mossgate | greens cut produce | 1.05
Norrland Pantry | grain oil spice canned | .8
Orchard Nine | produce juice cannedfruit dried | 1.05
Piers Hallam | spice vinegar condiment soup | 1.2
Quenby | poultry meatprep deli | 1
Rookwell | pickle soda sauce spread | 1
Sorrel & Sons | produce greens dip | 1.1
Thistlebeck | spice tea plant | 1.15
Undercliffe | grain canned frozenveg | .8
Veridale | plant freefrom handheld | 1.15
Waxwing | snack cereal energy | 1.05
Yewtree Kitchen | soup meal dip delisalad | 1.1
Abbotsmere | bakery sweetbakery handheld | 1.05
Bellamarsh | snack variety candy | .9
Carrowick Foods | canned cannedfruit frozenveg condiment meatprep variety oil | .75
Drumlin | cut delisalad dip greens | 1.1
Everholt | soup meal dessert | 1
Foxmead | icecream sweetbakery dessert | 1.15
Greyfriar | pasta pizza sauce | 1
Heronsgate | seafood frozenfruit appetizer tinnedfish | 1.05
Larkspur Table | cannedfruit spread dressing | 1.1
Merrow | plant dairy coffee | 1.15
Northlight | cereal energy plant snack | 1.1
Casa Verdemar | latin flatbread canned frozenveg condiment | .95
Molino Arenal | flatbread snack grain latin | .95
Tía Luzmar | latin sauce meal appetizer spice | 1
Doña Celestia | cheese latin sweetbakery dessert | 1
Nonna Virella | pasta sauce pizza oil vinegar | 1.15
Podere Altino | oil vinegar cheese deli pickle | 1.35
Ilios Grove | oil dip pickle cheese tinnedfish | 1.2
Cedar & Sumac | dip spice grain nuts flatbread | 1.05
Kesari Lane | indian spice grain meal baking | 1
Saffron Gate | indian grain appetizer spice | 1.1
Jadefield | asian appetizer condiment delicacy tea greens | .95
Kitsukawa | asian condiment vinegar soup seafood | 1.15
Lantern & Rice | grain meal appetizer condiment soup delicacy | 1
Hanul Table | asian pickle condiment meal handheld | 1.05
Maison Ferrandelle | cheese sweetbakery dessert smokedfish wine | 1.4
Crèmerie Valbrume | dairy cheese icecream | 1.3
Tiny Thrush | baby | 1.1
Pipkin & Plum | baby dried cannedfruit | 1.2
Verdling | plant meal handheld | 1.2
Sprout & Ember | plant delisalad dip meatprep | 1.15
Marlstone Kitchens | meatprep meal handheld soup delisalad | .85
Tenfold Provisions | canned grain baking condiment meatprep variety spice | .75
Recess Acres | snack juice handheld pizza cannedfruit variety | .85
Hearthwell | bakery sweetbakery pizza flatbread | .95
Larchwood Roasters | coffee nuts | 1.2
Steeple Tea Co. | tea | 1.15
Fizzwick | soda energy water | .9
Copper Finch | jerky sausage deli meatprep | 1.15
Hollow Oak Smokehouse | sausage pork deli jerky meatprep | 1.2
Prairie Sorrel | meat poultry pork sausage | 1.1
Millrace | freefrom baking snack | 1.2
Clearmeal | freefrom cereal grain pasta | 1.15
Honeyfold | spread syrup candy cereal | 1.1
Sugarbriar | candy baking syrup dessert | .95
Bluff Harbor | seafood tinnedfish soup | 1.05
Windrow Farms | produce eggs poultry dairy | .95
Greenlatch | greens produce plant frozenveg | 1.05
Stonepan | handheld appetizer pizza meal | .9
Tallow & Thyme | meat oil soup | 1.3
Whimberry | frozenfruit spread sweetbakery juice | 1.1
`;

export type Department =
  | 'appetizer'
  | 'asian'
  | 'baby'
  | 'bakery'
  | 'baking'
  | 'candy'
  | 'canned'
  | 'cannedfruit'
  | 'cereal'
  | 'cheese'
  | 'chocolate'
  | 'coffee'
  | 'condiment'
  | 'cut'
  | 'dairy'
  | 'deli'
  | 'delicacy'
  | 'delisalad'
  | 'dessert'
  | 'dip'
  | 'dressing'
  | 'dried'
  | 'eggs'
  | 'energy'
  | 'flatbread'
  | 'freefrom'
  | 'frozenfruit'
  | 'frozenveg'
  | 'grain'
  | 'greens'
  | 'handheld'
  | 'icecream'
  | 'indian'
  | 'jerky'
  | 'juice'
  | 'latin'
  | 'meal'
  | 'meat'
  | 'meatprep'
  | 'nuts'
  | 'oil'
  | 'pasta'
  | 'pickle'
  | 'pizza'
  | 'plant'
  | 'pork'
  | 'poultry'
  | 'produce'
  | 'sauce'
  | 'sausage'
  | 'seafood'
  | 'smokedfish'
  | 'snack'
  | 'soda'
  | 'soup'
  | 'spice'
  | 'spread'
  | 'sweetbakery'
  | 'syrup'
  | 'tea'
  | 'tinnedfish'
  | 'variety'
  | 'vinegar'
  | 'water'
  | 'wine';

export interface Brand {
  readonly name: string;
  /** Four digits of the GTIN after the prefix. */
  readonly company: string;
  readonly departments: readonly string[];
  /** What its prices are multiplied by. */
  readonly level: number;
}

export const DEMO_BRANDS: readonly Brand[] = ROWS.trim()
  .split('\n')
  .map((row, i) => {
    const [name = '', departments = '', level = '1'] = row.split('|').map((cell) => cell.trim());
    return {
      name,
      company: String(1001 + 7 * i),
      departments: departments.split(' '),
      level: Number(level),
    };
  });

/** The brands that make what a department sells, never none. */
export function brandsOf(department: Department): readonly Brand[] {
  const brands = DEMO_BRANDS.filter((brand) => brand.departments.includes(department));
  if (brands.length === 0) throw new Error(`No brand makes ${department}.`);
  return brands;
}
