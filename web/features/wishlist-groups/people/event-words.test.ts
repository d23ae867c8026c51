import type { GroupEvent } from '#contract/group-members.schema.ts';
import { examples } from '#tests/support/examples.ts';
import { eventWords } from './event-words.ts';

const event = (kind: GroupEvent['kind'], more: Partial<GroupEvent> = {}): GroupEvent => ({
  id: 1,
  at: '2026-03-01T12:00:00.000Z',
  kind,
  by: { name: 'Ada Field', is_you: false },
  member: null,
  product_count: 0,
  products: [],
  detail: {},
  ...more,
});
const products = ['Oats', 'Milk', null, 'Beans'].map((name) => ({ gtin: '09521234543213', name }));

examples('%#: an event reads as a sentence', eventWords, [
  [
    event('added', { products, product_count: 24 }),
    'Ada Field added Oats · Milk · GTIN 9521234543213 · 21 more products',
  ],
  [
    event('removed', { products: products.slice(0, 1), product_count: 1, by: null }),
    'A deleted account removed Oats',
  ],
  [
    event('noted', { products: products.slice(0, 1), product_count: 1, detail: { note: 'Ask', tag: null } }),
    'Ada Field wrote “Ask” and took the tag away: Oats',
  ],
  [
    event('changed', { detail: { name: 'Menu', is_public: false } }),
    'Ada Field renamed the group “Menu”, made the group private',
  ],
  [event('joined', { by: { name: 'x', is_you: true }, detail: { role: 'edit' } }), 'You joined (can edit)'],
  [event('role', { member: 'Bo', detail: { role: 'view' } }), 'Ada Field changed what Bo may do: can view'],
  [event('expelled'), 'Ada Field removed a deleted account from the group'],
]);
