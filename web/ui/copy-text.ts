import { toast } from './toast.ts';

/** Copies to the clipboard and says so; `refused` where the browser forbids it, as it does without HTTPS. */
export async function copyText(text: string, copied: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(refused);
  }
}
