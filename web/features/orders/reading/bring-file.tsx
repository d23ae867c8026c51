import { Download, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from 'ttag';
import { downloadFile } from '#web/lib/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './bring-file.module.css';
import { TEMPLATE_CSV } from './template.ts';

export interface BringFileProps {
  readonly isReading: boolean;
  /** What was not read, and why. */
  readonly refusal: { readonly name: string; readonly detail: string } | undefined;
  readonly onFile: (file: File) => void;
  /** In the field for pasted rows. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPaste: () => void;
}

/** An order guide as a file or as rows from a spreadsheet. */
export function BringFile({ isReading, refusal, onFile, text, onText, onPaste }: BringFileProps) {
  return (
    <div className={styles.bring}>
      <FailureNote text={refusal && t`“${refusal.name}” was not read.`} detail={refusal?.detail} />
      <DropZone isReading={isReading} onFile={onFile} />
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onPaste();
        }}
      >
        <label className="subtitle" htmlFor="pasted-rows">
          {t`Or paste rows from a spreadsheet`}
        </label>
        <textarea
          id="pasted-rows"
          className={styles.rows}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <div className={styles.foot}>
          <p className="small muted">{t`The file stays on this device until you confirm its columns.`}</p>
          <Button type="submit" aria-disabled={text.trim() === ''}>
            {t`Read pasted rows`}
          </Button>
        </div>
      </form>
    </div>
  );
}

const NBSP = '\u00a0';
const TYPES = '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv';

function DropZone({ isReading, onFile }: Pick<BringFileProps, 'isReading' | 'onFile'>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button does the same.
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.shelf}>
        <svg viewBox="0 0 76 92" aria-hidden="true">
          <path d="M.5 91.5V.5h54l21 21v70" strokeDasharray="4 3" />
          <path d="M54.5.5v21h21" strokeDasharray="4 3" />
          <path
            d="M12 38.5h52M12 48.5h52M12 58.5h52M12 68.5h52M29.5 38.5v40M46.5 38.5v40"
            stroke="var(--hairline)"
          />
        </svg>
      </div>
      <h2 className="title">{t`Drop your order guide here`}</h2>
      <p className="soft">{t`XLSX or CSV, up to 20${NBSP}MB and 5,000${NBSP}lines`}</p>
      <div className={styles.actions}>
        <Button tone="primary" busy={isReading} onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden="true" />
          {t`Choose file`}
        </Button>
        <Button onClick={() => downloadFile('larder-order-guide.csv', 'text/csv', TEMPLATE_CSV)}>
          <Download size={16} aria-hidden="true" />
          {t`Download template`}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t`Order guide`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again is another try.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
