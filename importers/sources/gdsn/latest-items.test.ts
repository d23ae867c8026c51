import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { catalogueItem, fileOf, itemsOf, link, message, rejectsOf, rowsOf } from './message-fixture.ts';
import { SUPERSEDED, supersededBy } from './open-gdsn.ts';
import { readMessageTime } from './read-trade-items.ts';
import { TAKEN_BACK } from './to-rows.ts';

const [CASE, EACH, BOX] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const named = (gtin: string, name: string, links = '') =>
  catalogueItem(gtin, `<tradeItemDescription languageCode="en">${name}</tradeItemDescription>`, links);
const madeAt = (time: string, items: string, command = 'ADD') =>
  message(`<creationDateTime>${time}</creationDateTime>${items}`, command);
/** A message of GDSN 2.8, whose notification has its time as an attribute, or whose envelope alone has one. */
const oldMessage = (envelope: string, own: string, items: string) =>
  `<sh:d xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader" xmlns:g="urn:ean.ucc:gdsn:2"><sh:DocumentIdentification><sh:CreationDateAndTime>${envelope}</sh:CreationDateAndTime></sh:DocumentIdentification><g:catalogueItemNotification ${own}>${items}</g:catalogueItemNotification></sh:d>`;
const read = (...messages: readonly string[]) =>
  rowsOf(...messages.map((text, n) => fileOf(text, `${'abcdef'[n]}.xml`)));
const namesOf = (rows: Awaited<ReturnType<typeof read>>) => itemsOf(rows).map(({ name }) => name);

describe('of several messages about one GTIN', () => {
  test('the later one counts by the time when it was made, whatever their order; the other is reported', async () => {
    const [newer, older] = [
      madeAt('2024-05-02T00:00:00Z', named(EACH, 'New')),
      madeAt('2024-05-01T23:00:00Z', named(EACH, 'Old')),
    ];
    const rows = await read(newer, older);
    expect(namesOf(rows)).toEqual(['New']);
    expect(rejectsOf(rows)).toEqual([[EACH, supersededBy(5, 'a.xml')]]);
    expect(rows[1]).toMatchObject({ line: 5, file: 'b.xml', warnings: [SUPERSEDED] });
    expect(namesOf(await read(older, newer))).toEqual(['New']);
  });

  test('the later one counts by its place where one does not say when it was made, or both at once', async () => {
    for (const times of [
      ['2024-05-01T00:00:00Z', 'yesterday'],
      ['2024-05-01T00:00:00Z', '2024-05-01T02:00:00+02:00'],
    ]) {
      const rows = await read(...times.map((time, n) => madeAt(time, named(EACH, `Name ${n}`))));
      expect(namesOf(rows)).toEqual(['Name 1']);
    }
    const inOne = await read(message(`${named(EACH, 'First')}\n${named(EACH, 'Second')}`));
    expect(namesOf(inOne)).toEqual(['Second']);
    expect(rejectsOf(inOne)).toEqual([[EACH, supersededBy(6, undefined)]]);
  });

  test("the envelope's time counts where the notification has none of its own", async () => {
    const early = oldMessage('2020-01-01T00:00:00', '', named(EACH, 'Early'));
    const late = oldMessage('2021-01-01T00:00:00', '', named(EACH, 'Late'));
    expect(namesOf(await read(late, early))).toEqual(['Late']);
    const latest = oldMessage(
      '2019-01-01T00:00:00',
      'creationDateTime="2022-01-01T00:00:00"',
      named(EACH, 'Own'),
    );
    expect(namesOf(await read(latest, late))).toEqual(['Own']);
  });

  test('one that says the same is no news, and none is superseded by it', async () => {
    const nested = link(2, named(EACH, 'Each'));
    const rows = await read(message(named(CASE, 'Case', nested) + named(BOX, 'Box', nested)));
    expect(rejectsOf(rows)).toEqual([]);
    expect(namesOf(rows).toSorted()).toEqual(['Box', 'Case', 'Each']);
    expect(rows.filter(({ result }) => 'same' in result)).toHaveLength(1);
  });

  test('a later one that takes it back counts, and so does a later one that gives it again', async () => {
    const given = madeAt('2024-01-01T00:00:00Z', named(EACH, 'Each'));
    const takenBack = (time: string) => madeAt(time, named(EACH, 'Each'), 'DELETE');
    const gone = await read(takenBack('2024-02-01T00:00:00Z'), given);
    expect(rejectsOf(gone)).toEqual([
      [EACH, TAKEN_BACK],
      [EACH, supersededBy(5, 'a.xml')],
    ]);
    expect(namesOf(await read(takenBack('2023-02-01T00:00:00Z'), given))).toEqual(['Each']);
  });

  test('links of one that is superseded neither make a circle nor miss anything', async () => {
    const rows = await read(
      madeAt('2024-01-01T00:00:00Z', named(CASE, 'Case', link(2, named(EACH, 'Each')))),
      madeAt(
        '2024-02-01T00:00:00Z',
        named(CASE, 'Case, alone') + named(EACH, 'Each', link(2, named(BOX, 'B'))),
      ),
    );
    expect(rejectsOf(rows).map(([gtin]) => gtin)).toEqual([EACH, CASE]);
    expect(itemsOf(rows).map(({ gtin, contains }) => [gtin, contains.length])).toEqual([
      [CASE, 0],
      [BOX, 0],
      [EACH, 1],
    ]);
  });

  test('just one counts, and it is never an earlier one', async () => {
    const days = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(days, async (times) => {
        const rows = await read(
          ...times.map((day, n) => madeAt(`2024-01-0${day}T00:00:00Z`, named(EACH, `Name ${n}`))),
        );
        expect(namesOf(rows)).toEqual([`Name ${times.lastIndexOf(Math.max(...times))}`]);
        expect(rejectsOf(rows)).toHaveLength(times.length - 1);
      }),
      { numRuns: 30 },
    );
  });
});

examples('the time "%s" is %d', readMessageTime, [
  ['2024-01-02T03:04:05Z', 1704164645000],
  ['2024-01-02T03:04:05', 1704164645000],
  ['2024-01-02T05:04:05.123456+02:00', 1704164645123],
  ['2024-01-02', 0],
  ['2024-13-02T03:04:05Z', 0],
  ['', 0],
]);
