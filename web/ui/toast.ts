export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** A second sentence, such as what happens next. */
  readonly note?: string | undefined;
}

/** An action on the message, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

type Listener = (message: ToastMessage) => void;

/** The region on the screen, and the messages from before it was there. */
let listener: Listener | undefined;
let waiting: readonly ToastMessage[] = [];
const onFirst = new Set<() => void>();

/** Shows a toast. Callable from anywhere in the browser, never while rendering. */
export const toast = {
  success: (text: string, action?: ToastAction) => send({ kind: 'success', text, action }),
  error: (text: string, action?: ToastAction, note?: string) => send({ kind: 'error', text, action, note }),
  info: (text: string, action?: ToastAction) => send({ kind: 'info', text, action }),
};

function send(message: ToastMessage): void {
  if (listener) {
    listener(message);
    return;
  }
  waiting = [...waiting, message];
  for (const wake of onFirst) wake();
}

/** Whether a region is needed; it loads with the first message. */
export function hasToasts(): boolean {
  return waiting.length > 0 || listener !== undefined;
}

export function onFirstToast(wake: () => void): () => void {
  onFirst.add(wake);
  return () => onFirst.delete(wake);
}

/** The region takes over and shows the waiting messages. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  const early = waiting;
  waiting = [];
  for (const message of early) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
}
