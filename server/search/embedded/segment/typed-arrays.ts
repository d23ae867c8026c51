/** The element types of a segment's arrays. */
const ARRAY_TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
interface ArrayOf {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  f32: Float32Array;
  f64: Float64Array;
}
export type ArrayType = keyof ArrayOf;
export type TypedArray<T extends ArrayType = ArrayType> = ArrayOf[T];

export function bytesPerElement(type: ArrayType): number {
  return ARRAY_TYPES[type].BYTES_PER_ELEMENT;
}

/** A view of `length` elements of the memory from byte `start`. */
export function viewArray<T extends ArrayType>(
  type: T,
  memory: ArrayBufferLike,
  start: number,
  length: number,
): TypedArray<T> {
  const Constructor: new (memory: ArrayBufferLike, start: number, length: number) => TypedArray =
    ARRAY_TYPES[type];
  return new Constructor(memory, start, length) as TypedArray<T>;
}

export function bytesOf(array: TypedArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** Lets the memory of an array go at once, after which it is empty: a collection may come much later. */
export function letGo({ buffer }: TypedArray): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** An array that grows by appending; for building only. */
export interface GrowingU32 {
  readonly length: () => number;
  readonly push: (value: number) => void;
  /** A value that was pushed. */
  readonly at: (index: number) => number;
  readonly set: (index: number, value: number) => void;
  /** A copy of the pushed values. */
  readonly finish: () => Uint32Array;
}

export function growingU32(capacity = 1024): GrowingU32 {
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
    at: (index) => array[index] as number,
    set(index, value) {
      array[index] = value;
    },
    finish: () => array.slice(0, length),
  };
}
