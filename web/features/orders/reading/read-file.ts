import { t } from 'ttag';
import { LOCALE } from '#web/lib/language.ts';
import { MAX_FILE_BYTES, type ReadFile, refuse } from './sheet.ts';

/** What to read: a file's bytes with its name, or rows pasted from a spreadsheet. */
export type ReadRequest =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'pasted'; readonly text: string };

/** What the first bytes say a file is, whatever its name. */
const SIGNATURES = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], kind: 'zip' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], kind: 'old' },
  { bytes: [0x25, 0x50, 0x44, 0x46], kind: 'pdf' },
] as const;

export async function readOrderFile(request: ReadRequest): Promise<ReadFile> {
  if (request.kind === 'pasted') return (await import('./read-text.ts')).readPasted(request.text);
  const { file } = request;
  if (file.size > MAX_FILE_BYTES) {
    const megabytes = Math.ceil(file.size / 1_000_000).toLocaleString(LOCALE);
    return refuse(
      t`It has ${megabytes} MB; an order guide may have 20 MB. Delete pictures and other sheets.`,
    );
  }
  if (file.size === 0) return refuse(t`The file is empty.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = SIGNATURES.find((signature) => signature.bytes.every((byte, i) => bytes[i] === byte))?.kind;
  if (kind === 'old')
    return refuse(t`This is an old or a locked Excel file. Save it as XLSX without a password.`);
  if (kind === 'pdf') return refuse(t`This is a PDF. Ask the distributor for the guide as XLSX or CSV.`);
  if (kind === 'zip') return (await import('./read-xlsx.ts')).readXlsx(bytes);
  return (await import('./read-text.ts')).readCsv(bytes);
}
