import type { Scan } from './read-scan.ts';

/** Reads the codes in the frame that a video shows. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<Scan[]>;

interface Detector {
  detect(
    source: HTMLVideoElement,
  ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'data_matrix', 'qr_code'];

/** The browser's own reader where it knows every code we do, else ours. */
export async function openReader(): Promise<ReadFrame> {
  return (await openOwn()) ?? (await import('./zxing.ts')).openZxing();
}

async function openOwn(): Promise<ReadFrame | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (video) => {
    const found = await detector.detect(video);
    return found.map(({ rawValue, format }) => ({
      text: rawValue,
      format: format.replaceAll('_', '').toUpperCase(),
    }));
  };
}
