import type { ReaderOptions } from 'zxing-wasm/reader';

/** The codes that trade items carry, with their signs as they are: (01) is found in plain element strings. */
export const ZXING_OPTIONS: ReaderOptions = {
  formats: ['EANUPC', 'ITF14', 'Code128', 'DataBar', 'DataMatrix', 'QRCode'],
  eanAddOnSymbol: 'Ignore',
  textMode: 'Plain',
  tryInvert: false,
  maxNumberOfSymbols: 4,
};
