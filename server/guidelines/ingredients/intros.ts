/** What the first words of an item say it is, where it is not simply an ingredient. */
export type Intro =
  /** A share below which the order no longer counts: what follows is minor. */
  | 'minor'
  /** A heading without meaning of its own: what follows is ordinary. */
  | 'heading'
  /** "contains …": an allergen statement at the end, a heading within the list. */
  | 'contains'
  | 'may_contain'
  /** "no …", "free from …", "does not contain …": what is named is not in the food. */
  | 'free_from'
  /** Address, storage, advertising. */
  | 'noise';

export interface FoundIntro {
  readonly intro: Intro;
  /** Characters of the item that belong to the intro. */
  readonly length: number;
  /** For `free_from`: holds for every name up to the end of the sentence, not for the first alone. */
  readonly deniesAll: boolean;
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

const TOPIC =
  '(?:allerg[a-z]+(?: [a-z]+){0,2}: ?)?(?:(?:this product|product|it|ce produit|este producto|they) )?';
const CONTAINS = new RegExp(
  `^${TOPIC}(?:contains?|contient|enthalt|contiene|bevat|contem)(?::| |$) ?(?:the following |les |los )?(?:allergens? ?:? ?|ingredients? ?: ?)?`,
);
const ALLERGENS_ALONE =
  /^(?:food |major )?allerg(?:en|ene|eno|enes|enos|ens|ies|y|ie)s?(?: (?:information|info|statement|advice|warning|declaration))?(?: ?: ?| ?- ?(?=[a-z]))/;
const MAY_CONTAIN = new RegExp(
  `^${TOPIC}(?:(?:and )?(?:may|might|could) (?:(?:also|still|possibly|occasionally) )*(?:contain|have|be present)(?:s|ing)?|peut (?:aussi )?contenir|pourrait contenir|kann|puede contener|puo contenere|pode conter|kan|traces?(?: eventuelles?| possibles?)?|(?:eventuelles |possible )traces|trazas|spuren)(?::| |$) ?(?:of |de |des |du |von |d'|(?:small )?(?:amounts?|quantities) of |traces? (?:of |de |d')?|trazas de |tracce di |sporen van |spuren von |possible |(?:the following )?allergens? ?: ?)*`,
);
const PLACE =
  '(?:facility|facilities|equipment|plant|plants|lines?|machinery|machines?|atelier|usine|bakery|kitchen|factory|environment|company|premises|installations?|planta)';
const MADE =
  '(?:manufactured|made|produced|processed|packed|packaged|prepared|roasted|baked|bottled|fabrique|elabore|hergestellt|elaborado|fabricado)';
const MADE_WHERE = new RegExp(
  `^(?:this product |product |it )?(?:is |was |has been )?${MADE}(?:,? [a-z/]+){0,4} (?:in|on|dans|using|with|sur|at|en|by) (?:[a-z'/-]+ ){0,6}?${PLACE}\\b`,
);
const HANDLES =
  /^[a-z'/, -]{0,60}?\b(?:process(?:es|ed|ing)?|handl(?:es?|ing)|uses?|using|used for|contain(?:s|ing)?|manufactur(?:es?|ing)|produc(?:es?|ing)|packag(?:es?|ing)|packs?|makes?|stores?|with|where|has|shared with|utilis[a-z]+|procesa)(?: (?:products?|made|containing|contain|with|other|foods?|the|following|also|items?|allergens?|such|as|including|ingredients?|process(?:es|ed)?|and|or))*(?::| |$) ?/;
const HEADING = /^(?:ingr[a-z]{3,10}s?|zutaten)(?: (?:statement|list))?(?:[:.-]| [:.-]?) ?/;
const NOISE =
  /^(?:distributed|distribue|keep (?:refrigerated|frozen|cool|in|at|dry|out|away|cold|from)|store (?:in|at|below|between|cool|dry|frozen|refrigerated|away)|refrigerate|conserver|a consommer|best (?:before|by|if|when|used)|product of|produit d[eu']|produced by|packed (?:by|for)|manufactured (?:by|for|under)|made (?:in|by|for) |imported (?:by|for|and)|for best|serving s|nutrition(?:al)? (?:facts|information)|www|visit|questions|net w|please|warning|caution|not a significant|percent daily|adds a|trivial|valeurs nutri)/;
/** Openers that deny whatever follows them in the sentence, and those that deny what stands right behind. */
const DENIES_ALL = new RegExp(
  `^${TOPIC}(?:(?:does|do|did|will|must) ?(?:not|n't) contain|doesn't contain|don't contain|contains? (?:no|zero|none of)|never contains?|made without|ne contient (?:pas|aucun)|no contiene|free (?:of|from)|is free (?:of|from))\\b ?(?:the following |any )?:? ?`,
);
const DENIES = /^(?:no|without|sans|sin|ohne|senza)(?= [a-z]) (?!.*\badded\b)/;

type Pattern = readonly [Intro, RegExp];
const CONTAIN: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['minor', SHARE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['contains', CONTAINS],
];
const LESS: readonly Pattern[] = [
  ['minor', SHARE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['free_from', DENIES],
  ['noise', NOISE],
];
const MAY: readonly Pattern[] = [
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['may_contain', MAY_CONTAIN],
];
const ALLERGEN: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['may_contain', MAY_CONTAIN],
  ['contains', CONTAINS],
  ['contains', ALLERGENS_ALONE],
];
const THIS: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['may_contain', MAY_CONTAIN],
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
        'less moins weniger menos meno minder not no under up and also each at with one two any some consisting consists including includes include following the amounts 2% 1% .5% 0.5% 2 1 ingredients ingredient without sans sin ohne senza',
      ],
      [
        MAY,
        'may might could peut pourrait kann puede puo pode kan traces trace eventuelles possible trazas spuren',
      ],
      [ALLERGEN, 'allergen allergens allergy allergie allergies allergene allergenes alergenos food major'],
      [
        THIS,
        'this product it is they made manufactured produced processed packed packaged prepared roasted baked bottled fabrique elabore hergestellt elaborado fabricado ce este does do doesn free never ne',
      ],
      [[['heading', HEADING]], 'ingredientes ingredienti ingredienser zutaten ingredienten'],
      [
        [['noise', NOISE]],
        'distributed distribue keep store refrigerate refrigerated conserver best produit imported for serving nutrition nutritional www visit questions net please warning caution percent valeurs a adds trivial',
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
  const word = item.slice(0, endOfWord(item));
  const patterns = word.startsWith('ingr') ? INGREDIENTS : BY_FIRST_WORD.get(word);
  if (patterns === undefined) return undefined;
  const head = item.length > LONGEST_INTRO ? item.slice(0, LONGEST_INTRO) : item;
  const place = patterns === THIS ? findPlace(head) : undefined;
  if (place !== undefined) return place;
  for (const [intro, pattern] of patterns) {
    const match = pattern.exec(head)?.[0];
    if (match === undefined || match.length === 0) continue;
    if (intro === 'minor' && !SAYS_LESS.test(match)) continue;
    return { intro, length: match.length, deniesAll: pattern === DENIES_ALL };
  }
  return undefined;
}

const WORD_ENDS: ReadonlySet<number> = new Set([...' :;.'].map((char) => char.charCodeAt(0)));

function endOfWord(item: string): number {
  for (let at = 0; at < item.length; at++) if (WORD_ENDS.has(item.charCodeAt(at))) return at;
  return item.length;
}

const NOT = /\b(?:not|never|no)\b|n't\b/;

/** "Made in a facility that also processes …"; one that does not process them says the opposite. */
function findPlace(head: string): FoundIntro | undefined {
  const made = MADE_WHERE.exec(head)?.[0];
  if (made === undefined) return undefined;
  const handles = HANDLES.exec(head.slice(made.length))?.[0] ?? '';
  const denied = NOT.test(handles) || (handles === '' && /\bfree\b/.test(made));
  return {
    intro: denied ? 'free_from' : 'may_contain',
    length: made.length + handles.length,
    deniesAll: true,
  };
}

/**
 * Statements begin wherever they please, also in the middle of an item: "salt contains milk", "sugar may contain nuts".
 * What opens one ends the item before it.
 */
const HINT = /contain|contien|conten|allerg|facilit|equipment|enthalt|bevat/;
const ALLERGEN_AHEAD =
  '(?:the following |a |organic |traces? of |allergens? )*(?:milk|dairy|egg|fish|shellfish|crustacean|tree nut|treenut|nuts?\\b|almond|cashew|walnut|pecan|hazelnut|peanut|wheat|soy|sesame|gluten|mustard|sulfite|lait|ble\\b|soja|oeuf|leche|trigo|huevo)';
const OPENERS = new RegExp(
  [
    '(?:\\b(?:this product|product|it|ce produit|este producto) )?(?:',
    '\\b(?:may|might|could) (?:(?:also|still|possibly|occasionally) )*contain\\b',
    '|\\bpeut (?:aussi )?contenir\\b|\\bpuede contener\\b|\\bpo?urrait contenir\\b',
    "|\\b(?:does|do) not contain\\b|\\b(?:does|do)n't contain\\b|\\bcontains? no\\b",
    `|\\b(?:contains?|contient|contiene)(?: ?: ?| )(?=${ALLERGEN_AHEAD})`,
    '|\\b(?:contains?|contient|contiene) ?:',
    '|\\b(?:food )?allerg(?:en|y|ie|ens|ies|enos)(?: (?:information|info|statement|advice|warning|declaration))? ?:',
    "|\\b(?:is |was )?(?:manufactured|made|produced|processed|packed|packaged|prepared|roasted|baked|bottled)(?:,? [a-z/]+){0,4} (?:in|on|using|with|at|by) (?:[a-z'/-]+ ){0,6}?(?:facility|facilities|equipment|plant|lines?|machinery|bakery|kitchen|factory|environment)\\b",
    ')',
  ].join(''),
  'g',
);

const NONE: readonly number[] = [];

/** Where statements open in a folded text, ascending. */
export function findOpeners(text: string): readonly number[] {
  if (!HINT.test(text)) return NONE;
  const openers: number[] = [];
  for (const { index } of text.matchAll(OPENERS)) if (index > 0) openers.push(index);
  return openers;
}
