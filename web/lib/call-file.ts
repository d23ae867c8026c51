import { t } from 'ttag';
import { buildQuery, type QueryValues } from './build-query.ts';
import { type CallResult, readReply } from './call.ts';

export interface ReceivedFile {
  readonly name: string;
  /** Of a large file the browser keeps most on its disk. */
  readonly content: Blob;
}

/** Fetches a file as the owner of an access token. One that is broken off is a failure, so that no part passes for all of it. */
export async function callForFile(
  path: string,
  query: QueryValues,
  token: string,
): Promise<CallResult<ReceivedFile>> {
  try {
    const response = await fetch(path + buildQuery(query), { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return (await readReply(response)) as CallResult<never>;
    const [, name = 'larder'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { ok: true, value: { name, content: await response.blob() } };
  } catch {
    return { ok: false, failure: { code: 'network', detail: BROKEN_OFF } };
  }
}

const BROKEN_OFF = t`The file did not arrive whole. Nothing was saved; try again.`;
