import { fail, ok, type Result } from '#contract/result.ts';
import { type GroupRole, INVITATION_PREFIX, MAX_GROUP_MEMBERS } from '#contract/wishlist-groups.ts';
import { DAY_MS, HOUR_MS, type Limit, takeSlots } from '#server/db/slots.queries.ts';
import type { Deps } from '#server/deps.ts';
import { newSecret } from '#server/keys/secrets.ts';
import { speakingIn } from '#server/language/dictionaries.ts';
import { compose, spokenLanguage, t } from '#server/language/speech.ts';
import { emailKey } from '#server/mail/email-address.ts';
import { queueMail } from '#server/mail/outbox.queries.ts';
import type { Authorized } from './authorize-group.ts';
import { recordEvent } from './events.queries.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  deleteInvitation,
  findByToken,
  findInvitation,
  findPerson,
  isInvited,
  languageOfAddress,
  type OpenInvitation,
  putInvitation,
} from './invitations.queries.ts';
import { lockIsFull, putMember } from './members.queries.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>;

const GONE = t`This invitation does not work any more. Ask for a new one.`;
const NOT_FOUND = t`Invitation not found`;
const FULL = compose(() => t`A group has at most ${MAX_GROUP_MEMBERS} members and open invitations.`);
const INVITATION_MAIL_MS = DAY_MS;

export interface Invitation {
  readonly email: string;
  readonly role: GroupRole;
}

/** Mails an invitation. The answer is the same whether or not the address has an account. */
export async function invite(
  { db, clock, publicUrl }: ServiceDeps,
  userId: string,
  group: Authorized<'owner'>,
  { email, role }: Invitation,
): Promise<Result<true>> {
  const key = emailKey(email);
  if (key === undefined) {
    const message = t`Invalid Email`;
    return fail('invalid', message, { errors: [{ path: 'email', message }] });
  }
  return db.transaction().execute(async (trx): Promise<Result<true>> => {
    const now = clock();
    const person = await findPerson(trx, userId);
    if (person?.email_key === key) return fail('conflict', t`This is your own address.`);
    const isFull = await lockIsFull(trx, group.id);
    const isAgain = (await isInvited(trx, group.id, key)) !== undefined;
    if (isFull && !isAgain) return fail('conflict', FULL);
    const limited = await takeSlots(trx, invitationLimits(userId, key), now);
    if (limited) return { ok: false, failure: limited };
    const token = newSecret();
    await putInvitation(trx, group, { email, email_key: key, role, token }, now);
    if (!isAgain) await recordEvent(trx, group, { kind: 'invited', by: userId, detail: { role } }, now);
    const language = (await languageOfAddress(trx, key)) ?? spokenLanguage();
    const mail = await speakingIn(language, () =>
      invitationMail({
        recipient: email,
        invitedBy: person?.name ?? '',
        groupName: group.name,
        role,
        href: `${publicUrl}/wishlist-groups/${INVITATION_PREFIX}${token}`,
      }),
    );
    await queueMail(trx, mail, now, INVITATION_MAIL_MS);
    return ok(true);
  });
}

/** So that invitations flood no mailbox. */
const invitationLimits = (userId: string, key: string): Limit[] => [
  {
    kind: 'invitation-person',
    who: userId,
    most: 30,
    withinMs: HOUR_MS,
    refusal: t`You have sent many invitations.`,
  },
  {
    kind: 'invitation-address',
    who: key,
    most: 5,
    withinMs: DAY_MS,
    refusal: t`This address was sent many invitations today.`,
  },
];

/** With a new link: the earlier one ends. */
export async function resend(
  deps: ServiceDeps,
  userId: string,
  group: Authorized<'owner'>,
  invitationId: string,
): Promise<Result<true>> {
  const invitation = await findInvitation(deps.db, group.id, invitationId);
  return invitation ? invite(deps, userId, group, invitation) : fail('not_found', NOT_FOUND);
}

export async function revoke(
  { db, clock }: ServiceDeps,
  userId: string,
  group: Authorized<'owner'>,
  invitationId: string,
): Promise<Result<true>> {
  return db.transaction().execute(async (trx): Promise<Result<true>> => {
    const invitation = await findInvitation(trx, group.id, invitationId);
    if (!invitation || !(await deleteInvitation(trx, invitation.id))) return fail('not_found', NOT_FOUND);
    await recordEvent(trx, group, { kind: 'uninvited', by: userId }, clock());
    return ok(true);
  });
}

export async function readInvitation(
  { db, clock }: ServiceDeps,
  token: string,
): Promise<Result<OpenInvitation>> {
  return stillOpen(await findByToken(db, token), clock());
}

/** Answers the id of the group that the person is a member of now. */
export async function accept(
  { db, clock }: ServiceDeps,
  userId: string,
  token: string,
): Promise<Result<string>> {
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const now = clock();
    const open = stillOpen(await findByToken(trx, token, { isLocked: true }), now);
    if (!open.ok) return open;
    const { id, group_id, owner_id, email, email_key, role } = open.value;
    const person = await findPerson(trx, userId);
    if (person?.email_key !== email_key) {
      return fail(
        'forbidden',
        t`This invitation was sent to ${hideAddress(email)}. Log in with that address.`,
      );
    }
    // The owner's address may have become the invited one after the invitation was sent.
    if (owner_id === userId) return fail('conflict', t`This group is your own.`);
    await putMember(trx, { groupId: group_id, userId, role }, now);
    await deleteInvitation(trx, id);
    await recordEvent(trx, { id: group_id }, { kind: 'joined', by: userId, detail: { role } }, now);
    return ok(group_id);
  });
}

export async function decline({ db, clock }: ServiceDeps, token: string): Promise<Result<true>> {
  const open = stillOpen(await findByToken(db, token), clock());
  if (!open.ok) return open;
  await deleteInvitation(db, open.value.id);
  return ok(true);
}

function stillOpen(invitation: OpenInvitation | undefined, now: Date): Result<OpenInvitation> {
  return invitation && invitation.expires_at > now ? ok(invitation) : fail('not_found', GONE);
}

/** `m…@example.com`: enough for its owner, too little for anyone else. */
export function hideAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}…${email.slice(at)}`;
}
