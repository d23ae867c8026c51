import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePageKey } from '#web/lib/use-page-key.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** What the keyboard can do here; `?` says it too. */
export function KeysButton() {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = () => setDialog('open');
  usePageKey('?', open);
  return (
    <>
      <IconButton
        size="small"
        label="Keys of the table"
        title="Keys of the table (?)"
        aria-haspopup="dialog"
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={open}
      />
      {dialog !== 'unused' && (
        <Suspense>
          <KeysDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
