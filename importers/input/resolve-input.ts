import { resolve } from 'node:path';
import type { DataSet } from './data-file.ts';
import { download } from './download.ts';
import { openDataSet } from './open-data-set.ts';

/** Folders of inputs. */
export interface InputPlaces {
  /** Base of relative paths. */
  readonly workingFolder: string;
  /** Holds downloads during their import. */
  readonly downloadFolder: string;
}

/** Opens a path or an http address. Throws ImportError where it cannot be. */
export async function openInput(
  name: string,
  { workingFolder, downloadFolder }: InputPlaces,
  onDownload: (bytesRead: number, bytesTotal: number | undefined) => void,
): Promise<DataSet> {
  if (!/^https?:\/\//i.test(name)) return openDataSet(name, resolve(workingFolder, name));
  const copy = await download(name, downloadFolder, onDownload);
  try {
    const set = await openDataSet(name, copy.path);
    const close = async () => {
      await set.close();
      await copy.remove();
    };
    return { ...set, close };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
