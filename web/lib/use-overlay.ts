import { useCallback, useState } from 'react';

export type Overlay = ReturnType<typeof useOverlay>;

/** What an overlay is given. */
export type OverlayProps = Overlay['props'];

/** A dialog, drawer or menu. Render it once `wasOpened`: its code loads then, and it stays for its closing transition. */
export function useOverlay() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = useCallback(() => setState('open'), []);
  const close = useCallback(() => setState('closed'), []);
  const toggle = useCallback(() => setState((before) => (before === 'open' ? 'closed' : 'open')), []);
  const isOpen = state === 'open';
  return {
    wasOpened: state !== 'unused',
    isOpen,
    open,
    close,
    toggle,
    props: { open: isOpen, onClose: close },
  };
}
