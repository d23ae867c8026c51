import { examples } from '#tests/support/examples.ts';
import { daysAgo } from './days-ago.ts';

const NOW = new Date(2026, 10, 24, 9, 30);
examples('%s is %j', (then) => daysAgo(then.toISOString(), NOW), [
  [new Date(2026, 10, 24, 0, 5), 'today'],
  [new Date(2026, 10, 23, 23, 55), 'yesterday'],
  [new Date(2026, 10, 21, 12), '3 days ago'],
  [new Date(2026, 10, 1), 'on 1 Nov 2026'],
  [new Date(2026, 10, 25), 'today'],
]);
