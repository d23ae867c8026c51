import type { Allergen, Containment } from '#contract/allergens.ts';
import type { AllergenStatement } from '#server/catalogue/trade-item.ts';
import { foldText } from '#server/guidelines/ingredients/fold-text.ts';
import { readAllergenWord } from './allergen-words.ts';

type Declared = Exclude<Containment, 'free_from'>;

/** Lengths at which large sources cut texts: the end of such a text is half a statement. */
const CUT_LENGTHS: ReadonlySet<number> = new Set([254, 255]);

const HINT = /contain|allerg|facilit|equipment|traces/i;

/** What opens a statement: what is in the food (`contains`), and what may have come in (`may`). */
const OPENER = new RegExp(
  [
    String.raw`(?<may>\b(?:may|might|could) (?:also |still |possibly |occasionally )*(?:contain|have|be present)(?:ing)?\b`,
    String.raw`\b(?:facility|facilities|plants?|factory|lines?|equipment|machinery|machines|bakery|kitchen|premises)\b[^.:]{0,60}?\b(?:process|processes|processing|processed|handles?|handling|uses?|manufactures?|produces?|packages?|packs|contains?|containing|with|as)\b`,
    String.raw`\btraces of\b)`,
    String.raw`(?<none>\b(?:(?:does|do|did|will|must|can)(?: not|n't)|not|never|to|no|without) contain(?:s|ing)?\b|\bcontains? (?:no|zero|not)\b)`,
    String.raw`(?<contains>\bcontains?\b|\ballerg(?:en|y)s?(?: information| info| advice| statement| warning| declaration)?\s*:)`,
  ].join('|'),
  'g',
);

/** "one or more of the following": some of them are in it, and nobody says which. */
const UNSURE = /^[\s:]*(?:one or more|any|either|some) of(?: the following| these)?\s*:?/;
/** "contains one or more of: soybean, palm oil": soybean is an oil here, which needs no declaration. */
const OILS = /\b(?:oils?|canola|cottonseed|sunflower|palm|shortening)\b/;
const SEPARATOR = /[,;/&()[\]{}:*]|\band\/or\b|\band\b|\bor\b|\bplus\b/;

/**
 * The allergens that a US ingredient text declares in words: "CONTAINS: MILK, SOY.", "May contain peanuts.", "Made in
 * a facility that also processes wheat." The stronger statement about an allergen counts. Only names of allergens
 * straight after the opening words are taken, so that "contains 2% or less of salt" declares nothing; nothing is ever
 * read as free from; and what stands at the very end of a cut-off text is left out.
 */
export function readAllergenStatements(text: string): AllergenStatement[] {
  if (!HINT.test(text)) return [];
  const folded = foldText(text);
  const isCut = CUT_LENGTHS.has(text.length) || /(?:\.\.\.|…)$/.test(text);
  const found = new Map<Allergen, Declared>();
  for (const { containment, from, to } of findStatements(folded)) {
    const isEnd = isCut && to >= folded.length;
    readList(folded.slice(from, to), containment, isEnd, (allergen, declared) => {
      if (found.get(allergen) !== 'contains') found.set(allergen, declared);
    });
  }
  return [...found].map(([allergen, containment]) => ({ allergen, containment }));
}

interface Statement {
  readonly containment: Declared;
  /** Where its list begins and where it ends at the latest. */
  readonly from: number;
  readonly to: number;
}

function findStatements(text: string): Statement[] {
  const openers = [...text.matchAll(OPENER)];
  return openers.flatMap((opener, index) => {
    if (opener.groups?.none !== undefined) return [];
    const from = opener.index + opener[0].length;
    const limit = openers[index + 1]?.index ?? text.length;
    const to = Math.min(limit, endOfSentence(text, from));
    return [{ containment: opener.groups?.may === undefined ? 'contains' : 'may_contain', from, to }];
  });
}

/** A full stop, a line's end, or the bracket that closes around the statement. */
function endOfSentence(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '.' || char === '\n') return at;
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char) && --depth < 0) return at;
  }
  return text.length;
}

/** Takes the members of a list for as long as they are names of allergens. */
function readList(
  list: string,
  containment: Declared,
  isCutOff: boolean,
  take: (allergen: Allergen, containment: Declared) => void,
): void {
  const declared = UNSURE.test(list) ? 'may_contain' : containment;
  const namesOils = UNSURE.test(list) && OILS.test(list);
  const members = list.replace(UNSURE, '').split(SEPARATOR);
  if (isCutOff) members.pop();
  for (const member of members) {
    if (member.trim() === '') continue;
    const word = readAllergenWord(member);
    if (word === undefined) return;
    if (word === 'harmless') continue;
    if (word === 'ambiguous') {
      take('crustaceans', 'may_contain');
      take('molluscs', 'may_contain');
    } else {
      for (const allergen of word) if (!(namesOils && allergen === 'soybeans')) take(allergen, declared);
    }
  }
}
