/**
 * Where a record (a product's name, then its body) begins: number of the file and byte offset in one exact double.
 * Files are numbered from 1 to 8191, offsets go up to a terabyte.
 */
const FILE_SIZE_LIMIT = 2 ** 40;
export const MAX_FILE_NUMBER = 2 ** 13 - 1;

export function addressOf(file: number, offset: number): number {
  return file * FILE_SIZE_LIMIT + offset;
}

export function fileOf(address: number): number {
  return Math.floor(address / FILE_SIZE_LIMIT);
}

export function offsetOf(address: number): number {
  return address % FILE_SIZE_LIMIT;
}

export function bodyFileName(file: number): string {
  return `bodies-${file}.bin`;
}
