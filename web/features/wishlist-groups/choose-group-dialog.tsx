import { type FormEvent, useId, useState } from 'react';
import { t } from 'ttag';
import { MAX_GROUP_NAME_LENGTH } from '#contract/wishlist-groups.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './choose-group-dialog.module.css';
import { NEW_GROUP } from './group-fields.ts';
import { useGroups, useJoinedGroups } from './groups-list.ts';
import { useGroupActions } from './use-group-actions.ts';

export interface ChooseGroupDialogProps {
  readonly gtins: readonly string[];
  /** `move`: of products of the wishlist, where they stay. */
  readonly how: 'move' | 'add';
  readonly onClose: () => void;
  /** They are in the group now. */
  readonly onMoved?: () => void;
}

const NEW = 'new';

const WORDS = {
  move: {
    title: t`Move to group`,
    button: t`Move to Group`,
    choose: t`Please select a group to move items to.`,
    failed: t`Failed to move items to group`,
  },
  add: {
    title: t`Add to group`,
    button: t`Add to Group`,
    choose: t`Please select a group to add items to.`,
    failed: t`Failed to add items to group`,
  },
};

/** Chooses one of the groups that the user may change, their own first, or names a new one. */
export function ChooseGroupDialog({ gtins, how, onClose, onMoved }: ChooseGroupDialogProps) {
  const { data: own = [] } = useGroups();
  const { data: joined = [] } = useJoinedGroups();
  const groups = [...own, ...joined.filter(({ role }) => role === 'edit')];
  const actions = useGroupActions();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const words = WORDS[how];
  const count = countOf(gtins.length, t`product`, t`products`);
  const staying = gtins.length === 1 ? t` It stays on your wishlist.` : t` They stay on your wishlist.`;
  const stay = how === 'move' ? staying : '';
  const target = async () => {
    if (chosen !== NEW) return groups.find((group) => group.id === chosen);
    return name.trim() === '' ? undefined : actions?.create({ ...NEW_GROUP, name: name.trim() });
  };
  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !actions) return;
    if (chosen === undefined) return toast.error(words.choose);
    if (chosen === NEW && name.trim() === '') return toast.error(t`Group name is required`);
    setBusy(true);
    const group = await target();
    const isMoved = group && (await actions.addItems(group.id, gtins, words.failed));
    setBusy(false);
    // A group just made is there to be chosen again.
    if (group && !isMoved) setChosen(group.id);
    if (!isMoved) return;
    toast.success(t`${count} added to ${group.name}.${stay}`);
    onClose();
    onMoved?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={t`${count} selected.${stay}`}
      foot={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="primary" type="submit" form={id} busy={busy}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void move(event)}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t`Group`}</legend>
          {groups.map((group) => (
            <Radio
              key={group.id}
              name={id}
              checked={chosen === group.id}
              onChange={() => setChosen(group.id)}
              label={group.is_owner ? group.name : t`${group.name}, shared with you`}
            />
          ))}
          <Radio name={id} checked={chosen === NEW} onChange={() => setChosen(NEW)} label={t`A new group`} />
          {chosen === NEW && (
            <input
              className={styles.name}
              aria-label={t`Name of the new group`}
              placeholder={t`Name`}
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
