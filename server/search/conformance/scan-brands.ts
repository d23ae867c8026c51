import { brandKey } from '../embedded/text/document-words.ts';
import type { TermPart } from './scan-term.ts';
import type { ScannedDocument } from './scanned-document.ts';

type Run = readonly TermPart[];

const isAsked = ({ words }: TermPart) => words.length > 0;

/** From the left, each longest run of two to four asked words that is a brand; every other part alone. */
export function runsOfBrands(parts: readonly TermPart[], documents: readonly ScannedDocument[]): Run[] {
  const brands = new Set(documents.map(({ document: { brand } }) => brand && brandKey(brand)));
  const isBrand = (run: Run) => brands.has(typedIn(run.filter(isAsked)));
  const divide = (left: readonly TermPart[]): Run[] => {
    if (left.length === 0) return [];
    const run = [4, 3, 2]
      .map((count) => runOf(left, count))
      .find((each) => each !== undefined && isBrand(each));
    const first = run ?? left.slice(0, 1);
    return [first, ...divide(left.slice(first.length))];
  };
  return divide(parts);
}

/** The first parts up to the last of so many asked ones, the first among them; undefined where there are fewer. */
function runOf(parts: readonly TermPart[], count: number): Run | undefined {
  const places = parts.flatMap((part, at) => (isAsked(part) ? [at] : []));
  const last = places[count - 1];
  return places[0] !== 0 || last === undefined ? undefined : parts.slice(0, last + 1);
}

const typedIn = (run: Run) => run.map(({ typed }) => typed).join(' ');

export function joinRun(run: Run): TermPart {
  const [only] = run;
  if (run.length === 1 && only !== undefined) return only;
  return {
    typed: typedIn(run),
    words: run.flatMap(({ words }) => words),
    stems: run.flatMap(({ stems }) => stems),
    isCorrected: run.some(({ isCorrected }) => isCorrected),
    isLeftOut: run.every(({ isLeftOut }) => isLeftOut),
    isRequired: run.some(({ isRequired }) => isRequired),
    isLast: run.some(({ isLast }) => isLast),
  };
}

/** The parts of which each run was made one, left out where it is. */
export function divideRuns(joined: readonly TermPart[], runs: readonly Run[]): TermPart[] {
  return runs.flatMap((run, i) =>
    run.map((part) => (isAsked(part) ? { ...part, isLeftOut: joined[i]?.isLeftOut === true } : part)),
  );
}
