const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$3,773.52` */
export function moneyText(amount: number): string {
  return DOLLARS.format(amount);
}
