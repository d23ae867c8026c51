import type { TermCondition } from './term.ts';

/** `brand:"…"`, `brand:word`, a phrase in quotes, an excluded `-word` or `-"phrase"`. */
const PARTS =
  /(?<![^\s,;([/])brand:\s?(?:"(?<quoted>[^"]{1,200})"|(?<word>[^\s",;]{1,200}))(?=[\s,;)\]"]|$)|(?<!\S)-"[^"]*"|"[^"]*"|(?<!\S)-\S+/giu;

interface MaskedTerm {
  /** The term with NUL in place of what must not be read: as long as the term. */
  readonly masked: string;
  readonly brands: readonly TermCondition[];
}

export function maskQuotes(term: string): MaskedTerm {
  const brands: TermCondition[] = [];
  const masked = term.replaceAll(PARTS, (text: string, ...rest: unknown[]) => {
    const { quoted, word } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const brand = (quoted ?? word ?? '').trim();
    const start = rest.at(-3) as number;
    if (brand !== '')
      brands.push({
        kind: 'brand',
        brand,
        label: brand,
        reason: 'brand',
        text,
        start,
        end: start + text.length,
      });
    return '\0'.repeat(text.length);
  });
  return { masked, brands };
}
