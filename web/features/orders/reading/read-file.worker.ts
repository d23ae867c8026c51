import { t } from 'ttag';
import { type ReadRequest, readOrderFile } from './read-file.ts';
import { type ReadFile, refuse } from './sheet.ts';

/** Away from the page, so that it answers while a file is read, and a file that is too much ends the worker alone. */
self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  const answer = await readOrderFile(data).catch((): ReadFile => refuse(t`The file could not be read.`));
  self.postMessage(answer);
};
