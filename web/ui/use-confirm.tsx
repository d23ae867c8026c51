import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

export type Question = Omit<ConfirmDialogProps, 'onClose'>;

/** `ask` opens the dialog; put `dialog` anywhere on the page. */
export function useConfirm(): { readonly ask: (question: Question) => void; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  return {
    ask: setQuestion,
    dialog: question && (
      <Suspense>
        <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />
      </Suspense>
    ),
  };
}
