const WORDS =
  /^(?:the following )?(?:and )?(?:non ?fat |organic |traces? of |whole |pasteurized )?(?:milk|lait|milch|leche|latte|melk|dairy|egg|oeuf|ei\b|huevo|uov|fish|poisson|fisch|pescado|shell ?fish|crustace|shrimp|crab|lobster|anchov|salmon|tuna|cod\b|pollock|tilapia|bass\b|oyster|clam|mollus|tree ?nut|nut\b|nuts\b|almond|amande|hazelnut|noisette|cashew|pecan|walnut|pistachio|macadamia|brazil nut|pine ?nut|coconut|fruits? a coque|peanut|arachide|erdnuss|cacahuete|wheat|ble\b|weizen|trigo|gluten|soja|soy|sesame|mustard|moutarde|celery|celeri|lupin|sulfite|sulphite|sulfites|lactose|ingredients? (?:derived )?from|no )/;

/** Whether a name after "contains" begins with an allergen, in the languages most labels of our sources have. */
export function isAllergenWord(text: string): boolean {
  return WORDS.test(text);
}
