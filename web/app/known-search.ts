type RawSearch = Readonly<Record<string, unknown>>;
type Parse = (raw: RawSearch) => object;

/**
 * A route's `validateSearch`: what the parser leaves out never reaches the page. The router lays the parsed state over
 * the raw one, where a name that is merely absent would let the raw value show through.
 */
export function knownSearch<P extends Parse>(parse: P): (raw: RawSearch) => ReturnType<P> {
  return (raw) => {
    const blank = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]));
    return { ...blank, ...parse(raw) } as ReturnType<P>;
  };
}
