import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface TokenApp extends TestApp {
  /** The access token of a new account. */
  signUp(email: string): Promise<string>;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** An answer that began well, over a real connection, and is not read. */
  begin(path: string, token: string): Promise<ClientRequest>;
  /** A personal token of the account that an access token opens. */
  makeToken(access: string, fields?: object): Promise<string>;
}

/** The whole application, with accounts and their personal tokens. Call it at the top of the file. */
export async function openTokenApp(items: readonly TradeItem[]): Promise<TokenApp> {
  const opened = await openTestApp(items);
  const { app, store } = opened;
  const self: TokenApp = {
    ...opened,
    async signUp(email) {
      const person = { email, first_name: 'Ada', last_name: 'Field', business_id: '12-3456789' };
      await app.inject({ method: 'POST', url: '/api/auth/signup', payload: person });
      const mails = store.db.selectFrom('mail_outbox').select('text_body').where('recipient', '=', email);
      const { text_body } = await mails.executeTakeFirstOrThrow();
      const token = /token=([\w-]+)/.exec(text_body)?.[1];
      const verified = await app.inject({ method: 'POST', url: '/api/auth/verify', payload: { token } });
      return verified.json().access_token;
    },
    call: async (method, url, token, payload) =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) }),
    async begin(path, token) {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const slow = request({ port, path, headers: { authorization: `Bearer ${token}` } });
      slow.on('error', () => undefined);
      slow.end();
      const [answer] = await once(slow, 'response');
      expect(answer.statusCode).toBe(200);
      return slow;
    },
    async makeToken(access, fields = {}) {
      const reply = await self.call('POST', '/api/auth/tokens', access, { name: 'Nightly', ...fields });
      return reply.json().token;
    },
  };
  return self;
}
