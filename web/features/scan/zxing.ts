import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import file from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Scan } from './read-scan.ts';
import { ZXING_OPTIONS } from './zxing-options.ts';

/** Longer side of the picture that is read, in pixels: bars of a held pack stay two wide. */
const MOST_PIXELS = 960;

/** Loads our copy of ZXing-C++ (412 kB gzipped) and answers what reads a frame with it. */
export async function openZxing(): Promise<(video: HTMLVideoElement) => Promise<Scan[]>> {
  await prepareZXingModule({ overrides: { locateFile: () => file }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return [];
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const results = await readBarcodes(
      context.getImageData(0, 0, canvas.width, canvas.height),
      ZXING_OPTIONS,
    );
    return results.map(({ text, format }) => ({ text, format: format.toUpperCase() }));
  };
}
