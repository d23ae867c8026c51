/** The term without the condition at `index`; all of them are given, since two may have the same text. */
export function dropCondition(term: string, conditions: readonly string[], index: number): string {
  const { start, end } = placeConditions(term, conditions)[index] ?? { start: 0, end: 0 };
  return tidy(`${term.slice(0, start)} ${term.slice(end)}`);
}

/** The term without its conditions: the words that products are searched by. */
export function dropConditions(term: string, conditions: readonly string[]): string {
  const places = new Set(placeConditions(term, conditions));
  return [...places].reduceRight(
    (rest, { start, end }) => tidy(`${rest.slice(0, start)} ${rest.slice(end)}`),
    term,
  );
}

/** Conditions are slices of the term, in typed order; one slice can state two ("gluten free"). */
function placeConditions(term: string, conditions: readonly string[]) {
  let last = { start: 0, end: 0 };
  return conditions.map((text) => {
    const start = term.indexOf(text, last.end);
    if (start >= 0) last = { start, end: start + text.length };
    else if (term.slice(last.start, last.end) !== text) last = { start: last.end, end: last.end };
    return last;
  });
}

function tidy(term: string): string {
  return term.replace(/\s+/g, ' ').trim();
}
