import type { RuleBook } from '#contract/rule-changes.ts';
import { WATCHES } from '#contract/watches.ts';
import type { Db } from '#server/db/schema.ts';
import { startWorker } from '#server/db/start-worker.ts';
import { speakingIn } from '#server/language/dictionaries.ts';
import type { Log } from '#server/log.ts';
import { queueMail } from '#server/mail/outbox.queries.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { changesMail } from './changes-mail.ts';
import { refreshSearches } from './refresh-searches.ts';
import { RULE_BOOKS } from './rule-book.ts';
import { listRuleChanges } from './rule-changes.queries.ts';
import { listDue, lockDue, markMailed, putOff } from './settings.queries.ts';
import { tellRules } from './tell-rules.ts';
import { deleteOldChanges, latestChange, listChanges } from './watched-changes.queries.ts';

const HOUR_MS = 60 * 60_000;
/** A mail that could not be handed over for so long is dropped: the next one comes in a week. */
const EXPIRES_MS = 23 * HOUR_MS;

export interface WatchWorkerOptions {
  readonly db: Db;
  readonly search: Pick<SearchEngine, 'search'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: Log;
  /** The rule books that it tells of; Larder's own where absent. */
  readonly rules?: readonly RuleBook[];
}

/**
 * Queues the weekly mail of one account, where anything it watches has changed. Looking, queueing and the note that it
 * was done are one transaction, and the account's settings are locked: killed or run twice, no mail is queued twice.
 */
export async function mailChanges(options: WatchWorkerOptions, userId: string): Promise<void> {
  const { db, search, publicUrl, clock } = options;
  const now = clock();
  try {
    await db.transaction().execute(async (trx) => {
      const due = await lockDue(trx, userId, now);
      if (due === undefined) return;
      await refreshSearches(trx, search, userId, now);
      const latest = await latestChange(trx);
      const rows = await listChanges(trx, { userId, since: due.mailed_to, most: WATCHES.maxShown });
      const rules = await listRuleChanges(trx, { userId, since: due.mailed_to, most: WATCHES.maxShown });
      if (rows.length + rules.length > 0) {
        const mail = await speakingIn(due.language, () =>
          changesMail(rows, rules, {
            recipient: due.email,
            publicUrl,
            unsubscribeToken: due.unsubscribe_token,
          }),
        );
        await queueMail(trx, mail, now, EXPIRES_MS);
      }
      await markMailed(trx, userId, Math.max(latest, due.mailed_to), due.next_mail_at, now);
    });
  } catch (error) {
    await putOff(db, userId, new Date(now.getTime() + HOUR_MS));
    throw error;
  }
}

/**
 * Tells what a new version of Larder and each new day change of the rule books, queues weekly mails as they are due, and
 * forgets old changes. Gives what ends it.
 */
export async function startWatchWorker(options: WatchWorkerOptions): Promise<() => Promise<void>> {
  const { db, clock, log } = options;
  let purgedAt = 0;
  let toldTo = dayOf(clock());
  await tellRules(db, clock(), options.rules ?? RULE_BOOKS);
  return startWorker({
    // No one tells of a week that is over: it looks at once, and then every few seconds.
    subscribe: async (onWork) => {
      onWork();
      return async () => undefined;
    },
    places: 1,
    take: async (most) => {
      const now = clock();
      if (toldTo !== dayOf(now)) {
        await tellRules(db, now);
        toldTo = dayOf(now);
      }
      if (now.getTime() - purgedAt > HOUR_MS) {
        purgedAt = now.getTime();
        await deleteOldChanges(db, monthsBefore(now, WATCHES.keptMonths));
      }
      return listDue(db, most, now);
    },
    work: (userId) => mailChanges(options, userId),
    log,
    failureText: 'changes of what people watch could not be mailed',
  });
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}
