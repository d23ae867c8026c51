import { t } from 'ttag';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

/** Opens the keyboard shortcuts, as `?` does on every page. */
export function ShortcutsButton() {
  const dialog = useOverlay();
  return (
    <>
      <IconButton
        size="small"
        label={t`Keyboard shortcuts`}
        aria-haspopup="dialog"
        icon={<span aria-hidden="true">?</span>}
        onClick={dialog.open}
      />
      {dialog.wasOpened && <ShortcutsDialog {...dialog.props} />}
    </>
  );
}
