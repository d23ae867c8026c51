import { toast } from '#web/ui/toast.ts';
import { COMPARE_LIMIT_TEXT, toggleChosen } from './chosen.ts';
import { getChosen, setChosen } from './chosen-store.ts';

/** Takes a product into the comparison or out of it. A fifth is refused, in the specification's words. */
export function toggleCompared(gtin: string): void {
  const change = toggleChosen(getChosen(), gtin);
  if (change.ok) setChosen(change.gtins);
  else toast.error(COMPARE_LIMIT_TEXT);
}
