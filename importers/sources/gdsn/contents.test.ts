import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gtin } from '#contract/gtin.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { containment } from './containment.ts';
import {
  BAD_CHILD,
  circle,
  contradiction,
  noQuantity,
  otherCount,
  otherTotal,
  settledByTotal,
} from './contents.ts';
import {
  catalogueItem,
  fileOf,
  itemsOf,
  link,
  message,
  nextLower,
  rejectsOf,
  rowsOf,
} from './message-fixture.ts';
import { supersededBy } from './open-gdsn.ts';
import { undescribed } from './to-rows.ts';

const [A, B, C] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const read = (...items: readonly string[]) => rowsOf(fileOf(message(items.join('\n'))));
const contentsOf = (rows: Awaited<ReturnType<typeof read>>, gtin: Gtin) =>
  itemsOf(rows).findLast((item) => item.gtin === gtin)?.contains;

const said = (stated: number[], nested: number[]) => ({ stated: new Set(stated), nested: new Set(nested) });

describe('what a trade item contains', () => {
  test('is left out where the two places that state it contradict each other, and the rest is imported', async () => {
    const links = link(6, catalogueItem(B)) + link(2, catalogueItem(C));
    const rows = await read(catalogueItem(A, nextLower({ [B]: 5, [C]: 2 }), links));
    expect(rejectsOf(rows)).toEqual([[B, contradiction(A, said([5], [6]))]]);
    expect(contentsOf(rows, A)).toEqual([{ gtin: C, quantity: 2 }]);
    expect(rows.find(({ result }) => 'reason' in result)?.line).toBe(5);
  });

  test('is what adds up to the stated total where there is one', async () => {
    const rows = await read(catalogueItem(A, nextLower({ [B]: 5 }, 5), link(6, catalogueItem(B))));
    expect(rejectsOf(rows)).toEqual([[B, settledByTotal(A, said([5], [6]), 5)]]);
    expect(rows.at(-1)?.line).toBe(5);
    expect(contentsOf(rows, A)).toEqual([{ gtin: B, quantity: 5 }]);
  });

  test('is left out where one place names it twice with two quantities, and taken once where they agree', async () => {
    const nested = await read(catalogueItem(A, '', link(4, catalogueItem(B)) + link(6, catalogueItem(B))));
    expect(rejectsOf(nested)).toEqual([[B, contradiction(A, said([], [4, 6]))]]);
    expect(contentsOf(nested, A)).toEqual([]);
    const stated = nextLower({ [B]: 5 }).replace(/<childTradeItem>.*<\/childTradeItem>/, '$&$&');
    const twice = await read(catalogueItem(A, stated), catalogueItem(B));
    expect(rejectsOf(twice)).toEqual([]);
    expect(contentsOf(twice, A)).toEqual([{ gtin: B, quantity: 5 }]);
  });

  test('is taken as it is where a stated total or number says otherwise, which is reported by its line', async () => {
    const count = '<nextLowerLevelTradeItemInformation><quantityOfChildren>2</quantityOfChildren>';
    const stated = nextLower({ [B]: 5 }, 12).replace('<nextLowerLevelTradeItemInformation>', count);
    const rows = await read(catalogueItem(A, stated), catalogueItem(B));
    expect(rejectsOf(rows)).toEqual([
      [A, otherTotal(A, '12', 5)],
      [A, otherCount(A, '2', 1)],
    ]);
    expect(rows[1]?.line).toBe(5);
    expect(contentsOf(rows, A)).toEqual([{ gtin: B, quantity: 5 }]);
  });

  test.each(['', '0', '-3', '1.5', 'twelve', '1e99'])(
    'is left out with the quantity "%s"',
    async (quantity) => {
      const rows = await read(catalogueItem(A, nextLower({ [B]: quantity })), catalogueItem(B));
      expect(rejectsOf(rows)).toEqual([[B, noQuantity(A)]]);
      expect(contentsOf(rows, A)).toEqual([]);
    },
  );

  test('is reported where no trade item describes it, and the link is kept', async () => {
    const rows = await read(catalogueItem(A, nextLower({ [B]: 4 })));
    expect(rejectsOf(rows)).toEqual([[B, undescribed(A)]]);
    expect(contentsOf(rows, A)).toEqual([{ gtin: B, quantity: 4 }]);
  });

  test('is not missing where it comes later in the message', async () => {
    expect(rejectsOf(await read(catalogueItem(A, nextLower({ [B]: 4 })), catalogueItem(B)))).toEqual([]);
  });

  test('is left out with a wrong GTIN, which is reported once', async () => {
    const wrong = `${B.slice(0, 13)}${(Number(B.at(-1)) + 1) % 10}`;
    const nested = await read(catalogueItem(A, nextLower({ [wrong]: 4 }), link(4, catalogueItem(wrong))));
    expect(rejectsOf(nested)).toEqual([[wrong, 'The check digit of the GTIN is wrong']]);
    expect(nested.at(-1)?.warnings).toEqual([BAD_CHILD]);
    const stated = await read(catalogueItem(A, nextLower({ [wrong]: 4 })));
    expect(rejectsOf(stated)).toEqual([
      [wrong, `The check digit of the GTIN is wrong: ${A} names it as its content`],
    ]);
  });

  test('never closes a circle, nested or stated', async () => {
    const itself = await read(catalogueItem(A, nextLower({ [A]: 1 })));
    expect(rejectsOf(itself)).toEqual([[A, circle(A)]]);
    const nested = await read(catalogueItem(A, '', link(2, catalogueItem(B, '', link(3, catalogueItem(A))))));
    expect(rejectsOf(nested)).toEqual([
      [A, supersededBy(5, undefined)],
      [B, circle(A)],
    ]);
    const stated = await read(
      catalogueItem(A, nextLower({ [B]: 1 })),
      catalogueItem(B, nextLower({ [C]: 1 })),
      catalogueItem(C, nextLower({ [A]: 1 })),
    );
    expect(rejectsOf(stated)).toEqual([[A, circle(C)]]);
    expect(itemsOf(stated).map(({ contains }) => contains.length)).toEqual([1, 1, 0]);
  });
});

test('links that are kept never make a circle, and none is refused that makes none', () => {
  const gtins = Array.from({ length: 8 }, (_, n) => demoGtin(n));
  const edge = fc.tuple(fc.constantFrom(...gtins), fc.constantFrom(...gtins));
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 40 }), (edges) => {
      const graph = containment();
      const kept: (readonly [Gtin, Gtin])[] = [];
      const reaches = (from: Gtin, to: Gtin): boolean =>
        from === to || kept.some(([parent, child]) => parent === from && reaches(child, to));
      for (const [parent, child] of edges) {
        const closes = reaches(child, parent);
        expect(graph.link(parent, child, { line: 1 })).toBe(!closes);
        if (!closes) kept.push([parent, child]);
      }
    }),
  );
});
