import { describe, expect, test } from 'vitest';
import { suggestPage, wordsOf } from './suggest-path.ts';

describe('an unknown address', () => {
  test('suggests nothing where it is like none', () => {
    for (const path of ['/', '/wp-login.php', '/zzz', '/a/b/c/d']) {
      expect(suggestPage(path), path).toBeUndefined();
    }
  });

  test('suggests the page it was a slip for', () => {
    expect(suggestPage('/prcing')?.to).toBe('/pricing');
    expect(suggestPage('/Products/')?.to).toBe('/products');
    expect(suggestPage('/wishlists')?.to).toBe('/wishlist');
  });

  test('says in words what can be searched for', () => {
    expect(wordsOf('/food/oat-milk.html')).toBe('oat milk');
    expect(wordsOf('/cr%C3%A8me_fra%C3%AEche')).toBe('crème fraîche');
    expect(wordsOf('/%E0%A4%A')).toBe('E0 A4 A');
    expect(wordsOf('/')).toBe('');
  });
});
