import type { OrderLine } from '#contract/orders.schema.ts';
import { say, spokenLanguage, t } from '#server/language/speech.ts';

/** A line with its notes in the language of the request: they are stored in English. */
export function sayLine(line: OrderLine): OrderLine {
  if (spokenLanguage() === 'en') return line;
  return {
    ...line,
    note: line.note === null ? null : sayNote(line.note),
    candidates: line.candidates.map((candidate) => ({ ...candidate, why: sayNote(candidate.why) })),
  };
}

/** A note as it stands where a part of it is of no known form. */
function sayNote(note: string): string {
  const [, before = note, name] = NAMED.exec(note) ?? [];
  const parts = before === '' ? [] : before.split('; ').map(sayPart);
  const said = name === undefined ? parts : [...parts, t`the catalogue calls it ${name}`];
  if (said.includes(undefined)) return note;
  const text = said.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name stands at the end, and may have a semicolon of its own. */
const NAMED = /^(.*?)(?:; )?the catalogue calls it (.*)$/is;

function sayPart(part: string): string | undefined {
  const plain = part.charAt(0).toLowerCase() + part.slice(1);
  if (CONSTANTS.has(plain)) return say(plain);
  for (const [form, sentence] of FORMS) {
    const values = form.exec(plain);
    if (values) return sentence(values[1] ?? '', values[2] ?? '');
  }
  return undefined;
}

const CONSTANTS: ReadonlySet<string> = new Set([
  t`leading zeros restored`,
  t`check digit added`,
  t`check digit corrected`,
  t`check digit is wrong`,
  t`two digits exchanged back`,
  t`one digit corrected`,
  t`digits are lost`,
  t`the name agrees`,
  t`case code that the catalogue does not have`,
  t`matched with the product inside by its number and name`,
  t`inner pack code`,
  t`case code`,
  t`display code`,
  t`pallet code`,
  t`load code`,
  t`no product has this code, and the line has no name`,
  t`the line has no code and no name`,
  t`no product has this code`,
  t`matched by name`,
  t`no product has this code or a name like it`,
  t`no product has a name like it`,
  t`choose by name`,
  t`several products fit`,
  t`choose one`,
  t`one product may fit`,
  t`choose it or none`,
  t`has left the catalogue`,
  t`chosen by you`,
  t`name agrees`,
  t`brand agrees`,
  t`pack agrees`,
  t`name and brand agree`,
  t`name and pack agree`,
  t`brand and pack agree`,
  t`name, brand and pack agree`,
  t`name in part`,
  t`brand differs`,
  t`pack differs`,
  t`no brand to compare`,
  t`no pack to compare`,
]);

const FORMS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  // A note of its own; in lower case the text is of several lines.
  [/^kept as text$/, () => t`Kept as text`],
  [/^written out from (.+)$/, (text) => t`written out from ${text}`],
  [/^excel wrote (.+)$/, (text) => t`Excel wrote ${text}`],
  [/^(\d+) digits are too many for a code$/, (count) => t`${count} digits are too many for a code`],
  [/^(.+ code), holds (\d+)$/, (level, count) => t`${say(level)}, holds ${count}`],
  [
    /^(.+ code) of (\d+) different products, not judged as one$/,
    (level, count) => t`${say(level)} of ${count} different products, not judged as one`,
  ],
];
