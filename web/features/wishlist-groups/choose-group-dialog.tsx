import { type FormEvent, useId, useState } from 'react';
import { MAX_GROUP_NAME_LENGTH } from '#contract/wishlist-groups.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './choose-group-dialog.module.css';
import { NEW_GROUP } from './group-fields.ts';
import { useGroups } from './groups-list.ts';
import { useGroupActions } from './use-group-actions.ts';

export interface ChooseGroupDialogProps {
  readonly gtins: readonly string[];
  readonly onClose: () => void;
  /** They are in the group now. */
  readonly onMoved: () => void;
}

const NEW = 'new';

/** Chooses one of the user's groups, or names a new one. */
export function ChooseGroupDialog({ gtins, onClose, onMoved }: ChooseGroupDialogProps) {
  const { data: groups = [] } = useGroups();
  const actions = useGroupActions();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const stay = gtins.length === 1 ? 'It stays on your wishlist.' : 'They stay on your wishlist.';
  const target = async () => {
    if (chosen !== NEW) return groups.find((group) => group.id === chosen);
    return name.trim() === '' ? undefined : actions?.create({ ...NEW_GROUP, name: name.trim() });
  };
  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !actions) return;
    if (chosen === undefined) return toast.error('Please select a group to move items to.');
    if (chosen === NEW && name.trim() === '') return toast.error('Group name is required');
    setBusy(true);
    const group = await target();
    const isMoved = group && (await actions.addItems(group.id, gtins, 'Failed to move items to group'));
    setBusy(false);
    // A group just made is there to be chosen again.
    if (group && !isMoved) setChosen(group.id);
    if (!isMoved) return;
    toast.success(`${countOf(gtins.length, 'product', 'products')} added to ${group.name}. ${stay}`);
    onClose();
    onMoved();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move to group"
      description={`${countOf(gtins.length, 'product', 'products')} selected. ${stay}`}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={id} busy={busy}>
            Move to Group
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void move(event)}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Group</legend>
          {groups.map((group) => (
            <Radio
              key={group.id}
              name={id}
              checked={chosen === group.id}
              onChange={() => setChosen(group.id)}
              label={group.name}
            />
          ))}
          <Radio name={id} checked={chosen === NEW} onChange={() => setChosen(NEW)} label="A new group" />
          {chosen === NEW && (
            <input
              className={styles.name}
              aria-label="Name of the new group"
              placeholder="Name"
              autoComplete="off"
              maxLength={MAX_GROUP_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
