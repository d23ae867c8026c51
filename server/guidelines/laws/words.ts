/** A substance that laws name, with the words that labels use for it. */
export interface SubstanceWords {
  readonly name: string;
  /** Matched within the folded name of one ingredient. */
  readonly words: RegExp;
  /** Words that may stand for it without saying so. */
  readonly vague?: RegExp;
  /** Words of a whole list that may hide it, where the parts of what they name are not listed. */
  readonly withoutParts?: RegExp;
  /** What labels call it, for people to read; its name where there are none. */
  readonly labels?: readonly string[];
  /** Of `vague`, for people to read. */
  readonly mayMean?: readonly string[];
}

export const COLOR_WORDS = {
  red: '(?:red|rojo|rouge)',
  yellow: '(?:yellow|amarillo|jaune)',
  blue: '(?:blue|azul|bleu)',
  green: '(?:green|verde|vert)',
} as const;
/** "No.", "#" and what scans make of it: "red %40", "red no . 3", "fd&c no. red. 40". */
export const NUMBER_SIGN = String.raw`[\s.#@%$-]{0,3}(?:dye[\s.#-]*)?(?:(?:no|nr|number)[\s.,#-]{0,4})?`;

/** A color of a number, or `more`, the source of another pattern. */
export function numbered(color: keyof typeof COLOR_WORDS, number: number, more: string): RegExp {
  return new RegExp(String.raw`\b${COLOR_WORDS[color]}${NUMBER_SIGN}${number}(?!\d|\s*%|\.\d)|${more}`);
}
