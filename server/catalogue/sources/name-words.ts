const words = (text: string) => text.trim().split(/\s+/);

/** Kept in capitals: what people write so, in food and trade. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  words(`
    BBQ BLT PB PBJ USDA FDA US USA UK EU NY NYC LA MSG GMO GF DHA EPA MCT BCAA CBD IPA ABV UHT HPP IQF RTD RTE BPA
    TVP XL XXL XXXL DIY NBA NFL MLB NHL KFC TGI IBC RC A1 V8 HVR UFO FC NC PC KC WW2 SPF AA AAA
    II III IV VI VII VIII IX XI XII XIII XIV XV XVI XX
  `),
);

/** Names with capitals of their own. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  words(`
    McDonald's McCormick McVitie's McCain McCann's McKee deLallo 7UP YoCrunch GoGurt GoGo KitKat PayDay CapriSun
    LaCroix LaChoy SunChips SmartPop GoodPop BelVita KIND KeVita PopCorners RXBAR SkinnyPop SunButter VitaCoco
    VitaminWater WarHeads ZonePerfect EatSmart SunMaid BumbleBee StarKist ReaLemon ReaLime PowerBar NutriGrain
    ConAgra DiGiorno DelMonte MiO NaturAll NutraSweet ProBar TruMoo d'Oeuvres d'Oeuvre
  `).map((spelling) => [spelling.toUpperCase(), spelling]),
);

/** Small inside a name, capital at its start. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  words(
    'A AN AND AS AT BUT BY FOR FROM IN INTO NOR OF ON OR PER THE TO VIA WITH W/ W/O DE DEL DI DU DES ET Y CON',
  ),
);

/** Written small after a number: "12 OZ" is "12 oz". */
export const UNITS: ReadonlyMap<string, string> = new Map(
  [
    ...words('OZ LB LBS CT PK PC PCS G GR GM KG MG MCG ML CL DL GAL QT PT TSP TBSP CAL KCAL IU CM MM'),
    ...words('FL INCH OUNCE OUNCES POUND POUNDS GRAM GRAMS PACK COUNT'),
  ].map((unit) => [unit, unit.toLowerCase()] as const),
);
