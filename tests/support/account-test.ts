import { test as base } from '@playwright/test';
import { type AccountWorld, openAccountWorld } from './account-world.ts';
import { lengthenToasts } from './long-toasts.ts';

/** Tests of accounts: those of one worker share a server, so each signs up people of its own. */
export const test = base.extend<object, { readonly world: AccountWorld }>({
  context: async ({ context }, use) => {
    await lengthenToasts(context);
    await use(context);
  },
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use) => {
      const world = await openAccountWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
});
