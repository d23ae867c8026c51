import {
  CONTAINS,
  DENIED,
  DENIES,
  DENIES_ALL,
  FREE_PLACE,
  HANDLES,
  MADE_WHERE,
  MAY_CONTAIN,
  TOPIC,
} from './statement-words.ts';

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
  /^(?:(?:and|also|contains?:?|containing:?|contient:?|enthalt:?|contiene:?|bevat:?|with|made with|each|present at|at|in|amounts? of|the following|ingredients?) )*(?:(?:less|fewer|not more|no more|moins|weniger|menos|meno|minder|no mas|pas plus) (?:than|then|de|als|dan|del) |under |up to |un )?(?:\d+(?:[.,/]\d+)?|one|two|dos|uno|one half of one|half of one) ?(?:%|percent|per cent|por ciento|pour cent|prozent)(?:,? ?(?:or|ou|oder|o|of) (?:less|fewer|moins|weniger|menos|meno|minder))?(?: (?:of|de|von|di|van|each|either|the|these|this|following|ingredients?|by weight)(?![a-z]))* ?[:;.-]* ?/;
const SAYS_LESS =
  /less|fewer|moins|weniger|menos|meno|minder|not more|no more|no mas|pas plus|under|up to|following|:/;

const FOLLOWING =
  /^(?:contains?|containing|consist(?:s|ing) of|made (?:from|with|of)|may contain|includ(?:es?|ing)|and\/or|one|1|any|some|or|and|more|all|of|each|the)?:? ?(?:(?:one|1|any|some|or|and\/or|and|more|all|each|of|the) )*(?:following|these)(?: (?:oils?|ingredients?|vegetable oils?|fruits?|allergens?))? ?:? ?/;
const ONE_OR_MORE =
  /^(?:may )?(?:contains?|containing|consisting of)?:? ?(?:one|1|any) (?:or|and\/or) more(?: of)? ?:? ?/;

/** "Contiene uno o más de los siguientes aceites: …": the rest is the list; allergens make it a statement. */
const ONE_OF_THESE =
  /^(?:p(?:ueden?|eu(?:t|vent)|uo) )?(?:contien(?:e|t)|conten(?:er|ir|ant|ere)|contem|conter)?:? ?(?!.{0,60}al?lerg)(?=.{0,60}\b(?:siguientes|suivante?s|seguenti|o mas|ou plusieurs|o piu)\b)(?:(?:al menos|au moins|almeno|cada|cualquiera|un[oae]?|o|ou|y\/o|et\/ou|mas|plusieurs|piu|de|des|dei|di|los|las|les|ces|ingredient[a-z]*|aceites?|huiles?|especies|siguientes|suivante?s|seguenti|vegetales)(?![a-z]) ?)+:? ?/;

const CONTAINED = new RegExp(
  `^${TOPIC}${CONTAINS}(?::| |$) ?(?:the following |les |los )?(?:allergens? ?:? ?|ingredients? ?: ?)?`,
);
const ALLERGENS_ALONE =
  /^(?:food |major )?(?:allerg(?:en|ene|eno|enes|enos|ens|ies|y|ie|eni|enen|ener|ic[oi])s?|alerg(?:en|ic)[oe]s?)(?: (?:information|info|statement|advice|warning|declaration))?(?: ?: ?| ?- ?(?=[a-z])|$)/;
/** "Informations sur les allergènes". */
const ALLERGEN_HEADING =
  /^(?:informa(?:tions?|zioni|cion(?:es)?|coes)|renseignements?|declaracion|attention|atencion|attenzione|aviso|advertencia|hinweise?|mise en garde)(?: [a-z']+){0,3} (?:al?lerg[a-z]+|intolerances?)(?![a-z]) ?:? ?/;
const HEADING = /^(?:ingr[a-z]{3,10}s?|zutaten)(?: (?:statement|list))?(?:[:.-]| [:.-]?) ?/;
const NOISE =
  /^(?:distributed|distribue|keep (?:refrigerated|frozen|cool|in|at|dry|out|away|cold|from)|store (?:in|at|below|between|cool|dry|frozen|refrigerated|away)|refrigerate|conserver|a consommer|best (?:before|by|if|when|used)|product of|produit d[eu']|produced by|packed (?:by|for)|manufactured (?:by|for|under)|made (?:in|by|for) |imported (?:by|for|and)|for best|serving s|nutrition(?:al)? (?:facts|information)|www|visit|questions|net w|please|warning|caution|not a significant|percent daily|adds a|trivial|valeurs nutri)/;
type Pattern = readonly [Intro, RegExp];
const CONTAIN: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['may_contain', MAY_CONTAIN],
  ['minor', SHARE],
  ['heading', ONE_OF_THESE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['contains', CONTAINED],
];
const LESS: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['minor', SHARE],
  ['heading', ONE_OF_THESE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['free_from', DENIES],
  ['noise', NOISE],
];
const MAY: readonly Pattern[] = [
  ['heading', ONE_OF_THESE],
  ['heading', ONE_OR_MORE],
  ['heading', FOLLOWING],
  ['may_contain', MAY_CONTAIN],
];
const ALLERGEN: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['may_contain', MAY_CONTAIN],
  ['contains', CONTAINED],
  ['contains', ALLERGENS_ALONE],
];
const THIS: readonly Pattern[] = [
  ['free_from', DENIES_ALL],
  ['may_contain', MAY_CONTAIN],
  ['contains', CONTAINED],
  ['heading', FOLLOWING],
  ['minor', SHARE],
  ['noise', NOISE],
];

/** Which patterns to try, by the item's first word: an ordinary ingredient pays for one look-up. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Pattern[]> = new Map(
  (
    [
      [
        CONTAIN,
        'contains contain containing contient contiennent contenant enthalt enthalten contiene contienen contengono bevat bevatten contem innehaller indeholder inneholder',
      ],
      [
        LESS,
        'less moins weniger menos meno minder not no under up and also each at with one two any some consisting consists including includes include following the amounts 2% 1% .5% 0.5% 2 1 ingredients ingredient without sans sin ohne senza sem zonder utan uden uten non nao libre libres livre exempt exempte exento isento privo frei vrij fri garanti los las les cada un uno una',
      ],
      [
        MAY,
        "may might could peut peux peuvent pourrait pourraient susceptible susceptibles presence risque risques kann konnen konnte puede pueden podria podrian puo puo' possono potrebbe potrebbero pode podem podera kan kunnen traces trace tracce trazas vestigios tracos spuren sporen spor spar eventuelle eventuelles eventuali eventuales possible possibles possibili possibile posible posibles possiveis",
      ],
      [
        ALLERGEN,
        'allergen allergens allergy allergie allergies allergene allergenes allergeni allergenen allergener alergenos alergicos food major',
      ],
      [
        THIS,
        'this product it is they made manufactured produced processed packed packaged prepared roasted baked bottled ce le les produit produits produite est fabrique fabriquee elabore elaboree prepare preparee transforme transformee confectionne confectionnee emballe emballee conditionne conditionnee recette dans atelier ateliers usine nos este el producto productos se elaborado elaborada fabricado fabricada producido producida empacado envasado procesado il questo prodotto prodotti confezionato fabbricato lavorato realizzato o produto produtos produzido embalado processado dieses das produkt produkte hergestellt produziert verpackt verarbeitet in dit het geproduceerd gemaakt vervaardigd verpakt bereid denna detta produkten tillverkad tillverkat producerad dette produktet fremstillet produceret produsert does do doesn free never ne',
      ],
      [
        [['heading', ALLERGEN_HEADING]],
        'information informations informazioni informacion informaciones informacoes renseignement renseignements declaracion attention atencion attenzione aviso advertencia hinweis hinweise mise',
      ],
      [[['heading', HEADING]], 'ingredientes ingredienti ingredienser zutaten ingredienten'],
      [
        [['noise', NOISE]],
        'distributed distribue keep store refrigerate refrigerated conserver best imported for serving nutrition nutritional www visit questions net please warning caution percent valeurs a adds trivial',
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

/** "Made in a facility that also processes …"; one that does not process them says the opposite. */
function findPlace(head: string): FoundIntro | undefined {
  const made = MADE_WHERE.exec(head)?.[0];
  if (made === undefined) return undefined;
  const rest = head.slice(made.length);
  const free = FREE_PLACE.exec(rest)?.[0];
  const handles = free ?? HANDLES.exec(rest)?.[0] ?? '';
  const denied = free !== undefined || DENIED.test(handles) || (handles === '' && /\bfree\b/.test(made));
  return {
    intro: denied ? 'free_from' : 'may_contain',
    length: made.length + handles.length,
    deniesAll: true,
  };
}
