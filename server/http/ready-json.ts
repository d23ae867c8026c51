const READY = Symbol('ready JSON');

/** A reply that is JSON bytes already: it leaves as it is, without being parsed or serialised again. */
export interface ReadyJson {
  readonly [READY]: Buffer;
}

/** Joins UTF-8 parts to one reply. Their maker answers for their having the fields of the contract. */
export function readyJson(parts: readonly Uint8Array[]): ReadyJson {
  const [only] = parts;
  return { [READY]: parts.length === 1 && only ? viewOf(only) : Buffer.concat(parts) };
}

export function readyBytes(value: unknown): Buffer | undefined {
  return typeof value === 'object' && value !== null && READY in value
    ? (value as ReadyJson)[READY]
    : undefined;
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');
const COMMA = Buffer.from(',');
const NONE = Buffer.from('null');

/**
 * JSON of an object whose `items` each carry a product that is JSON already. `head` gives the other fields of the
 * object, and each item its own fields, without the product; the caller answers for their being the contract's.
 */
export function withProducts(
  head: Readonly<Record<string, unknown>>,
  items: readonly { readonly gtin: string }[],
  products: ReadonlyMap<string, Uint8Array>,
): ReadyJson {
  const parts: Uint8Array[] = [Buffer.from(`${openObject(head)}"items":`), OPEN];
  items.forEach((item, index) => {
    if (index > 0) parts.push(COMMA);
    parts.push(
      Buffer.from(`${openObject({ ...item })}"product":`),
      products.get(item.gtin) ?? NONE,
      Buffer.from('}'),
    );
  });
  parts.push(CLOSE, Buffer.from('}'));
  return readyJson(parts);
}

/** The fields of an object, left open for one more. */
function openObject(fields: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(fields);
  return json === '{}' ? '{' : `${json.slice(0, -1)},`;
}
