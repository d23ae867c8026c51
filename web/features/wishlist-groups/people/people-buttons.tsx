import { History, Users } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const PeopleDialog = lazyPart(() => import('./people-dialog.tsx'), 'PeopleDialog');
const ActivityDialog = lazyPart(() => import('./activity-dialog.tsx'), 'ActivityDialog');

export interface PeopleButtonsProps {
  readonly group: WishlistGroup;
  readonly onLeft: () => void;
}

/** For the owner and the members of a group. */
export function PeopleButtons({ group, onLeft }: PeopleButtonsProps) {
  const [open, setOpen] = useState<'people' | 'activity'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="small" onClick={() => setOpen('people')}>
        <Users size={16} aria-hidden="true" />
        {t`People`}
      </Button>
      <Button size="small" onClick={() => setOpen('activity')}>
        <History size={16} aria-hidden="true" />
        {t`Activity`}
      </Button>
      {open === 'people' && <PeopleDialog group={group} onClose={close} onLeft={onLeft} />}
      {open === 'activity' && <ActivityDialog groupId={group.id} onClose={close} />}
    </>
  );
}
