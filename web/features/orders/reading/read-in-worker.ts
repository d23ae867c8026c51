import { t } from 'ttag';
import type { ReadRequest } from './read-file.ts';
import { type ReadFile, refuse } from './sheet.ts';

/** No honest file of 20 MB takes as long. */
const PATIENCE_MS = 20_000;

/** Reads a file or a paste in a worker of its own; nothing leaves the browser. */
export function readInWorker(request: ReadRequest): Promise<ReadFile> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadFile>((resolve) => {
    const late = setTimeout(
      () => resolve(refuse(t`Reading it takes too long. Copy the lines of the order into a new sheet.`)),
      PATIENCE_MS,
    );
    worker.onmessage = ({ data }: MessageEvent<ReadFile>) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.onerror = () => resolve(refuse(t`The file could not be read.`));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
