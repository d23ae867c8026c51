import { downloadFile } from '#web/lib/download-file.ts';

export function downloadJson(name: string, value: unknown): void {
  downloadFile(name, 'application/json', JSON.stringify(value, null, 2));
}
