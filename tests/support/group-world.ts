import { beforeEach, expect } from 'vitest';
import { groupMembersContract } from '#contract/group-members.schema.ts';
import { type CallAsPerson, openListsApp } from './lists-app.ts';
import { demoGtin } from './trade-items.ts';

export const addressOf = (person: number) => `person${person}@example.com`;

/** A public group of the first of six people, with a noted product, made before each test. Call it at the top of the file. */
export async function openGroupWorld() {
  const { store, as } = await openListsApp(12, 6);
  const owner = as(0);
  let groupId = '';
  const path = (rest = '') => `wishlist-groups/${groupId}${rest}`;
  beforeEach(async () => {
    await store.pool.query('TRUNCATE mail_outbox, rate_events');
    const made = await owner('POST', 'wishlist-groups', { name: 'Menu', is_public: true });
    groupId = String(made.body.id);
    await owner('POST', path('/add-items'), { gtins: [demoGtin(0)] });
    await owner('PUT', path('/note'), { gtin: demoGtin(0), note: 'Gate code 4711' });
  });
  const world = {
    store,
    as,
    /** An address of the group. */
    path,
    groupId: () => groupId,
    invite: (email: string, role = 'view') => owner('POST', path('/invitations'), { email, role }),
    accept: (person: number, token: string) =>
      as(person)('POST', `wishlist-groups/invitations/${token}/accept`),
    /** The token of the newest mail to an address. */
    async tokenOf(email: string): Promise<string> {
      const mails = store.db.selectFrom('mail_outbox').select('text_body').where('recipient', '=', email);
      const { text_body } = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow();
      return /wishlist-groups\/invitation-([\w-]+)/.exec(text_body)?.[1] ?? '';
    },
    /** Makes a person a member, by invitation. */
    async join(person: number, role: string): Promise<void> {
      await world.invite(addressOf(person), role);
      const token = await world.tokenOf(addressOf(person));
      expect((await world.accept(person, token)).status).toBe(200);
    },
    eventsOf: async (call: CallAsPerson = owner) =>
      groupMembersContract.activity.reply.parse((await call('GET', path('/activity'))).body).events,
    peopleOf: async (call: CallAsPerson = owner) =>
      groupMembersContract.list.reply.parse((await call('GET', path('/members'))).body),
  };
  return world;
}
