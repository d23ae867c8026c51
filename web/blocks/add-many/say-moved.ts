import { toast } from '#web/ui/toast.ts';

/** After several products were added at once. Those that failed stay selected, to be tried again. */
export function sayMoved(place: 'cart' | 'wishlist', wanted: number, failed: number): void {
  if (failed === 0) toast.success(`${products(wanted)} added to your ${place}`);
  else
    toast.info(`${wanted - failed} of ${products(wanted)} added to your ${place}. The others stay selected.`);
}

function products(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
