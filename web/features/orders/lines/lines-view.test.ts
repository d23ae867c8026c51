import { expect, test } from 'vitest';
import { linesSearch, parseLinesView } from './lines-view.ts';

test('an address without a view, or with one that does not exist, shows the first fifty lines of the file', () => {
  const first = { show: 'all', sort: 'file', text: '', part: '', page: 1, size: '50' };
  expect(parseLinesView({})).toEqual(first);
  expect(parseLinesView({ show: 'x', sort: 'y', find: ['z'], page: '0.5', size: '7' })).toEqual(first);
});

test('a view comes back from its address', () => {
  const page = { page: 3, size: '100' } as const;
  const view = { show: 'repeated', sort: 'amount', text: '4106', part: 'nova.4', ...page } as const;
  expect(parseLinesView(linesSearch(view))).toEqual(view);
  // A parser of addresses may make numbers of digits.
  expect(parseLinesView({ find: 4106, page: 3, size: 100 })).toMatchObject({
    text: '4106',
    page: 3,
    size: '100',
  });
});
