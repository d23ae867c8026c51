import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { MAX_GROUP_DESCRIPTION_LENGTH, MAX_GROUP_NAME_LENGTH } from '#contract/wishlist-groups.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { type GroupFields, NEW_GROUP, trimFields } from './group-fields.ts';
import { useGroupActions } from './use-group-actions.ts';

export interface GroupFormDialogProps {
  /** Undefined: a new one. */
  readonly group?: WishlistGroup | undefined;
  readonly onClose: () => void;
  readonly onDone?: (group: WishlistGroup) => void;
}

/** Makes a group or changes it. What the server refuses stays in the fields. */
export function GroupFormDialog({ group, onClose, onDone }: GroupFormDialogProps) {
  const actions = useGroupActions();
  const [fields, setFields] = useState<GroupFields>(group ?? NEW_GROUP);
  const { isBusy, during } = useBusy();
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBlank = fields.name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank && group) toast.error(t`Group name is required`);
    if (isBlank || isBusy || !actions) return;
    const wanted = trimFields(fields);
    const saved = await during(group ? actions.update(group.id, wanted) : actions.create(wanted));
    if (!saved) return;
    onClose();
    onDone?.(saved);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? t`Edit group` : t`Create a group`}
      initialFocus={first}
      foot={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="primary" type="submit" form={id} busy={isBusy} disabled={!group && isBlank}>
            {group ? t`Save` : t`Create`}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} className="stack">
        <TextField
          ref={first}
          label={t`Name`}
          value={fields.name}
          maxLength={MAX_GROUP_NAME_LENGTH}
          aria-required="true"
          autoComplete="off"
          onChange={(name) => setFields({ ...fields, name })}
        />
        <TextArea
          label={t`Description (optional)`}
          rows={3}
          value={fields.description ?? ''}
          maxLength={MAX_GROUP_DESCRIPTION_LENGTH}
          onChange={(description) => setFields({ ...fields, description })}
        />
        <Checkbox
          checked={fields.is_public}
          onChange={(is_public) => setFields({ ...fields, is_public })}
          label={t`Public: anyone can find it; people with an account can open it`}
        />
      </form>
    </Dialog>
  );
}
