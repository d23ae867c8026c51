import type { Page } from '@playwright/test';

/** Does something and waits for the answer to the call it makes, which sends this: a page left too early aborts it. */
export async function untilAnswered(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  sent = '',
): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === path && (response.request().postData() ?? '').includes(sent),
  );
  await act();
  await answered;
}
