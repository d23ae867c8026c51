import { Keyboard } from 'lucide-react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { usePageKey } from '#web/lib/use-page-key.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'), 'KeysDialog');

/** What the keyboard can do here; `?` says it too. */
export function KeysButton() {
  const dialog = useOverlay();
  usePageKey('?', dialog.open);
  return (
    <>
      <IconButton
        size="small"
        label="Keys of the table"
        title="Keys of the table (?)"
        aria-haspopup="dialog"
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={dialog.open}
      />
      {dialog.wasOpened && <KeysDialog {...dialog.props} />}
    </>
  );
}
