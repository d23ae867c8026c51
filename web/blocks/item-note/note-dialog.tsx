import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from 'ttag';
import { type ItemNote, isSameNote, MAX_ITEM_NOTE_LENGTH, MAX_TAG_LENGTH } from '#contract/item-note.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { NotedItem, WriteNote } from './noted-item.ts';

export interface NoteDialogProps {
  /** As the list has it now: it may change while it is being written. */
  readonly item: NotedItem;
  /** Those of the list, to choose from. */
  readonly tags: readonly string[];
  readonly productName: string;
  readonly onWrite: WriteNote;
  readonly onClose: () => void;
}

/** Writes the note and the tag of an item. What cannot be saved stays in the fields. */
export function NoteDialog({ item, tags, productName, onWrite, onClose }: NoteDialogProps) {
  const [opened] = useState<ItemNote>(item);
  const [note, setNote] = useState(item.note ?? '');
  const [tag, setTag] = useState(item.tag ?? '');
  const [failure, setFailure] = useState<string>();
  const { isBusy, during } = useBusy();
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  // While it is being saved the list shows what is written here.
  const isChanged = !isBusy && !isSameNote(opened, item);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const wanted = { note: note.trim() || null, tag: tag.trim() || null };
    const reply = await during(onWrite(item.gtin, wanted, { note: item.note, tag: item.tag }));
    if (reply.ok) {
      onClose();
      return;
    }
    const text = failureText(reply.failure, t`The note could not be saved. Try again.`);
    setFailure(text);
    // The item has left the list meanwhile, and takes this dialog with it.
    if (reply.failure.code === 'not_found') toast.error(text);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Note and tag`}
      description={productName}
      initialFocus={first}
      foot={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="primary" type="submit" form={id} busy={isBusy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} className="stack">
        <FailureNote text={failure} detail={isChanged ? changedText(item) : undefined} />
        <TextField
          ref={first}
          label={t`Tag (optional)`}
          hint={t`A word to sort by, such as “breakfast”.`}
          value={tag}
          maxLength={MAX_TAG_LENGTH}
          autoComplete="off"
          list={`${id}-tags`}
          onChange={setTag}
        />
        <datalist id={`${id}-tags`}>
          {tags.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <TextArea
          label={t`Note (optional)`}
          rows={4}
          value={note}
          maxLength={MAX_ITEM_NOTE_LENGTH}
          onChange={setNote}
        />
      </form>
    </Dialog>
  );
}

function changedText({ note, tag }: ItemNote): string {
  const now = [tag, note].filter(Boolean).join(': ');
  return now === ''
    ? t`It is empty now. Save again to replace that.`
    : t`It now says “${now}”. Save again to replace that.`;
}
