import { listBits, strideOf } from './bitsets.ts';
import { FACET_VALUE_COUNT } from './facet-sets.ts';
import type { DerivedArrays } from './segment.ts';

/** The facet sets turned round: the values of each document, ascending, without the groups of states. */
export function deriveFacetValues(
  documentCount: number,
  words: Uint32Array,
): Pick<DerivedArrays, 'facetValueStarts' | 'facetValues'> {
  const stride = strideOf(documentCount);
  const listed = new Uint32Array(documentCount);
  const forEachValue = (visit: (document: number, value: number) => void) => {
    for (let value = 0; value < FACET_VALUE_COUNT; value++) {
      const count = listBits({ words, stride }, value * stride, listed);
      for (let i = 0; i < count; i++) visit(listed[i] as number, value);
    }
  };
  const facetValueStarts = new Uint32Array(documentCount + 1);
  forEachValue((document) => {
    facetValueStarts[document + 1] = (facetValueStarts[document + 1] as number) + 1;
  });
  for (let d = 0; d < documentCount; d++) {
    facetValueStarts[d + 1] = (facetValueStarts[d + 1] as number) + (facetValueStarts[d] as number);
  }
  const facetValues = new Uint16Array(facetValueStarts[documentCount] as number);
  const next = new Uint32Array(facetValueStarts);
  forEachValue((document, value) => {
    const at = next[document] as number;
    next[document] = at + 1;
    facetValues[at] = value;
  });
  return { facetValueStarts, facetValues };
}
