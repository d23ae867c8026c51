import { t } from 'ttag';
import type { WaitingChange } from '#web/features/session/waiting-change.ts';
import { countOf } from '#web/lib/format-count.ts';
import { toast } from '#web/ui/toast.ts';
import { removeChanges } from './store.ts';

const changesText = (count: number) => countOf(count, t`change`, t`changes`);

/** After sending. The lists' pages say why some were refused. */
export function saySent({ sent, refused }: { readonly sent: number; readonly refused: number }): void {
  if (sent > 0) toast.success(t`Sent: ${changesText(sent)} made offline.`);
  if (refused > 0) toast.error(t`Could not be made: ${changesText(refused)}. Your lists say why.`);
}

/** The user has left, by choice or not. */
export function sayLeft(changes: readonly WaitingChange[]): void {
  if (changes.length === 0) return;
  toast.info(
    t`Not sent yet: ${changesText(changes.length)}. Log in again on this device to send.`,
    discard(changes),
  );
}

/** Once a visit of a tab. */
export function sayOthers(changes: readonly WaitingChange[]): void {
  if (changes.length === 0 || sessionStorage.getItem(SAID) !== null) return;
  sessionStorage.setItem(SAID, '1');
  toast.info(t`Waiting here for another account to log in: ${changesText(changes.length)}.`);
}

const SAID = 'larder-waiting-said';

const discard = (changes: readonly WaitingChange[]) => ({
  label: t`Discard`,
  run: () => void removeChanges(changes.map(({ seq }) => seq)),
});
