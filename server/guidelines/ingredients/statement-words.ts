/**
 * The words of statements beside a list, as sources of patterns over folded text: English, French, Spanish, German,
 * Italian, Portuguese, Dutch, Swedish, Danish and Norwegian.
 */

export const PRODUCT =
  '(?:(?:this|the|all|ce|le|les|este|el|il|questo|dieses|das|dit|het|denna|detta|dette|o) )?(?:products?|produits?|productos?|prodott[oi]|produtos?|produkt(?:e|et|en)?)';
export const TOPIC = `(?:al?lerg[a-z]+(?: [a-z]+){0,2}: ?)?(?:(?:${PRODUCT}|it|they) )?`;

export const CONTAINS =
  '(?:contains?|contien(?:t|e|en|nent)|enthalt(?:en)?|contengono|bevat(?:ten)?|contem|innehaller|indeholder|inneholder)';

/** "May contain" of any language. */
export const MAY = [
  '(?:may|might|could) (?:(?:also|still|possibly|occasionally) )*(?:contain|have|be present)(?:s|ing)?',
  'p(?:eu(?:t|x|vent)|ourrai(?:t|ent)) (?:(?:aussi|egalement|toutefois|eventuellement) )?(?:contenir|presenter)',
  '(?:est |sont )?susceptibles? de contenir',
  'p(?:ueden?|odrian?) (?:(?:tambien|llegar a) )?(?:contener|tener|presentar)',
  "p(?:uo'?|ossono|otrebbe(?:ro)?) (?:(?:anche|eventualmente) )?(?:contenere|presentare)",
  'pode(?:m|ra|rao)? (?:(?:tambem|eventualmente) )?conter',
].join('|');
/** "Perhaps" behind "contains". */
const PERHAPS =
  '(?:moglicherweise|eventuell|gegebenenfalls|ggf|mogelijk|eventueel|mojligen|eventuellt|muligvis|eventuelt|evt|possiblement|eventuellement|posiblemente|eventualmente|possibly)\\b\\.?';
/** What only traces of may be: "traces possibles de lait", "posible presencia de leche". */
export const TRACES = [
  'traces? (?:eventuelles?|possibles?|potentielles?)',
  '(?:d.)?(?:eventuelles?|possibles?) traces?',
  '(?:posibles?|eventuales) trazas',
  '(?:possibili|eventuali) tracce',
  '(?:possiveis|eventuais) (?:vestigios|tracos)',
  '(?:risques? de |possible )?presence (?:possible|eventuelle|fortuite|de traces)',
  '(?:possible|eventuelle) presence',
  'risques? de (?:presence|traces?)',
  'posible presencia',
  'p?ossibile presenza',
].join('|');
const UNITS = [
  'of',
  "d[e']s?",
  'du',
  'd[iao]s?',
  'del(?:la?|le)?',
  'degli',
  'von',
  'van',
  'a[fv]',
  '(?:small )?(?:amounts?|quantities) of',
  '(?:de )?(?:legeres )?traces? (?:of |de |d.)?',
  '(?:geringe |kleine )?mengen (?:von|an)',
  '(?:pequenas )?(?:trazas|cantidades) de',
  'tracce(?: di)?',
  '(?:vestigios|tracos) de',
  'sporen(?: van)?',
  'spuren(?: von)?',
  'spor(?: a[fv])?',
  'spar av',
  'enthalten',
  'bevatten',
  'innehalla',
  'indeholde',
  'inneholde',
  'possible',
  '(?:the following )?allergens? ?:',
].join('|');
export const MAY_CONTAIN = new RegExp(
  `^${TOPIC}(?:(?:and )?(?:${MAY}|${TRACES}|kann|konn(?:en|te)|kan|kunnen|traces?|trazas|tracce|vestigios|tracos|spuren|sporen|spor|spar)|${CONTAINS} ${PERHAPS})(?::| |$) ?(?:(?:${UNITS})(?: ?:|(?<=[:']) ?| ) ?)*`,
);

const PLACE =
  '(?:facility|facilities|equipment|plant|plants|lines?|machinery|machines?|ateliers?|usines?|chaines?|lignes?|sites?|locaux|environnement|etablissements?|equipements?|instalacion(?:es)?|maquinaria|lineas?|fabricas?|equipos?|obrador|bakery|kitchen|factory|environment|company|premises|installations?|plantas?|stabiliment[oi]|laborator[io]+|impiant[oi]|ambient[ei]|equipamentos?|unidade|linhas?|betrieb|werk|anlage|produktion|fabriek|bedrijf|omgeving|anlaggning|anlaeg|anlegg|fabrik|lokaler)';
const MADE =
  '(?:manufactured|made|produced|processed|packed|packaged|prepared|roasted|baked|bottled|fabriquee?s?|elaboree?s?|produite?s?|preparee?s?|conditionnee?s?|transformee?s?|confectionnee?s?|emballee?s?|hergestellt|produziert|verpackt|abgefullt|verarbeitet|elabora(?:d[oa]s?)?|fabrica(?:d[oa]s?)?|produce|produ[cz]id[oa]s?|empaca(?:d[oa]s?)?|envasa(?:d[oa]s?)?|procesa(?:d[oa]s?)?|processad[oa]s?|embalad[oa]s?|prodott[oaie]|fabbricat[oaie]|confezionat[oaie]|lavorat[oaie]|realizzat[oaie]|geproduceerd|gemaakt|vervaardigd|verpakt|bereid|tillverka[dt]s?|producera[dt]s?|fremstillet|produceret|produsert)';
/** Where it is made, also the German "in einem Betrieb hergestellt". */
export const MADE_WHERE = new RegExp(
  `^(?:${PRODUCT} |it |recette )?(?:is |was |has been |est |a ete |es |se |fue |sido |ha sido |e |viene |wird |wurde |wordt |is |ar |er )*(?:${MADE}(?:,? [a-z/]+){0,4} (?:in|on|dans|using|with|sur|at|en|by|num|numa|em|auf|i|pa) (?:[a-z'/-]+ ){0,6}?${PLACE}|in (?:einem |einer |[a-z]+ ){0,3}(?:betrieb|werk|anlage) ${MADE}|(?:dans )?(?:(?:un|une|des|nos|notre|le|la) )?(?:memes? )?(?:ateliers?|usines?)(?= (?:qui )?(?:utilis|traite|manipul)))\\b`,
);
export const HANDLES =
  /^[a-z'/, -]{0,60}?\b(?:n'utilise pas|process(?:es|ed|ing)?|handl(?:es?|ing)|uses?|using|used for|contain(?:s|ing)?|contenant|manufactur(?:es?|ing)|produc(?:es?|ing)|packag(?:es?|ing)|packs?|makes?|stores?|with|where|has|shared with|utilis[a-z]+|utiliz[a-z]+|trait(?:e|ant)|manipol[a-z]+|manipul[a-z]+|manej[a-z]+|transforment?|proces(?:a|an|sa)|lavora(?:no)?|hanterar|handterer)(?: (?:egalement|aussi|tambien|anche|auch|ook|wird|du|de la|des|de l'|d'|les|made|containing|contain|with|other|foods?|the|following|also|items?|allergens?|such|as|including|ingredients?|process(?:es|ed)?|and|or))*(?::| |$) ?/;
export const DENIED = /\b(?:not|never|no|pas|ni|non|nicht|kein[a-z]*|geen|niet|inte|ikke|nao)\b|n't\b/;
export const FREE_PLACE =
  /^ (?:exempte?s? (?:de |d')|sans |sin |senza |libres? de |(?:exent|isent)[oa]s? de |priv[oaie] di |frei von |vrij van )/;

/** Openers that deny whatever follows them in the sentence. */
export const DENIES_ALL = new RegExp(
  `^${TOPIC}(?:(?:does|do|did|will|must) ?(?:not|n't) contain|doesn't contain|don't contain|contains? (?:no|zero|none of)|never contains?|made without|ne contien(?:t|nent) (?:pas|aucune?|ni)|(?:garantie? )?exempte?s? (?:de|d)|n(?:o|on|ao) (?:contienen?|contengono|contem)|libres? de|livres? de|(?:exent|isent)[oa]s? d[eao]s?|priv[oaie] di|enthalt (?:kein[a-z]*|weder|nicht)|bevat (?:geen|niet)|(?:innehaller|indeholder|inneholder) (?:inte|ikke|ej|ingen|ingal?|inget)|frei von|vrij van|fri (?:fran|for|fra)|free (?:of|from)|is free (?:of|from))\\b ?(?:the following |any )?:? ?`,
);
/** Those that deny what stands right behind. */
export const DENIES =
  /^(?:no|without|sans|sin|ohne|senza|sem|zonder|utan|uden|uten)(?= [a-z]) (?!.*\badded\b)/;
