const MOST = 99;

/** The number on a badge: 99+ above 99. */
export function capCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
