import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { DAY_LETTER, GO_KEYS } from '#web/blocks/shortcuts/go-keys.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { Overlay } from '#web/lib/use-overlay.ts';
import { usePageKey } from '#web/lib/use-page-key.ts';

const Palette = lazyPart(() => import('./palette.tsx'), 'Palette');
const ShortcutsDialog = lazyPart(
  () => import('#web/blocks/shortcuts/shortcuts-dialog.tsx'),
  'ShortcutsDialog',
);
const ChooseDialog = lazyPart(
  () => import('#web/features/standards/choose/choose-dialog.tsx'),
  'ChooseDialog',
);

export interface PageOverlaysProps {
  readonly palette: Overlay;
  readonly sheet: Overlay;
}

/** What keys of every page open: the palette, the sheet of shortcuts and, by `G` and a letter, pages and the day. */
export function PageOverlays({ palette, sheet }: PageOverlaysProps) {
  return (
    <>
      {palette.wasOpened && <Palette {...palette.props} onShortcuts={sheet.open} />}
      {sheet.wasOpened && <ShortcutsDialog {...sheet.props} />}
      <GoKeys />
    </>
  );
}

/** How long after `G` a letter counts. */
const WAIT_MS = 1500;

function GoKeys() {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const pressed = useRef(-WAIT_MS);
  usePageKey('g', (pressedAt) => {
    pressed.current = pressedAt;
  });
  const go = (pressedAt: number, act: () => void) => {
    if (pressedAt - pressed.current < WAIT_MS) act();
    pressed.current = -WAIT_MS;
  };
  return (
    <>
      {GO_KEYS.map(({ letter, to }) => (
        <GoKey key={letter} letter={letter} onKey={(at) => go(at, () => void navigate({ to }))} />
      ))}
      <GoKey letter={DAY_LETTER} onKey={(at) => go(at, () => setChoosing(true))} />
      {isChoosing && <ChooseDialog onClose={() => setChoosing(false)} />}
    </>
  );
}

interface GoKeyProps {
  readonly letter: string;
  readonly onKey: (pressedAt: number) => void;
}

function GoKey({ letter, onKey }: GoKeyProps) {
  usePageKey(letter.toLowerCase(), onKey);
  return null;
}
