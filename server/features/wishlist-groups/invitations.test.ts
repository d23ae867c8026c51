import { describe, expect, test } from 'vitest';
import { MAX_GROUP_MEMBERS } from '#contract/wishlist-groups.ts';
import { addressOf, openGroupWorld } from '#tests/support/group-world.ts';
import { personId } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const { store, as, path, groupId, invite, accept, tokenOf, join, eventsOf, peopleOf } =
  await openGroupWorld();
const { db } = store;
const [owner, editor, stranger] = [as(0), as(1), as(4)];
const second = demoGtin(1);

describe('an invitation is refused', () => {
  test.each([
    [{ email: 'no address', role: 'view' }, 'email'],
    [{ email: 'a@exa_mple.com', role: 'view' }, 'email'],
    [{ email: 'a@example.com', role: 'owner' }, 'role'],
  ])('as %j', async (body, field) => {
    const answer = await owner('POST', path('/invitations'), body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: field }]]);
  });

  test('to one’s own address', async () => {
    expect((await invite(addressOf(0))).status).toBe(409);
  });

  test('beyond fifty people, and beyond five mails a day to one address', async () => {
    for (let n = 0; n < 5; n++) expect((await invite('same@example.com')).status).toBe(200);
    expect(await invite('same@example.com')).toMatchObject({ status: 429 });
    const [one] = await db.selectFrom('wishlist_group_invitations').selectAll().execute();
    const more = Array.from({ length: MAX_GROUP_MEMBERS - 1 }, (_, n) => ({
      ...one,
      id: personId(1000 + n),
      email_key: `${n}@example.com`,
      token_hash: Buffer.from(String(n)),
    }));
    await db
      .insertInto('wishlist_group_invitations')
      .values(more as never)
      .execute();
    expect((await invite('late@example.com')).status).toBe(409);
    // One that is there may be sent again.
    expect((await invite('7@example.com')).status).toBe(200);
  });

  test('by its link: unknown, used, sent again, taken back, declined, expired, of a deleted group', async () => {
    const gone = {
      status: 404,
      body: { detail: 'This invitation does not work any more. Ask for a new one.' },
    };
    const refused = async (token: string) => {
      expect(await stranger('GET', `wishlist-groups/invitations/${token}`)).toMatchObject(gone);
      expect(await accept(1, token)).toMatchObject(gone);
      expect(await stranger('POST', `wishlist-groups/invitations/${token}/decline`)).toMatchObject(gone);
    };
    await refused('x'.repeat(43));
    await invite(addressOf(1));
    const used = await tokenOf(addressOf(1));
    await accept(1, used);
    await refused(used);
    await invite(addressOf(1));
    const earlier = await tokenOf(addressOf(1));
    const [open] = (await peopleOf()).invitations;
    await owner('POST', path(`/invitations/${open?.id}/resend`));
    await refused(earlier);
    const later = await tokenOf(addressOf(1));
    await owner('DELETE', path(`/invitations/${open?.id}`));
    await refused(later);
    await invite(addressOf(1));
    const declined = await tokenOf(addressOf(1));
    await stranger('POST', `wishlist-groups/invitations/${declined}/decline`);
    await refused(declined);
    await invite(addressOf(1));
    await db
      .updateTable('wishlist_group_invitations')
      .set({ expires_at: new Date(0) })
      .execute();
    await refused(await tokenOf(addressOf(1)));
    expect((await peopleOf()).invitations).toMatchObject([{ email: addressOf(1), is_expired: true }]);
    await invite(addressOf(1));
    const last = await tokenOf(addressOf(1));
    await owner('DELETE', path());
    await refused(last);
  });

  test('to the account of another address, and stays open', async () => {
    await invite(addressOf(1));
    const token = await tokenOf(addressOf(1));
    expect(await accept(4, token)).toMatchObject({
      status: 403,
      body: { detail: 'This invitation was sent to p…@example.com. Log in with that address.' },
    });
    expect((await accept(1, token)).status).toBe(200);
  });
});

describe('an invitation', () => {
  test('says what it is of, and is kept as a hash', async () => {
    await invite(addressOf(2), 'edit');
    const token = await tokenOf(addressOf(2));
    const { body } = await stranger('GET', `wishlist-groups/invitations/${token}`);
    expect(body).toMatchObject({ group_name: 'Menu', role: 'edit', sent_to: 'p…@example.com' });
    expect(JSON.stringify(body)).not.toContain(addressOf(2));
    const rows = await db.selectFrom('wishlist_group_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const mail = await db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(mail.subject).toBe('You are invited to a group on Larder');
    expect(mail.text_body).toContain('http://localhost:3000/wishlist-groups/invitation-');
  });

  test('is in the language of the account it goes to', async () => {
    await db.updateTable('users').set({ language: 'es' }).where('email', '=', addressOf(3)).execute();
    await invite(addressOf(3), 'edit');
    const mail = await db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(mail.subject).toBe('Tiene una invitación a un grupo en Larder');
    expect(mail.text_body).toContain('Podrá agregar y quitar productos');
  });

  test('accepted twice at once makes one member', async () => {
    await invite(addressOf(1));
    const token = await tokenOf(addressOf(1));
    const answers = await Promise.all([accept(1, token), accept(1, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await peopleOf()).members).toHaveLength(2);
  });

  test('makes a follower a member, who is counted once', async () => {
    await editor('POST', path('/follow'));
    await join(1, 'edit');
    const { body } = await editor('GET', path());
    expect(body).toMatchObject({ role: 'edit', is_following: false, member_count: 2 });
    expect((await editor('POST', path('/follow'))).status).toBe(409);
    expect((await editor('GET', 'wishlist-groups/joined')).body).toMatchObject([{ id: groupId() }]);
  });

  test('of an address goes with its account, and a member with theirs', async () => {
    await join(5, 'edit');
    await editor('POST', path('/add-items'), { gtins: [second] });
    await as(5)('POST', path('/add-items'), { gtins: [second] });
    await db.deleteFrom('users').where('id', '=', personId(5)).execute();
    expect((await peopleOf()).members).toHaveLength(1);
    const [added] = await eventsOf();
    expect(added).toMatchObject({ kind: 'added', by: null, products: [{ gtin: second }] });
    await db
      .insertInto('users')
      .values({
        id: personId(5),
        email: addressOf(5),
        email_key: addressOf(5),
        auth_provider: 'email',
        is_verified: true,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
  });
});
