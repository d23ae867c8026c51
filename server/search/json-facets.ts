import type { Facets } from '#contract/facets.schema.ts';
import type { SearchPage } from './engine.ts';

/** The JSON bytes of facets: some two hundred counts, which leave a page as they are. */
export function writeFacets(facets: Facets | undefined): Buffer | undefined {
  return facets && Buffer.from(JSON.stringify(facets));
}

/** What was counted, where a page was asked for it. */
export function readFacets({ facets }: Pick<SearchPage, 'facets'>): Facets | undefined {
  return facets && JSON.parse(Buffer.from(facets).toString());
}
