import type { RefObject } from 'react';
import { usePageKey } from '#web/lib/use-page-key.ts';

/** `/` brings the focus to the search from anywhere but a field or a dialog. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  usePageKey('/', () => {
    input.current?.focus();
    input.current?.select();
  });
}
