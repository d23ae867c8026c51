import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { deleteQuestion } from '#web/features/wishlist-groups/delete-question.ts';
import { useGroupActions } from '#web/features/wishlist-groups/use-group-actions.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';

const GroupFormDialog = lazyPart(
  () => import('#web/features/wishlist-groups/group-form-dialog.tsx'),
  'GroupFormDialog',
);

/** Only an owner sees these. */
export function OwnerTools({ group }: { readonly group: WishlistGroup }) {
  const actions = useGroupActions();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    await navigate({ to: '/wishlist', search: { tab: 'groups' }, replace: true });
    await actions?.remove(group);
  };
  return (
    <>
      <Button size="small" onClick={() => setEditing(true)}>
        <Pencil size={16} aria-hidden="true" />
        {t`Edit`}
      </Button>
      <Button size="small" tone="danger" onClick={() => ask(deleteQuestion(group, () => void remove()))}>
        <Trash2 size={16} aria-hidden="true" />
        {t`Delete`}
      </Button>
      {isEditing && <GroupFormDialog group={group} onClose={() => setEditing(false)} />}
      {dialog}
    </>
  );
}
