/** Marks that stand around names and mean nothing: footnotes, bullets, quotes, stray punctuation. */
const MARKS = '*+†‡°^#:_"\'.,~<>=-';
const LEADING_AND = /^(?:and ?\/ ?or|and|&|or|et|und|y|ou|oder|plus)(?=[ :])/;
const OTHER_SPACE = /\s/;
const SPACES = /\s{2,}|[\t\n\r]/g;

/** A name without what stands around it. Character by character: a pattern would try every run of marks again and again. */
export function trimItem(text: string): string {
  let item = trimMarks(text);
  if (LEADING_AND.test(item)) item = trimMarks(item.replace(LEADING_AND, ''));
  if (item.includes('_')) item = trimMarks(item.replaceAll('_', ''));
  return item.replace(SPACES, ' ');
}

function trimMarks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isMark(text, from)) from++;
  while (to > from && isMark(text, to - 1)) to--;
  return from === 0 && to === text.length ? text : text.slice(from, to);
}

function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return false;
  return code <= 32 || MARKS.includes(text.charAt(at)) || (code > 126 && OTHER_SPACE.test(text.charAt(at)));
}
