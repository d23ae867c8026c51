/** Typed arrays over SharedArrayBuffers: threads pass them by reference, never by copy. */
const ARRAY_TYPES = {
  u8: Uint8Array<SharedArrayBuffer>,
  u16: Uint16Array<SharedArrayBuffer>,
  u32: Uint32Array<SharedArrayBuffer>,
  f64: Float64Array<SharedArrayBuffer>,
} as const;
export type ArrayType = keyof typeof ARRAY_TYPES;
export type SharedArray<T extends ArrayType> = InstanceType<(typeof ARRAY_TYPES)[T]>;

export function bytesPerElement(type: ArrayType): number {
  return ARRAY_TYPES[type].BYTES_PER_ELEMENT;
}

/** Zeroed. */
export function allocateArray<T extends ArrayType>(type: T, length: number): SharedArray<T> {
  const Constructor = ARRAY_TYPES[type];
  return new Constructor(new SharedArrayBuffer(length * Constructor.BYTES_PER_ELEMENT)) as SharedArray<T>;
}

export const u8 = (length: number) => allocateArray('u8', length);
export const u16 = (length: number) => allocateArray('u16', length);
export const u32 = (length: number) => allocateArray('u32', length);
export const f64 = (length: number) => allocateArray('f64', length);

/** A shared copy of the first `length` elements. */
export function shareU32(source: Uint32Array, length = source.length): SharedArray<'u32'> {
  const shared = u32(length);
  shared.set(source.subarray(0, length));
  return shared;
}

export function shareU8(source: Uint8Array, length = source.length): SharedArray<'u8'> {
  const shared = u8(length);
  shared.set(source.subarray(0, length));
  return shared;
}

/** An array that grows by appending; for building only. */
export interface Growing<A extends Uint8Array | Uint32Array> {
  readonly length: () => number;
  readonly push: (value: number) => void;
  /** What has been pushed, without copying. */
  readonly view: () => A;
}

export function growingU32(capacity = 1024): Growing<Uint32Array> {
  let array = new Uint32Array(capacity);
  let length = 0;
  return {
    length: () => length,
    push(value) {
      if (length === array.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(array);
        array = larger;
      }
      array[length++] = value;
    },
    view: () => array.subarray(0, length),
  };
}
