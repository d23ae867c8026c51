import { brandKey } from '../embedded/text/document-words.ts';
import { boundLength } from '../words/bound-words.ts';
import type { TermPart } from './scan-term.ts';
import { eitherOf, wordOfPhrase, wordOfStems } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

export interface Run {
  readonly parts: readonly TermPart[];
  readonly isBound: boolean;
}

const isAsked = ({ words }: TermPart) => words.length > 0;
const typedIn = (parts: readonly TermPart[]) => parts.map(({ typed }) => typed).join(' ');

/** From the left, each longest run of two to four asked words that is a brand, or else of those bound together; every other part alone. */
export function runsOf(parts: readonly TermPart[], documents: readonly ScannedDocument[]): Run[] {
  const brands = new Set(documents.map(({ document: { brand } }) => brand && brandKey(brand)));
  const first = (left: readonly TermPart[]): Run => {
    const ofBrand = [4, 3, 2]
      .map((count) => firstAsked(left, count))
      .find((run) => run !== undefined && brands.has(typedIn(run.filter(isAsked))));
    if (ofBrand !== undefined) return { parts: ofBrand, isBound: false };
    const bound = boundLength(left.filter(isAsked).map(({ typed }) => typed));
    const together = bound > 1 ? firstAsked(left, bound) : undefined;
    return { parts: together ?? left.slice(0, 1), isBound: together !== undefined };
  };
  const divide = (left: readonly TermPart[]): Run[] => {
    if (left.length === 0) return [];
    const run = first(left);
    return [run, ...divide(left.slice(run.parts.length))];
  };
  return divide(parts);
}

export const singly = (parts: readonly TermPart[]): Run[] =>
  parts.map((part) => ({ parts: [part], isBound: false }));

/** The first parts up to the last of so many asked ones, the first among them; undefined where there are fewer. */
function firstAsked(parts: readonly TermPart[], count: number): readonly TermPart[] | undefined {
  const places = parts.flatMap((part, at) => (isAsked(part) ? [at] : []));
  const last = places[count - 1];
  return places[0] !== 0 || last === undefined ? undefined : parts.slice(0, last + 1);
}

export function joinRun({ parts, isBound }: Run): TermPart {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    typed: typedIn(parts),
    words: isBound ? [boundWord(parts)] : parts.flatMap(({ words }) => words),
    stems: parts.flatMap(({ stems }) => stems),
    isCorrected: parts.some(({ isCorrected }) => isCorrected),
    isLeftOut: parts.some((part) => isAsked(part) && part.isLeftOut),
    isRequired: parts.some(({ isRequired }) => isRequired),
    isLast: parts.some(({ isLast }) => isLast),
  };
}

/** The words together, or another name of all of them. */
function boundWord(parts: readonly TermPart[]) {
  const [first, ...others] = parts.filter(isAsked);
  const isShared = (name: readonly string[]) =>
    others.every(({ otherNames = [] }) => otherNames.some((other) => other.join(' ') === name.join(' ')));
  const names = (first?.otherNames ?? []).filter(isShared);
  return eitherOf([wordOfStems(parts.flatMap(({ stems }) => stems)), ...names.map(wordOfPhrase)]);
}

/** The parts of which each run was made one, left out where it is. */
export function divideRuns(joined: readonly TermPart[], runs: readonly Run[]): TermPart[] {
  return runs.flatMap((run, i) =>
    run.parts.map((part) => (isAsked(part) ? { ...part, isLeftOut: joined[i]?.isLeftOut === true } : part)),
  );
}
