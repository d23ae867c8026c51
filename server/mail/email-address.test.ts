import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { emailKey } from './email-address.ts';

examples('%s is %s', emailKey, [
  ['Kate@Example.com', 'kate@example.com'],
  ['rené@example.com', 'rené@example.com'],
  // The same letters, decomposed as some keyboards do.
  ['rene\u0301@example.com', 'rené@example.com'],
  ['info@MÜNCHEN.example', 'info@xn--mnchen-3ya.example'],
]);

test.each([
  ['the Kelvin sign', '\u212aate@example.com'],
  ['a dotted capital I', 'k\u0130m@example.com'],
  ['a full-width dot', 'kate@example\uff0ecom'],
  ['an ideographic full stop', 'kate@example\u3002com'],
  ['full-width letters in the host', 'kate@\uff45xample.com'],
  ['a soft hyphen in the host', 'kate@exam\u00adple.com'],
])('%s stands for no letter of an address', (_name, typed) => {
  expect(emailKey(typed)).toBeUndefined();
});
