import { gzipSync } from 'node:zlib';
import { entityTag } from '#server/http/send-tagged.ts';

/** A drawn picture as it is sent. */
export interface SentPack {
  readonly svg: Buffer;
  readonly gzipped: Buffer;
  /** Of the picture, whichever way it is encoded. */
  readonly etag: string;
}

/**
 * Remembers the `size` pictures asked for last: about 12 KB each. Pictures that cannot be drawn are not kept, so
 * requests for them evict nothing.
 */
export function packCache(
  size: number,
  draw: (gtin: string, view: string) => Promise<string | undefined>,
): (gtin: string, view: string) => Promise<SentPack | undefined> {
  const recent = new Map<string, SentPack>();
  return async (gtin, view) => {
    const key = `${gtin}/${view}`;
    const known = recent.get(key);
    recent.delete(key);
    const svg = known === undefined ? await draw(gtin, view) : undefined;
    const pack = known ?? (svg === undefined ? undefined : encode(svg));
    if (pack !== undefined) recent.set(key, pack);
    const oldest = recent.keys().next().value;
    if (recent.size > size && oldest !== undefined) recent.delete(oldest);
    return pack;
  };
}

function encode(text: string): SentPack {
  const svg = Buffer.from(text);
  return { svg, gzipped: gzipSync(svg), etag: entityTag(svg) };
}
