/** The used parts of a response. */
export type Reply = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;

/** What carries a call: the browser's fetch, or, where the server renders a page, the server itself. */
export type Transport = (url: string, request: RequestInit) => Promise<Reply>;

let transport: Transport = (url, request) => fetch(url, request);

/** For the server's renderer alone, once. */
export function setTransport(other: Transport): void {
  transport = other;
}

export const send: Transport = (url, request) => transport(url, request);
