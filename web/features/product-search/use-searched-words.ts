import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ProductPage } from '#contract/products.schema.ts';
import { dropConditions } from './edit-term.ts';
import { searchedWords } from './find-hits.ts';

/** The words that the list shown was found by: while the next one is on its way, those of the last. */
export function useSearchedWords(
  term: string | undefined,
  { data, isPlaceholderData }: UseQueryResult<ProductPage>,
) {
  const [answered, setAnswered] = useState(term);
  if (!isPlaceholderData && answered !== term) setAnswered(term);
  const words = useMemo(() => {
    const conditions = data?.understood.map(({ text }) => text) ?? [];
    return searchedWords([dropConditions(answered ?? '', conditions), data?.corrected_term ?? '']);
  }, [answered, data?.corrected_term, data?.understood]);
  // Drawn with the products: see Results.
  return useDeferredValue(words);
}
