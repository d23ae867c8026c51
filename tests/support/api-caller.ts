import { expect, type Page } from '@playwright/test';

/** Sends calls as the user with the access token, and expects each to succeed. */
export function apiCaller(page: Page, token: string) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    expect(reply.ok(), `${method} ${path} answered ${reply.status()}: ${await reply.text()}`).toBe(true);
    return reply.status() === 204 ? undefined : await reply.json();
  };
}
