import { describe, expect, test } from 'vitest';
import { parseProductSearch } from '../product-search.ts';
import { axesOf, unknownAxes, withAxes } from './axes.ts';

const DEFAULT = { x: 'sodium', y: 'sugars', basis: 'serving', guideline: 'good_choice' } as const;
const read = (raw: Readonly<Record<string, unknown>>) => parseProductSearch({ view: 'picture', ...raw });

describe('an address of a picture', () => {
  test('that names what there is not says so with what there is, and shows the default', () => {
    const search = read({ x: 'water', y: 'protein', limits_of: 'none_such' });
    expect(axesOf(search)).toEqual({ ...DEFAULT, y: 'protein' });
    const [figure, guideline, ...more] = unknownAxes(search);
    expect(figure).toMatch(/^“water” is no nutrient of the picture. There are Calories, .*and Potassium\.$/);
    expect(guideline).toContain('There are Good Choice, Smart Snack, and Philly.');
    expect(more).toEqual([]);
  });

  test('of another view says nothing of axes', () => {
    expect(parseProductSearch({ view: 'list', x: 'protein' }).x).toBeUndefined();
  });

  test.each([
    DEFAULT,
    { ...DEFAULT, x: 'protein' },
    { ...DEFAULT, basis: '100' },
    { ...DEFAULT, y: 'iron', basis: '100' },
    { x: 'iron', y: 'calories', basis: '100', guideline: 'philly' },
  ] as const)('holds %j', (axes) => {
    const search = withAxes(read({ q: 'oats' }), axes);
    expect(axesOf(parseProductSearch(JSON.parse(JSON.stringify(search))))).toEqual(axes);
    expect(unknownAxes(search)).toEqual([]);
  });

  test('is silent about the default, that of the guideline chosen too', () => {
    expect(withAxes(read({}), DEFAULT)).toEqual(read({}));
    const philly = read({ guideline: 'philly' });
    expect(axesOf(philly).guideline).toBe('philly');
    expect(withAxes(philly, axesOf(philly)).limits_of).toBeUndefined();
  });
});
