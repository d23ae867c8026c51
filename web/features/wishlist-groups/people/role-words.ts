import { t } from 'ttag';
import { GROUP_ROLES, type GroupRole } from '#contract/wishlist-groups.ts';

export const ROLE_WORDS: Readonly<Record<GroupRole | 'owner', string>> = {
  owner: t`Owner`,
  view: t`Can view`,
  edit: t`Can edit`,
};

export const ROLE_OPTIONS = GROUP_ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }));
