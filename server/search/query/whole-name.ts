import { readTermParts } from '#server/search/embedded/query/term-parts.ts';
import { plainWords } from '#server/search/embedded/text/document-words.ts';
import { foldText } from '#server/search/embedded/text/fold.ts';
import { type SearchEngine, type SearchQuery, wholeList } from '#server/search/engine.ts';
import type { AskedQuery } from './apply-term.ts';

/** Names that are looked at; more with the same words in a row are hardly ever found. */
const MOST_NAMES = 20;

/**
 * Where a term leaves out words, as "adobo without pepper" and "bran flakes -raisin" do, and is the name of a product or its
 * first words: the search for that name, which the same words would hide. An allergen is never read so: its products stay
 * left out, whatever they are called.
 */
export async function readAsName(
  search: Pick<SearchEngine, 'search'>,
  typed: SearchQuery,
  asked: AskedQuery,
): Promise<SearchQuery | undefined> {
  const { term } = typed;
  if (!leavesOutWords(term, asked)) return undefined;
  const named = { ...typed, term: `"${term}"`, close: false };
  const { bodies } = await search.search({ ...wholeList(named, MOST_NAMES), standardFacets: [] });
  const words = plainWords(foldText(term));
  const isName = bodies.some((body) => `${plainWords(foldText(nameOf(body)))} `.startsWith(`${words} `));
  return isName ? named : undefined;
}

function leavesOutWords(term: string, { understood }: AskedQuery): boolean {
  if (term.includes('"') || understood.some(({ kind }) => kind !== 'word')) return false;
  return understood.length > 0 || readTermParts(term).some(({ kind }) => kind === 'without');
}

function nameOf(body: Uint8Array): string {
  const { name } = JSON.parse(Buffer.from(body).toString()) as { name?: string | null };
  return name ?? '';
}
