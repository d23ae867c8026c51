const SHOWN_CHARACTERS = 4;

/** All that may be stored beside the ciphertext: never more than half of a short id. */
export function lastCharacters(plain: string): string {
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(plain.length / 2));
  return shown === 0 ? '' : plain.slice(-shown);
}

/** As answered: bullets and the last characters. */
export function maskBusinessId(last: string): string {
  return `•••••${last}`;
}
