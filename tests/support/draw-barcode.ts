import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';

const require = createRequire(import.meta.url);
/** Modules of white around the code, and pixels a module. */
const QUIET = 10;
const SCALE = 4;

/** Draws a barcode as it is printed: black on white, with its quiet zone. */
export async function drawBarcode(text: string, options: WriterOptions) {
  const file = await readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: file.buffer as ArrayBuffer }, fireImmediately: true });
  const { error, symbol } = await writeBarcode(text, options);
  if (error) throw new Error(error);
  const width = (symbol.width + 2 * QUIET) * SCALE;
  const height = (symbol.height + 2 * QUIET) * SCALE;
  /** A byte a pixel, 0 is black. */
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < symbol.height * SCALE; y++)
    for (let x = 0; x < symbol.width * SCALE; x++) {
      const module = symbol.data[Math.floor(y / SCALE) * symbol.width + Math.floor(x / SCALE)] ?? 255;
      pixels[(y + QUIET * SCALE) * width + x + QUIET * SCALE] = module;
    }
  return { width, height, pixels };
}

type GreyPicture = Awaited<ReturnType<typeof drawBarcode>>;

/** A film of the picture in the middle of a grey frame, as Chromium takes it for a camera's (YUV4MPEG2). */
export function filmOf(picture: GreyPicture, { width = 640, height = 480, frames = 5 } = {}): Buffer {
  const grey = Buffer.alloc(width * height, 140);
  const left = Math.floor((width - picture.width) / 2);
  const top = Math.floor((height - picture.height) / 2);
  for (let y = 0; y < picture.height; y++)
    grey.set(picture.pixels.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width + left);
  const colors = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colors]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: frames }, () => frame),
  ]);
}
