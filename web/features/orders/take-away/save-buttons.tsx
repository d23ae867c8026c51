import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '#web/lib/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ExportFormat } from './save-order.ts';

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

export interface SaveButtonsProps {
  /** Said where saving fails for no known reason. */
  readonly failed: string;
  /** Answers the file's name. */
  readonly save: (format: ExportFormat) => Promise<string>;
}

/** A button for each format of a file. */
export function SaveButtons({ failed, save }: SaveButtonsProps) {
  const [busy, setBusy] = useState<ExportFormat>();
  const run = async (format: ExportFormat) => {
    setBusy(format);
    try {
      toast.success(`Saved as ${await save(format)}.`);
    } catch (error) {
      toast.error(errorText(error, failed));
    }
    setBusy(undefined);
  };
  return FORMATS.map((format) => (
    <Button key={format} busy={busy === format} onClick={() => void run(format)}>
      <Download size={16} aria-hidden="true" />
      {format.toUpperCase()}
    </Button>
  ));
}
