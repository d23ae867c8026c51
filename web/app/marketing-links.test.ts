import { describe, expect, test } from 'vitest';
import { isPublicPage } from './marketing-links.ts';

describe('the public header', () => {
  test('is not that of the shop, of a private page, or of an unknown address', () => {
    for (const path of [
      '/products',
      '/products/00036000291452',
      '/products-nuts',
      '/cart',
      '/profile',
      '/x',
    ]) {
      expect(isPublicPage(path), path).toBe(false);
    }
  });

  test('stands on the landing page, the pages around it and those that sign in', () => {
    for (const path of [
      '/',
      '/pricing',
      '/contact/',
      '/subscription',
      '/login',
      '/auth/verify',
      '/login/apple',
    ]) {
      expect(isPublicPage(path), path).toBe(true);
    }
  });
});
