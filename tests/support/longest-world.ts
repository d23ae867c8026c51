import { LONGEST_BRAND, LONGEST_NAME } from '#importers/normalise/clean-text.ts';
import { catalogueItem, link, message } from '#importers/sources/gdsn/message-fixture.ts';
import { openImportedWorld } from './imported-world.ts';
import { demoGtin } from './trade-items.ts';

/** A word of 85 letters with nowhere to break it. */
const WORD = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';
/** The milk family, whose title is the longest of all. */
const BRICK = '10000025';
const ALLERGENS = ['AM', 'AE', 'AF', 'AC', 'AN', 'AP', 'UW', 'AY', 'AS', 'AW', 'BC', 'BM', 'AU', 'NL', 'UM'];
const LEVELS = ['CONTAINS', 'MAY_CONTAIN', 'FREE_FROM'];
const NUTRIENTS = 'FAT FASAT FATRN CHO- FIBTG SUGAR- SUGAD PRO- CHOL- NA VITD- CA FE K'.split(' ');
const DIETS = [
  'VEGAN',
  'VEGETARIAN',
  'KOSHER',
  'HALAL',
  'ORGANIC',
  'GLUTEN_FREE',
  'LACTOSE_FREE',
  'DAIRY_FREE',
  'FREE_FROM_NUTS',
];

/** `length` characters that begin with the longest word and go on in ordinary ones. */
export function longText(length: number): string {
  return `${WORD} ${'cultured cream of grass-fed cows with live cultures, '.repeat(length / 50)}`
    .slice(0, length)
    .trim();
}

/** `length` characters without a place to break. */
export function longWord(length: number): string {
  return WORD.repeat(Math.ceil(length / WORD.length)).slice(0, length);
}

/** Every field at its longest in words, at its longest in one word, in another state of each allergen, and bare. */
export const LONGEST = [demoGtin(81), demoGtin(82), demoGtin(83), demoGtin(84)] as const;
const [IN_WORDS, IN_ONE_WORD, OTHER, BARE] = LONGEST;

const MESSAGE = message(
  [
    pallet(demoGtin(91), demoGtin(92), described(IN_WORDS, longText, 0)),
    pallet(demoGtin(93), demoGtin(94), described(IN_ONE_WORD, longWord, 1)),
    described(OTHER, longText, 2),
    catalogueItem(BARE),
  ].join('\n'),
);

/** A server whose products say as much as the store holds. */
export const openLongestWorld = () => openImportedWorld(MESSAGE);

function pallet(gtin: string, caseGtin: string, content: string): string {
  const name = (level: string) =>
    `<tradeItemUnitDescriptorCode>${level}</tradeItemUnitDescriptorCode>${said('tradeItemDescription', longText(LONGEST_NAME))}`;
  return catalogueItem(
    gtin,
    name('PALLET'),
    link(9999, catalogueItem(caseGtin, name('CASE'), link(9999, content))),
  );
}

function described(gtin: string, fill: (length: number) => string, shift: number): string {
  const list = <T>(items: readonly T[], element: (item: T, i: number) => string) =>
    items.map(element).join('');
  return catalogueItem(
    gtin,
    `<tradeItemUnitDescriptorCode>BASE_UNIT_OR_EACH</tradeItemUnitDescriptorCode>
    <gdsnTradeItemClassification><gpcCategoryCode>${BRICK}</gpcCategoryCode></gdsnTradeItemClassification>
    ${said('tradeItemDescription', `${gtin.slice(-3)} ${fill(LONGEST_NAME)}`)}
    ${said('descriptionShort', `Short ${fill(LONGEST_NAME)}`)}
    ${said('tradeItemMarketingMessage', fill(4000))}
    <brandNameInformation><brandName>${fill(LONGEST_BRAND)}</brandName></brandNameInformation>
    <netContent measurementUnitCode="GRM">99999999.99</netContent>
    <allergenRelatedInformation>${list(
      ALLERGENS,
      (code, i) =>
        `<allergen><allergenTypeCode>${code}</allergenTypeCode><levelOfContainmentCode>${LEVELS[(i + shift) % LEVELS.length]}</levelOfContainmentCode></allergen>`,
    )}</allergenRelatedInformation>
    <foodAndBeverageIngredientModule>${said('ingredientStatement', `Milk, wheat flour, soy lecithin, ${fill(5000)}, egg`)}</foodAndBeverageIngredientModule>
    ${list(DIETS, (diet) => `<dietTypeInformation><dietTypeCode>${diet}</dietTypeCode><dietTypeSubcode>${fill(120)}</dietTypeSubcode></dietTypeInformation>`)}
    ${list([...Array(40).keys()], (n) => `<nutritionalClaimDetail><nutritionalClaimTypeCode>${fill(100)}_${n}</nutritionalClaimTypeCode></nutritionalClaimDetail>`)}
    <nutritionalInformationModule><nutrientHeader>
      <nutrientBasisQuantity measurementUnitCode="GRM">100</nutrientBasisQuantity>
      <servingSize measurementUnitCode="GRM">99999.99</servingSize>${said('servingSizeDescription', fill(200))}
      ${nutrient('ENER-', 'E14', 99999.99)}${list(NUTRIENTS, (code) => nutrient(code, 'GRM', 99999.99))}
    </nutrientHeader></nutritionalInformationModule>
    <referencedFileHeader><referencedFileTypeCode>PRODUCT_IMAGE</referencedFileTypeCode><uniformResourceIdentifier>https://pictures.invalid/${longWord(1500)}.jpg</uniformResourceIdentifier></referencedFileHeader>`,
  );
}

function said(element: string, text: string): string {
  return `<${element} languageCode="en">${text}</${element}>`;
}

function nutrient(code: string, unit: string, amount: number): string {
  return `<nutrientDetail><nutrientTypeCode>${code}</nutrientTypeCode><quantityContained measurementUnitCode="${unit}">${amount}</quantityContained></nutrientDetail>`;
}
