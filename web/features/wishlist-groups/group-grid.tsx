import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import { deleteQuestion } from './delete-question.ts';
import styles from './group-card.module.css';
import { GroupCard } from './group-card.tsx';
import { useGroupActions } from './use-group-actions.ts';

const GroupFormDialog = lazyPart(() => import('./group-form-dialog.tsx'), 'GroupFormDialog');

export interface GroupGridProps {
  readonly groups: readonly WishlistGroup[];
  readonly picturesOf: (groupId: string) => ReactNode;
  /** The focused element is gone. */
  readonly onGone: () => void;
}

/** The user's groups, and a card that creates the next. */
export function GroupGrid({ groups, picturesOf, onGone }: GroupGridProps) {
  const actions = useGroupActions();
  const { ask, dialog } = useConfirm();
  const [form, setForm] = useState<'new' | WishlistGroup>();
  const confirmDelete = (group: WishlistGroup) =>
    ask(
      deleteQuestion(group, () => {
        onGone();
        void actions?.remove(group);
      }),
    );
  return (
    <>
      <ul className={styles.grid} aria-label={t`Your groups`}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} pictures={picturesOf(group.id)}>
              <IconButton
                label={t`Edit group: ${group.name}`}
                title={t`Edit group`}
                icon={<Pencil size={16} aria-hidden="true" />}
                onClick={() => setForm(group)}
              />
              <IconButton
                label={t`Delete group: ${group.name}`}
                title={t`Delete group`}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => confirmDelete(group)}
              />
            </GroupCard>
          </li>
        ))}
        <li>
          <button type="button" className={styles.create} onClick={() => setForm('new')}>
            <Plus size={20} aria-hidden="true" />
            <b className="title">{t`Create a group`}</b>
            <span>{t`Private until you make it public.`}</span>
          </button>
        </li>
      </ul>
      {form && (
        <GroupFormDialog group={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      )}
      {dialog}
    </>
  );
}
