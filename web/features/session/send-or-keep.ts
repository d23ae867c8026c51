import type { EndpointName, ReplyOf } from '#contract/contracts.ts';
import type { CallInput, CallResult } from '#web/lib/call.ts';
import { callAsUser } from './session.ts';

/** A call that answers the list after a change. As data, so that it can be kept on the device and sent later. */
export type ListCall<T> = {
  [N in EndpointName]: ReplyOf<N> extends T ? readonly [name: N, input: CallInput<N>] : never;
}[EndpointName];

export interface ListChange<T> {
  readonly userId: string;
  readonly call: ListCall<T>;
  /** The list before it; undefined where it was not fetched. */
  readonly known: T | undefined;
  /** The list as it will be; left out where nothing is shown before the answer. */
  readonly apply?: (list: T) => T;
}

/** Sends a change, or keeps it on the device where there is no network and answers the list as it will be. */
export type Carry = <T>(change: ListChange<T>) => Promise<CallResult<T>>;

export function sendCall<T>({ call: [name, input] }: Pick<ListChange<T>, 'call'>): Promise<CallResult<T>> {
  return callAsUser(name, input as CallInput<EndpointName>) as Promise<CallResult<T>>;
}

let carry: Carry = sendCall;

/** Until it is set, a change without a network is refused. */
export function setCarry(next: Carry): void {
  carry = next;
}

export const sendOrKeep: Carry = (change) => carry(change);
