import { expect, type Page } from '@playwright/test';

/** What the photographed buyer has, for the addresses of the sheet. */
export interface Filled {
  /** Products of the demo catalogue. */
  readonly gtins: readonly string[];
  readonly groupId: string;
  readonly shareToken: string;
}

/** Gives the person with the access token a cart, a wishlist and a shared group, by the calls the screens use. */
export async function fillLists(page: Page, token: string): Promise<Filled> {
  const send = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return await answer.json();
  };
  const list = await (await page.request.get('/api/products?search_term=beans&limit=6')).json();
  const gtins: readonly string[] = list.products.map(({ gtin }: { gtin: string }) => gtin);
  for (const [n, gtin] of gtins.entries()) {
    if (n % 2 === 0) await send('/api/cart/add', { gtin, quantity: 1 + n * 6 });
    await send('/api/wishlist/add', { gtin });
  }
  const group = await send('/api/wishlist-groups', {
    name: 'School breakfast, spring term',
    description: 'What the three kitchens agreed to try.',
  });
  await send(`/api/wishlist-groups/${group.id}/add-items`, { gtins: gtins.slice(0, 4) });
  const shared = await send(`/api/wishlist-groups/${group.id}/share`, {});
  return { gtins, groupId: group.id, shareToken: shared.share_token };
}
