const READY = Symbol('ready JSON');

/** A reply that is JSON bytes already: it leaves as it is, without being parsed or serialised again. */
export interface ReadyJson {
  readonly [READY]: Buffer;
}

/** Joins UTF-8 parts to one reply. Whoever makes the bytes answers for their having the fields of the contract. */
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
