/** The used parts of a response. */
export type Reply = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;

/** What carries a call: the browser's fetch, or, where the server renders a page, the server itself. */
export type Transport = (url: string, request: RequestInit) => Promise<Reply>;

let transport: Transport = (url, request) => fetch(url, request);

/** For the server's renderer alone, once. */
export function setTransport(other: Transport): void {
  transport = other;
}

const HELD_MS = 1_000;

let isHeld = false;

/** Calls are sent, but none is answered until a second after the page is alive. */
export function holdAnswers(hold: boolean): void {
  isHeld = hold;
}

export const send: Transport = async (url, request) => {
  const reply = await transport(url, request);
  for (let isLive = false; isHeld; isHeld &&= !isLive) {
    isLive = document.documentElement.dataset.live !== undefined;
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  }
  return reply;
};
