/** Names repeat endlessly over a catalogue; this keeps the last ones seen in two generations. */
const REMEMBERED = 60_000;
/** What is no name, a sentence or worse, does not come again. */
const LONGEST_NAME = 80;

/** Remembers what was worked out for the names of ingredients. */
export function rememberNames<T extends NonNullable<unknown>>(
  derive: (name: string) => T,
): (name: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (name) => {
    const known = recent.get(name) ?? older.get(name);
    if (known !== undefined) return known;
    const found = derive(name);
    if (name.length > LONGEST_NAME) return found;
    if (recent.size >= REMEMBERED) {
      older = recent;
      recent = new Map();
    }
    recent.set(name, found);
    return found;
  };
}
