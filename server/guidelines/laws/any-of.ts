/**
 * One pattern that matches where any of these does. What begins at the edge of a word is tried there alone, and not at
 * every letter: this takes less than half the time of the patterns joined as they are.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const all = [...new Set(patterns.flatMap(({ source }) => alternatives(source)))];
  const atEdge = all.filter((source) => source.startsWith(EDGE)).map((source) => source.slice(EDGE.length));
  const elsewhere = all.filter((source) => !source.startsWith(EDGE));
  if (atEdge.length > 0) elsewhere.push(`${EDGE}(?:${atEdge.join('|')})`);
  return new RegExp(elsewhere.join('|'));
}

const EDGE = String.raw`\b`;

/** A pattern's alternatives outside all brackets. */
function alternatives(source: string): string[] {
  const found: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()|]/gs)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (token === '|' && depth === 0) {
      found.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...found, source.slice(from)];
}
