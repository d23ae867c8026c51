import { catalogueItem, message } from '#importers/sources/gdsn/message-fixture.ts';
import { openImportedWorld } from './imported-world.ts';
import { demoGtin } from './trade-items.ts';

/** An allergen in each state, and silence about the rest. */
export const DISPUTED = { gtin: demoGtin(71), name: 'Chicken Thighs, Air Chilled, Seasoned' };
/** Contains soybeans, may contain them, is free from them, does not mention them. */
export const OTHERS = ['Soy Burger', 'Oat Bar', 'Rice Cakes', 'Plum Jam'] as const;
const [CONTAINS, MAY_CONTAIN, FREE_FROM, SILENT] = OTHERS;

const MESSAGE = message(
  [
    item(DISPUTED.gtin, DISPUTED.name, {
      brick: '10005767',
      ingredients:
        'Boneless skinless chicken thighs, water, seasoning (salt, garlic, wheat flour, whey, parsley, sugar, onion, soy lecithin, spice extractives), rice starch, sodium phosphates.',
      levels: {
        FREE_FROM: ['AY', 'AF', 'AC', 'AN', 'AP'],
        CONTAINS: ['UW'],
        MAY_CONTAIN: ['AE'],
      },
    }),
    item(demoGtin(72), CONTAINS, { ingredients: 'Soy protein, water', levels: { CONTAINS: ['AY'] } }),
    item(demoGtin(73), MAY_CONTAIN, { ingredients: 'Oats, honey', levels: { MAY_CONTAIN: ['AY'] } }),
    item(demoGtin(74), FREE_FROM, { ingredients: 'Rice, salt', levels: { FREE_FROM: ['AY'] } }),
    item(demoGtin(75), SILENT, { ingredients: 'Plums, sugar', levels: {} }),
  ].join('\n'),
);

interface Says {
  readonly brick?: string;
  readonly ingredients: string;
  /** Allergen codes (GDSN code list T4078) by level of containment. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
}

function item(gtin: string, name: string, { brick = '10000156', ingredients, levels }: Says): string {
  const allergens = Object.entries(levels).flatMap(([level, codes]) =>
    codes.map(
      (code) =>
        `<allergen><allergenTypeCode>${code}</allergenTypeCode><levelOfContainmentCode>${level}</levelOfContainmentCode></allergen>`,
    ),
  );
  return catalogueItem(
    gtin,
    `<gdsnTradeItemClassification><gpcCategoryCode>${brick}</gpcCategoryCode></gdsnTradeItemClassification>
    <allergenRelatedInformation>${allergens.join('')}</allergenRelatedInformation>
    <foodAndBeverageIngredientModule><ingredientStatement languageCode="en">${ingredients}</ingredientStatement></foodAndBeverageIngredientModule>
    <tradeItemDescription languageCode="en">${name}</tradeItemDescription>
    <brandNameInformation><brandName>Quenby</brandName></brandNameInformation>`,
  );
}

/** The real server with these products alone. */
export const openAllergenWorld = () => openImportedWorld(MESSAGE);
