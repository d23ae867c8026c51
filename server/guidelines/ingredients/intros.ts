/** What the first words of an item say it is, where it is not simply an ingredient. */
export type Intro =
  /** A share below which the order no longer counts: what follows is minor. */
  | 'minor'
  /** A heading without meaning of its own: what follows is ordinary. */
  | 'heading'
  /** "contains …": an allergen statement at the end, a heading within the list. */
  | 'contains'
  | 'may-contain'
  /** Address, storage, advertising: up to the end of the sentence. */
  | 'noise';

export interface FoundIntro {
  readonly intro: Intro;
  /** Characters of the item that belong to the intro. */
  readonly length: number;
}

/** No intro is longer; looking no further keeps every pattern's work bounded, whatever the text. */
const LONGEST_INTRO = 160;

const SHARE =
  /^(?:(?:and|also|contains?:?|containing:?|contient:?|enthalt:?|contiene:?|bevat:?|with|made with|each|present at|at|in|amounts? of|the following|ingredients?) )*(?:(?:less|fewer|not more|no more|moins|weniger|menos|meno|minder) (?:than|then|de|als|dan|del) |under |up to )?(?:\d+(?:[.,/]\d+)?|one|two|one half of one|half of one) ?(?:%|percent|per cent|por ciento|pour cent|prozent)(?:,? ?(?:or|ou|oder|o|of) (?:less|fewer|moins|weniger|menos|meno|minder))?(?: (?:of|de|von|di|van|each|either|the|these|this|following|ingredients?|by weight))* ?[:;.-]* ?/;
const SAYS_LESS = /less|fewer|moins|weniger|menos|meno|minder|not more|no more|under|up to|following|:/;

const FOLLOWING =
  /^(?:contains?|containing|consist(?:s|ing) of|made (?:from|with|of)|may contain|includ(?:es?|ing)|and\/or|one|1|any|some|or|and|more|all|of|each|the)?:? ?(?:(?:one|1|any|some|or|and\/or|and|more|all|each|of|the) )*(?:following|these)(?: (?:oils?|ingredients?|vegetable oils?|fruits?|allergens?))? ?:? ?/;
const ONE_OR_MORE =
  /^(?:may )?(?:contains?|containing|consisting of)?:? ?(?:one|1|any) (?:or|and\/or) more(?: of)? ?:? ?/;

const TOPIC = '(?:allerg[a-z]+(?: [a-z]+){0,2}: ?)?(?:(?:this product|product|it|it) )?';
const CONTAINS = new RegExp(
  `^${TOPIC}(?:contains?|contient|enthalt|contiene|bevat|contem)(?::| |$) ?(?:the following )?(?:allergens?:? )?`,
);
const ALLERGENS_ALONE = /^allerg(?:en|ene|enes|ens|y|ie)(?: (?:information|info|statement))?: ?/;
const MAY_CONTAIN = new RegExp(
  `^${TOPIC}(?:may (?:also )?contains?|peut (?:aussi )?contenir|pourrait contenir|kann|puede contener|puo contenere|pode conter|kan|traces?(?: eventuelles?| possibles?)?|(?:eventuelles |possible )traces|trazas|spuren)(?::| |$) ?(?:of |de |von |d'|traces? (?:of |de )?|trazas de |tracce di |sporen van |spuren von |possible )*`,
);
const MADE_WHERE =
  /^(?:this product (?:is |was )?)?(?:manufactured|made|produced|processed|packed|packaged|prepared|fabrique|elabore|hergestellt|elaborado)(?: [a-z]+){0,3} (?:in|on|dans|using|with|sur|at|en) (?:[a-z]+ ){0,5}?(?:facility|facilities|equipment|plant|lines?|machinery|atelier|usine|bakery|kitchen|factory|environment|company)\b[a-z' ]{0,40}?(?:\b(?:process(?:es|ed|ing)?|handles?|uses?|using|contain(?:s|ing)?|manufactures?|produces?|packages?|with|utilis[a-z]+)(?: (?:products|containing|with|other|foods|the|following|also|items))*(?::| |$) ?|$)/;
const HEADING = /^(?:ingr[a-z]{3,10}s?|zutaten)(?: (?:statement|list))?(?:[:.-]| [:.-]?) ?/;
const NOISE =
  /^(?:distributed|distribue|keep|store|refrigerat|conserver|a consommer|best (?:before|by|if)|product of|produit de|produced by|packed (?:by|for|in)|manufactured (?:by|for|under)|made in|imported|for best|serving|nutrition|www|visit|questions|net w|please|warning|caution|not a significant|percent daily|adds a|trivial|ce produit|valeurs)/;

type Pattern = readonly [Intro, RegExp];
const CONTAIN: readonly Pattern[] = [
  ['minor', SHARE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['contains', CONTAINS],
];
const LESS: readonly Pattern[] = [
  ['minor', SHARE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['noise', NOISE],
];
const MAY: readonly Pattern[] = [
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['may-contain', MAY_CONTAIN],
];
const ALLERGEN: readonly Pattern[] = [
  ['may-contain', MAY_CONTAIN],
  ['contains', CONTAINS],
  ['contains', ALLERGENS_ALONE],
];
const MADE: readonly Pattern[] = [
  ['may-contain', MADE_WHERE],
  ['may-contain', MAY_CONTAIN],
  ['contains', CONTAINS],
  ['heading', FOLLOWING],
  ['minor', SHARE],
  ['noise', NOISE],
];

/** Which patterns to try, by the item's first word: an ordinary ingredient pays for one look-up. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Pattern[]> = new Map(
  (
    [
      [CONTAIN, 'contains contain containing contient enthalt contiene bevat contem'],
      [
        LESS,
        'less moins weniger menos meno minder not no under up and also each at with one two any some consisting consists including includes include following the amounts 2% 1% .5% 0.5% 2 1 ingredients ingredient',
      ],
      [MAY, 'may peut pourrait kann puede puo pode kan traces trace eventuelles possible trazas spuren'],
      [ALLERGEN, 'allergen allergens allergy allergie allergene allergenes'],
      [
        MADE,
        'this product it made manufactured produced processed packed packaged prepared fabrique elabore hergestellt elaborado',
      ],
      [[['heading', HEADING]], 'ingredientes ingredienti ingredienser zutaten ingredienten'],
      [
        [['noise', NOISE]],
        'distributed distribue keep store refrigerate refrigerated conserver best produit imported for serving nutrition nutritional www visit questions net please warning caution percent valeurs ce a adds trivial',
      ],
    ] as const
  ).flatMap(([patterns, words]) => words.split(' ').map((word) => [word, patterns] as const)),
);
const INGREDIENTS: readonly Pattern[] = [
  ['minor', SHARE],
  ['heading', HEADING],
];

/** What opens this item; undefined where it is an ingredient. */
export function findIntro(item: string): FoundIntro | undefined {
  const end = item.search(/[ :;.]/);
  const word = end < 0 ? item : item.slice(0, end);
  const patterns = word.startsWith('ingr') ? INGREDIENTS : BY_FIRST_WORD.get(word);
  if (patterns === undefined) return undefined;
  const head = item.length > LONGEST_INTRO ? item.slice(0, LONGEST_INTRO) : item;
  for (const [intro, pattern] of patterns) {
    const match = pattern.exec(head)?.[0];
    if (match === undefined || match.length === 0) continue;
    if (intro === 'minor' && !SAYS_LESS.test(match)) continue;
    return { intro, length: match.length };
  }
  return undefined;
}
