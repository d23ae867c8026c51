import { lazy, type ReactNode, Suspense, useState } from 'react';

const LoginRequiredDialog = lazy(async () => ({
  default: (await import('#web/features/session/login-required-dialog.tsx')).LoginRequiredDialog,
}));

export const BULK_LOGIN_TEXT = 'You need to be logged in to select products and use bulk actions.';

/** Selecting needs an account: a visitor who tries is told so. */
export function useBulkSelection(): { readonly requireLogin: () => void; readonly dialog: ReactNode } {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    requireLogin: () => setDialog('open'),
    dialog: dialog !== 'unused' && (
      <Suspense>
        <LoginRequiredDialog
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          text={BULK_LOGIN_TEXT}
        />
      </Suspense>
    ),
  };
}
