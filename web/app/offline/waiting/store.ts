import type { WaitingChange } from '#web/features/session/waiting-change.ts';

const NAME = 'larder-waiting';
const CHANGES = 'changes';

export type NewChange = Omit<WaitingChange, 'seq'>;

/** Of every account that made changes here, in the order in which they were made. Throws where the browser keeps nothing. */
export function listChanges(): Promise<readonly WaitingChange[]> {
  return inStore<WaitingChange[]>('readonly', (changes) => changes.getAll());
}

/** Appends a change in the place of others, at once. */
export async function appendChange(change: NewChange, replaced: readonly WaitingChange[]): Promise<number> {
  const seq = await inStore<IDBValidKey>('readwrite', (changes) => {
    for (const { seq } of replaced) changes.delete(seq);
    return changes.add(change);
  });
  return seq as number;
}

export async function replaceChange(change: WaitingChange): Promise<void> {
  await inStore('readwrite', (changes) => changes.put(change));
}

export async function removeChanges(seqs: readonly number[]): Promise<void> {
  await inStore('readwrite', (changes) => {
    for (const seq of seqs) changes.delete(seq);
    return changes.count();
  });
}

let opened: Promise<IDBDatabase> | undefined;

/** Answers when the disk has it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (changes: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(CHANGES, mode);
    const request = work(transaction.objectStore(CHANGES));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(CHANGES, { keyPath: 'seq', autoIncrement: true }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
