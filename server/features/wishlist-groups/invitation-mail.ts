import type { GroupRole } from '#contract/wishlist-groups.ts';
import { INVITATION_DAYS } from '#contract/wishlist-groups.ts';
import { say, t } from '#server/language/speech.ts';
import { composeMail, type Mail } from '#server/mail/layout.ts';

export interface InvitationMailOptions {
  readonly recipient: string;
  readonly invitedBy: string;
  readonly groupName: string;
  readonly role: GroupRole;
  readonly href: string;
}

const MAY: Readonly<Record<GroupRole, string>> = {
  view: t`You will be able to look at its products and notes.`,
  edit: t`You will be able to add and remove products and to write notes.`,
};

/** The subject has no word of a person: it would be a way to send anyone anything. */
export function invitationMail({ recipient, invitedBy, groupName, role, href }: InvitationMailOptions): Mail {
  return composeMail(recipient, t`You are invited to a group on Larder`, {
    heading: t`An invitation to a group`,
    paragraphs: [
      t`${invitedBy} invites you to the group “${groupName}”. ${say(MAY[role])}`,
      t`The link works for ${INVITATION_DAYS} days, with an account of this mail address.`,
    ],
    action: { label: t`See the invitation`, href },
    footer: t`If you do not know who sent this, ignore it or decline it there. Nothing happens without you.`,
  });
}
