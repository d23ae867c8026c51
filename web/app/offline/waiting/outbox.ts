import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.schema.ts';
import type { User } from '#contract/user.schema.ts';
import { cartList } from '#web/features/cart/cart-list.ts';
import {
  type Carry,
  type ListCall,
  type ListChange,
  sendCall,
  setCarry,
} from '#web/features/session/send-or-keep.ts';
import { callAsUser, getSession } from '#web/features/session/session.ts';
import { setWaiting } from '#web/features/session/waiting.ts';
import type { WaitingChange } from '#web/features/session/waiting-change.ts';
import { wishlistList } from '#web/features/wishlist/wishlist-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { isOffline, onReach, tryReach } from '#web/lib/offline.ts';
import { keepList, showLastSeen } from '../last-seen.ts';
import { withChange } from './apply-change.ts';
import { anotherTry, newChanges, replaceEarlier } from './new-change.ts';
import { sayLeft, sayOthers, saySent } from './say-waiting.ts';
import { RETRY_MS, sendChange } from './send-change.ts';
import { groupNameIn, keyOfChange, productIn, showChanges, showIn, showInFetched } from './show-waiting.ts';
import { appendChange, listChanges, type NewChange, removeChanges, replaceChange } from './store.ts';
import { keepAtClose, moveLeft, onLeft } from './unanswered.ts';

/** Tabs take turns by it, so that each change is sent by one of them. */
const LOCK = 'larder-waiting';
const CHANNEL = 'larder-waiting';

let sendWaitingNow = async (): Promise<void> => {};

/** Sends what waits, where someone is signed in; done when it is sent or cannot be. */
export const sendWaiting = () => sendWaitingNow();

/** Keeps a user's changes on this device while there is no network and sends them in order after that. Answers its end. */
export function startOutbox(queryClient: QueryClient, user: User): () => void {
  // Without locks, on plain HTTP, there is no worker either that shows a page without a network.
  if (!navigator.locks || !globalThis.indexedDB) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let mine: readonly WaitingChange[] = [];
  /** Changes of groups that are under way: these have no queue. */
  const inGroups = new Set<NewChange>();
  let isOver = false;
  let sending: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const isHere = () => !isOver && getSession().user?.id === user.id;
  const unsent = () => mine.filter(({ refused }) => refused === undefined);
  /** Shows the lists without what was given up or sent: the server's, or else those last seen. */
  const showAfresh = async () => {
    if (!isOffline()) return queryClient.invalidateQueries({ queryKey: ['user', user.id] });
    await showLastSeen(queryClient);
    showChanges(queryClient, user.id, unsent());
  };

  async function reload(): Promise<readonly WaitingChange[]> {
    const all = await listChanges();
    if (isOver) return [];
    mine = all.filter(({ userId }) => userId === user.id);
    setWaiting({ changes: mine, discard, sendAgain });
    return all;
  }

  /** Another tab has kept or sent some. */
  async function hear(): Promise<void> {
    const before = mine;
    await reload();
    const isIn = (changes: readonly WaitingChange[], { seq, refused }: WaitingChange) =>
      changes.some((each) => each.seq === seq && each.refused === refused);
    showChanges(
      queryClient,
      user.id,
      mine.filter((change) => !isIn(before, change)),
    );
    if (before.some((change) => !isIn(mine, change))) await showAfresh();
  }

  const tell = async () => {
    channel.postMessage('changed');
    await reload();
  };

  async function keep(changes: readonly NewChange[], known: unknown): Promise<boolean> {
    try {
      const [key] = changes.map((change) => keyOfChange({ ...change, seq: 0 }));
      // What was shown before it failed may have been kept as the server's word.
      if (key && known !== undefined && !mine.some((each) => keyOfChange(each).join() === key.join()))
        await keepList(user.id, key, known);
      for (const change of changes) {
        const { change: kept, replaced } = replaceEarlier(change, mine);
        await appendChange(kept, replaced);
      }
      await tell();
      return true;
    } catch {
      return false;
    }
  }

  const changesOf = <T>(change: ListChange<T>) =>
    newChanges(
      change,
      (gtin) => productIn(queryClient, user.id, gtin),
      (id) => groupNameIn(queryClient, user.id, id),
      Date.now(),
    );

  /** What the server has not answered: of the lists with a queue, what is still in it too. */
  const unanswered = (): readonly NewChange[] => {
    const queued = [cartList, wishlistList].flatMap((list): ListChange<unknown>[] => {
      const { known, waiting = [] } = list.queues.get(user.id)?.unanswered() ?? {};
      // Its writes are those of a user's list, with their calls.
      return waiting.map(
        ({ write }) => ({ ...write, userId: user.id, known }) as unknown as ListChange<unknown>,
      );
    });
    return [...queued.flatMap(changesOf), ...inGroups].map((change) => ({ ...change, isUnanswered: true }));
  };

  /** Takes over what closed pages had under way. */
  const moveIn = async () => {
    const append = async (left: NewChange) => {
      const others = (await listChanges()).filter(({ userId }) => userId === left.userId);
      const { change, replaced } = replaceEarlier(left, others);
      await appendChange(change, replaced);
    };
    if (await moveLeft(append)) await tell();
    else await reload();
  };

  const carry: Carry = async (change) => {
    const kept = changesOf(change);
    const [ofGroup] = kept;
    if (!ofGroup?.group) return carryOne(change, kept);
    inGroups.add(ofGroup);
    try {
      return await carryOne(change, kept);
    } finally {
      inGroups.delete(ofGroup);
    }
  };

  async function carryOne<T>(change: ListChange<T>, kept: readonly NewChange[]): Promise<CallResult<T>> {
    const { userId, known } = change;
    // Of a group that was never opened here there is nothing to show.
    const isKnown = known !== undefined || kept[0]?.group !== undefined;
    if (kept.length === 0 || !isKnown || userId !== user.id) return sendCall(change);
    await sending;
    const isFirst = unsent().length === 0;
    const reply = isFirst ? await sendCall(change) : undefined;
    if (reply && (reply.ok || reply.failure.code !== 'offline')) return reply;
    if (!(await keep(kept, known))) return reply ?? sendCall(change);
    // Behind others it was not tried: perhaps there is a network again.
    if (!reply) void (isOffline() ? tryReach() : sendAll());
    const shown = kept.reduce<unknown>((list, each) => withChange(list, { ...each, seq: 0 }), known);
    return { ok: true, value: shown as T };
  }

  function tryLater(afterMs: number): void {
    clearTimeout(retry);
    retry = setTimeout(() => void sendAll(), afterMs);
  }

  function sendAll(): Promise<void> {
    clearTimeout(retry);
    sending ??= navigator.locks
      .request(LOCK, sendEach)
      .catch((error: unknown) => logFailure('Failed to send what waits', String(error)))
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  /** Alone among all tabs. The store says what is left, as another tab may have sent some. */
  async function sendEach(): Promise<void> {
    await moveIn();
    if (unsent().length === 0 || isOffline()) return;
    const me = await callAsUser('GET /api/auth/me', {});
    if (!me.ok && me.failure.code !== 'unauthorized') return tryLater(RETRY_MS);
    if (!me.ok || me.value.id !== user.id) return;
    const counts = { sent: 0, refused: 0 };
    let isChanged = false;
    for (let next = unsent()[0]; next && isHere(); next = unsent()[0]) {
      const outcome = await sendChange(next, {
        now: Date.now,
        send: ({ call, body, group }) => {
          const input = { body, ...(group && { params: { id: group.id } }) };
          return sendCall({ call: [call, input] as unknown as ListCall<unknown> });
        },
        cart: () => callAsUser('GET /api/cart', {}),
      });
      if (outcome.is === 'later') {
        tryLater(outcome.afterMs);
        break;
      }
      if (outcome.is === 'refused') await replaceChange({ ...next, refused: outcome.why });
      else await removeChanges([next.seq]);
      if (outcome.is === 'refused') counts.refused += 1;
      else if (!next.isUnanswered) counts.sent += 1;
      isChanged = true;
      await tell();
      if (outcome.is === 'done') showIn(queryClient, keyOfChange(next), outcome.list, unsent());
    }
    if (!isChanged) return;
    void showAfresh();
    saySent(counts);
  }

  function discard({ seq }: WaitingChange): void {
    void removeChanges([seq]).then(tell).then(showAfresh);
  }

  function sendAgain(change: WaitingChange): void {
    const cart = queryClient.getQueryData<Cart>(['user', user.id, 'cart']);
    void replaceChange(anotherTry(change, cart, Date.now()))
      .then(tell)
      .then(sendAll);
  }

  sendWaitingNow = sendAll;
  setCarry(carry);
  const stopHearing = onReach(() => void (isOffline() || sendAll()));
  const stopKeeping = keepAtClose(unanswered);
  const stopMoving = onLeft(() => void sendAll());
  const stopShowing = showInFetched(queryClient, user.id, unsent);
  channel.addEventListener('message', () => void hear().catch(() => undefined));
  void (async () => {
    const all = await reload();
    showChanges(queryClient, user.id, unsent());
    sayOthers(all.filter(({ userId }) => userId !== user.id));
    await sendAll();
  })().catch(() => undefined);
  return () => {
    isOver = true;
    sendWaitingNow = async () => {};
    clearTimeout(retry);
    setCarry(sendCall);
    stopHearing();
    stopShowing();
    stopKeeping();
    stopMoving();
    channel.close();
    setWaiting();
    if (getSession().user?.id !== user.id) sayLeft(mine);
  };
}
