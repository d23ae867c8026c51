import type { SearchPage } from '../../engine.ts';

/**
 * A page on its way from a search thread: everything but its bodies as JSON, which takes a third less than having V8 copy the
 * objects, and the bodies in one piece of memory, which is passed on and not copied.
 */
export interface PageMessage {
  readonly json: string;
  readonly memory: ArrayBuffer;
}

/** What the JSON has: lengths in place of bodies. */
interface PageOfLengths extends Omit<SearchPage, 'bodies' | 'close'> {
  readonly lengths: readonly number[];
  readonly close: { readonly without: readonly string[]; readonly lengths: readonly number[] } | null;
}

export function packPage({ bodies, close, ...page }: SearchPage): PageMessage {
  const all = close === null ? bodies : [...bodies, ...close.bodies];
  const memory = new ArrayBuffer(all.reduce((sum, { length }) => sum + length, 0));
  const bytes = new Uint8Array(memory);
  let offset = 0;
  for (const body of all) {
    bytes.set(body, offset);
    offset += body.length;
  }
  const packed: PageOfLengths = {
    ...page,
    lengths: bodies.map(({ length }) => length),
    close: close && { without: close.without, lengths: close.bodies.map(({ length }) => length) },
  };
  return { json: JSON.stringify(packed), memory };
}

export function unpackPage({ json, memory }: PageMessage): SearchPage {
  const { lengths, close, ...page } = JSON.parse(json) as PageOfLengths;
  let offset = 0;
  const bodyOf = (length: number) => {
    const body = new Uint8Array(memory, offset, length);
    offset += length;
    return body;
  };
  const bodies = lengths.map(bodyOf);
  return { ...page, bodies, close: close && { without: close.without, bodies: close.lengths.map(bodyOf) } };
}
