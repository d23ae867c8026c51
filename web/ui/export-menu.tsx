import { Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { t } from 'ttag';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/cell.ts';
import { errorText } from '#web/lib/failure-text.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from './button.tsx';
import styles from './export-menu.module.css';
import { DropdownPanel, loadDropdownPanel } from './lazy-dropdown-panel.ts';
import { toast } from './toast.ts';

/** What can be saved, in each format. */
export interface ExportPart {
  /** `5 lines`, `All 1,234 products`. */
  readonly label: string;
  /** Answers the file's name. */
  readonly save: (format: ExportFormat) => Promise<string>;
  readonly isEmpty?: boolean;
}

export interface ExportMenuProps {
  readonly parts: readonly ExportPart[];
  /** Said where saving fails for no known reason. */
  readonly failed: string;
  readonly size?: 'small';
  /** Below the parts. */
  readonly note?: ReactNode;
}

/** A button over the files that can be saved. It is busy until a file is there. */
export function ExportMenu({ parts, failed, size, note }: ExportMenuProps) {
  const menu = useOverlay();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (save: ExportPart['save'], format: ExportFormat) => {
    menu.close();
    setBusy(true);
    try {
      toast.success(t`Saved as ${await save(format)}.`);
    } catch (error) {
      toast.error(errorText(error, failed));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        ref={button}
        {...(size && { size })}
        busy={isBusy}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={loadDropdownPanel}
        onFocus={loadDropdownPanel}
        onClick={menu.toggle}
      >
        {!isBusy && <Download size={16} aria-hidden="true" />}
        {t`Export`}
      </Button>
      {menu.wasOpened && (
        <DropdownPanel anchor={button} title={t`Export`} {...menu.props}>
          <ul className={styles.parts}>
            {parts.map(({ label, save, isEmpty = false }) => (
              <li key={label}>
                <span>{label}</span>
                {EXPORT_FORMATS.map((format) => (
                  <Button
                    key={format}
                    size="small"
                    aria-label={t`${label} as ${format.toUpperCase()}`}
                    disabled={isEmpty}
                    onClick={() => void run(save, format)}
                  >
                    {format.toUpperCase()}
                  </Button>
                ))}
              </li>
            ))}
          </ul>
          {note}
        </DropdownPanel>
      )}
    </>
  );
}
