import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');

export type Question = Omit<ConfirmDialogProps, 'onClose'>;

/** `ask` opens the dialog; put `dialog` anywhere on the page. */
export function useConfirm(): { readonly ask: (question: Question) => void; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: setQuestion,
    dialog: question && <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />,
  };
}
