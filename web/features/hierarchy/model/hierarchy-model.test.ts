import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainThrough } from './chain.ts';
import { hierarchyOf, PALLET_CASE_EACH } from './fixture.ts';
import { depthsOf, graphOf } from './graph.ts';
import { GRAPH_HEIGHT, GRAPH_WIDTH, layoutHierarchy, NODE_RADIUS, neighbourOf } from './layout.ts';
import { cutLabel } from './node-words.ts';
import { treeText } from './tree-text.ts';
import { unitEquations } from './units.ts';
import { fitView, MAX_ZOOM, MIN_ZOOM, pan, reveal, zoomAt } from './view.ts';

const CIRCLE = hierarchyOf({ A: 'CASE', B: 'CASE', C: null }, 'A 1 B', 'B 1 C', 'C 1 A');
/** A module of two cases and loose eaches; the each is in all of them. */
const MIXED = hierarchyOf(
  { M: 'MIXED_MODULE', C: 'CASE', D: 'CASE', E: 'BASE_UNIT_OR_EACH' },
  'M 2 C',
  'M 3 D',
  'M 20 E',
  'C 12 E',
  'D 6 E',
);

const arbitraryHierarchy = fc
  .array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.nat(9)), { maxLength: 30 })
  .map((links) =>
    hierarchyOf(
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`n${n}`, null])),
      ...links.map(([from, quantity, to]) => `n${from} ${quantity} n${to}`),
    ),
  );

describe('units', () => {
  test('of a circle, and of what was cut off, are not counted', () => {
    expect(unitEquations(CIRCLE, 'A')).toEqual([]);
    expect(unitEquations({ ...PALLET_CASE_EACH, truncated: true }, 'E')).toEqual([]);
  });

  test('of one trade item alone are nothing to say', () => {
    expect(unitEquations(hierarchyOf({ E: 'BASE_UNIT_OR_EACH' }), 'E')).toEqual([]);
  });

  test('are multiplied level by level', () => {
    expect(unitEquations(PALLET_CASE_EACH, 'E')).toEqual(['1 pallet = 40 cases = 480 eaches']);
  });

  test('of what it is not in are not its own', () => {
    const two = hierarchyOf({ M: 'MIXED_MODULE', P: 'PALLET', E: null, F: null }, 'M 2 E', 'M 3 F', 'P 9 F');
    expect(unitEquations(two, 'E')).toEqual(['1 mixed module = 5 trade items']);
    expect(unitEquations(two, 'F')).toHaveLength(2);
  });

  test('of a mix are summed, each sum true by itself', () => {
    expect(unitEquations(MIXED, 'E')).toEqual(['1 mixed module = 5 cases + 20 eaches = 62 eaches']);
  });
});

describe('the text', () => {
  test('is indented under what contains it', () => {
    expect(treeText(PALLET_CASE_EACH)).toBe(
      ['Pallet Item P (GTIN P)', '    40 × Case Item C (GTIN C)', '        12 × Each Item E (GTIN E)'].join(
        '\n',
      ),
    );
  });

  test('ends in a circle, and repeats no contents', () => {
    expect(treeText(CIRCLE).split('\n')).toHaveLength(4);
    expect(treeText(CIRCLE)).toContain('contents as above');
  });
});

describe('the layout', () => {
  test('puts every node once, apart from each other, whatever contains what', () => {
    fc.assert(
      fc.property(arbitraryHierarchy, (hierarchy) => {
        const { rows, edges } = layoutHierarchy(hierarchy);
        const placed = rows.flat();
        expect(placed.map(({ gtin }) => gtin).toSorted()).toEqual(hierarchy.nodes.map(({ gtin }) => gtin));
        expect(edges).toHaveLength(hierarchy.relationships.length);
        for (const a of placed) {
          for (const b of placed) {
            if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * NODE_RADIUS);
          }
        }
      }),
    );
  });

  test('puts what contains above what is contained, by the longest way', () => {
    expect(Object.fromEntries(depthsOf(graphOf(MIXED)))).toEqual({ M: 0, C: 1, D: 1, E: 2 });
    expect(layoutHierarchy(PALLET_CASE_EACH).rows).toEqual([
      [{ gtin: 'P', x: 500, y: 90 }],
      [{ gtin: 'C', x: 500, y: 350 }],
      [{ gtin: 'E', x: 500, y: 610 }],
    ]);
  });

  test('of three hundred nodes breaks into rows that still can be seen', () => {
    const types = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`n${n}`, null]));
    const links = Array.from({ length: 299 }, (_, n) => `n0 1 n${n + 1}`);
    const layout = layoutHierarchy(hierarchyOf(types, ...links));
    expect(layout.rows.length).toBeGreaterThan(10);
    expect(fitView(layout).scale).toBeGreaterThan(2 * MIN_ZOOM);
  });

  test('leads arrow keys to containers, contents and neighbours', () => {
    const layout = layoutHierarchy(MIXED);
    const from = (gtin: string, key: string) => neighbourOf(MIXED, layout, gtin, key);
    expect([from('C', 'ArrowUp'), from('C', 'ArrowDown')]).toEqual(['M', 'E']);
    expect([from('C', 'ArrowRight'), from('D', 'ArrowLeft')]).toEqual(['D', 'C']);
    expect([from('M', 'ArrowUp'), from('E', 'ArrowDown'), from('C', 'a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the view', () => {
  test('zooms within its bounds, around the pointer', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 700 }) });
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 20 }),
        point,
        (factors, at) => {
          const start = { x: 0, y: 0, scale: 1 };
          const view = factors.reduce((before, factor) => zoomAt(before, factor, at), start);
          expect(view.scale).toBeGreaterThanOrEqual(MIN_ZOOM);
          expect(view.scale).toBeLessThanOrEqual(MAX_ZOOM);
          expect((at.x - view.x) / view.scale).toBeCloseTo(at.x, 3);
          expect((at.y - view.y) / view.scale).toBeCloseTo(at.y, 3);
        },
      ),
    );
  });

  test('moves no more than needed for a point to be seen', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(reveal(view, { x: 500, y: 300 }, 60)).toEqual(view);
    expect(reveal(pan(view, { x: -900, y: 0 }), { x: 500, y: 300 }, 60)).toEqual({ x: -440, y: 0, scale: 1 });
    expect(fitView({ width: GRAPH_WIDTH, height: GRAPH_HEIGHT })).toEqual(view);
  });
});

describe('words', () => {
  test('are cut at 12 characters with an ellipsis, never in the middle of one', () => {
    expect(cutLabel('Oat Bars')).toBe('Oat Bars');
    expect(cutLabel('123456789012')).toBe('123456789012');
    expect(cutLabel('Savory Seeded Granola')).toBe('Savory Seede…');
    expect(cutLabel('Mixed palle of x')).toBe('Mixed palle…');
    expect(cutLabel('🥣'.repeat(13))).toBe(`${'🥣'.repeat(12)}…`);
  });

  test('make one chain through a trade item', () => {
    const chain = chainThrough(PALLET_CASE_EACH, 'C');
    expect(chain.map(({ node, quantity, inFirst }) => [node.gtin, quantity, inFirst])).toEqual([
      ['P', undefined, 1],
      ['C', 40, 40],
      ['E', 12, 480],
    ]);
    expect(chainThrough(CIRCLE, 'A')).toHaveLength(3);
  });
});
