import { t } from 'ttag';
import { z } from 'zod';
import { emailSchema } from './auth.schema.ts';
import { gtinReply } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { limitParameter } from './paging.schema.ts';
import { groupSchema } from './wishlist-groups.schema.ts';
import { GROUP_EVENTS, GROUP_ROLES, INVITATION_DAYS, MAX_GROUP_MEMBERS } from './wishlist-groups.ts';

const roleSchema = z.enum(GROUP_ROLES, { error: () => t`Must be one of ${GROUP_ROLES.join(', ')}` });
const idParameter = z.object({ id: z.uuid(t`Group not found`) });
const invitationParameters = idParameter.extend({ invitation: z.uuid(t`Invitation not found`) });
const memberParameters = idParameter.extend({ member: z.uuid(t`Member not found`) });
const tokenParameter = z.object({ token: z.string().min(1).max(64) });

export const groupMembersSchema = z.object({
  /** The owner first, then in the order in which they joined. */
  members: z.array(
    z.object({
      /** Of the membership; null for the owner. */
      id: z.uuid().nullable(),
      /** As others may see it: never a mail address. */
      name: z.string(),
      role: z.enum(['owner', ...GROUP_ROLES]),
      is_you: z.boolean(),
      joined_at: z.iso.datetime(),
    }),
  ),
  /** Open ones, for the owner alone. */
  invitations: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(GROUP_ROLES),
      sent_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      is_expired: z.boolean(),
    }),
  ),
});

const eventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(GROUP_EVENTS),
  /** Null once the account is deleted. */
  by: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
  /** Whom it was done to; null where there is no one, or the account is deleted. */
  member: z.string().nullable(),
  product_count: z.int(),
  /** The first of them; a name is null where the product has left the catalogue. */
  products: z.array(z.object({ gtin: gtinReply, name: z.string().nullable() })),
  /** What a note, a name or a role became; absent fields were not changed. */
  detail: z.object({
    note: z.string().nullable().optional(),
    tag: z.string().nullable().optional(),
    name: z.string().optional(),
    description: z.string().nullable().optional(),
    is_public: z.boolean().optional(),
    role: z.enum(GROUP_ROLES).optional(),
  }),
});

const PATH = '/api/wishlist-groups';

export const groupMembersContract = {
  listJoined: endpoint(
    `GET ${PATH}/joined`,
    'user',
    'Groups of others that one is a member of, last joined first',
    {
      reply: z.array(groupSchema),
    },
  ),
  list: endpoint(`GET ${PATH}/{id}/members`, 'user', 'The people of a group, for its owner and members', {
    params: idParameter,
    reply: groupMembersSchema,
  }),
  activity: endpoint(
    `GET ${PATH}/{id}/activity`,
    'user',
    'What the people of a group did, the last first, for its owner and members; the newest 1,000 are kept',
    {
      params: idParameter,
      query: z.object({
        limit: limitParameter,
        before: z
          .string()
          .regex(/^\d{1,15}$/, t`Must be the id of an event`)
          .transform(Number)
          .optional()
          .meta({ description: 'Only events before the one with this id.' }),
      }),
      reply: z.object({ events: z.array(eventSchema), has_older: z.boolean() }),
    },
  ),
  invite: endpoint(
    `POST ${PATH}/{id}/invitations`,
    'session',
    `Invite somebody by mail, for ${INVITATION_DAYS} days; a group has at most ${MAX_GROUP_MEMBERS} members and open invitations`,
    {
      params: idParameter,
      body: z.object({ email: emailSchema, role: roleSchema }),
      reply: groupMembersSchema,
    },
  ),
  resend: endpoint(
    `POST ${PATH}/{id}/invitations/{invitation}/resend`,
    'session',
    'Send an invitation again: the earlier link ends',
    { params: invitationParameters, reply: groupMembersSchema },
  ),
  revoke: endpoint(`DELETE ${PATH}/{id}/invitations/{invitation}`, 'session', 'Take an invitation back', {
    params: invitationParameters,
    reply: groupMembersSchema,
  }),
  setRole: endpoint(`PUT ${PATH}/{id}/members/{member}`, 'session', 'Say what a member may do', {
    params: memberParameters,
    body: z.object({ role: roleSchema }),
    reply: groupMembersSchema,
  }),
  remove: endpoint(`DELETE ${PATH}/{id}/members/{member}`, 'session', 'Take a member out of a group', {
    params: memberParameters,
    reply: groupMembersSchema,
  }),
  leave: endpoint(`DELETE ${PATH}/{id}/membership`, 'session', 'Leave a group; answers the groups left', {
    params: idParameter,
    reply: z.array(groupSchema),
  }),
  invitation: endpoint(`GET ${PATH}/invitations/{token}`, 'public', 'What a link in an invitation leads to', {
    params: tokenParameter,
    reply: z.object({
      group_name: z.string(),
      invited_by: z.string(),
      role: z.enum(GROUP_ROLES),
      /** The address it was sent to, but for its first letter and its host hidden. */
      sent_to: z.string(),
      expires_at: z.iso.datetime(),
    }),
  }),
  accept: endpoint(
    `POST ${PATH}/invitations/{token}/accept`,
    'session',
    'Become a member, with the account of the address the invitation was sent to',
    { params: tokenParameter, reply: groupSchema },
  ),
  decline: endpoint(`POST ${PATH}/invitations/{token}/decline`, 'public', 'Decline an invitation', {
    params: tokenParameter,
    reply: z.object({ message: z.string() }),
  }),
};

export type GroupMembers = z.output<typeof groupMembersSchema>;
export type GroupMember = GroupMembers['members'][number];
export type GroupInvitation = GroupMembers['invitations'][number];
export type GroupActivity = z.output<(typeof groupMembersContract)['activity']['reply']>;
export type GroupEvent = z.output<typeof eventSchema>;
export type InvitationShown = z.output<(typeof groupMembersContract)['invitation']['reply']>;
