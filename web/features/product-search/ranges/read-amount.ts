/** What a field of a range says: an amount as addresses take it, null for none, undefined for anything else. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(',', '').replace(/^\$/, '');
  if (plain === '') return null;
  return /^(?:\d{1,7}(?:\.\d{0,3})?|\.\d{1,3})$/.test(plain) ? Number(plain) : undefined;
}
