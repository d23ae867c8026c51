import { expect, test } from 'vitest';
import { byUrgency, isRuleAlarm, type RuleChange, ruleChangeSentence } from './rule-changes.ts';

const change = (
  field: RuleChange['field'],
  old: string | null,
  now: string | null,
  key: string | null = null,
): RuleChange => ({ field, key, old, new: now });

test.each([
  [change('state', 'coming', 'in_force'), true, 'State: Coming → In force'],
  [change('state', 'enjoined', 'coming'), true, 'State: Stopped by a court → Coming'],
  [change('state', 'in_force', 'enjoined'), false, 'State: In force → Stopped by a court'],
  [change('state', null, 'proposed'), false, 'State: Proposed'],
  [change('begins', '2028-01-01', '2027-01-01'), true, 'First day: 1 Jan 2028 → 1 Jan 2027'],
  [change('begins', '2027-01-01', '2028-01-01'), false, 'First day: 1 Jan 2027 → 1 Jan 2028'],
  [change('begins', null, '2027-09-01', '2027'), true, 'First day of version 2027: 1 Sep 2027'],
  [change('begins', '2027-09-01', null, '2027'), false, 'First day of version 2027: 1 Sep 2027 → withdrawn'],
  [change('soon', null, '2027-01-15'), true, 'Begins soon: 15 Jan 2027'],
  [change('version', '2024', '2027'), true, 'Version in force: 2024 → 2027'],
  [change('substance', null, 'Red 3'), true, 'Names now: Red 3'],
  [change('substance', 'Red 3', null), false, 'Names no longer: Red 3'],
  [change('event', null, 'A court stops it', '2025-12-23'), false, '23 Dec 2025: A court stops it'],
  [change('removed', null, null), false, 'No longer among the rule books'],
])('%j is an alarm: %j, in words %j', (each, alarm, words) => {
  expect([isRuleAlarm(each), ruleChangeSentence(each)]).toEqual([alarm, words]);
});

test('what binds more than before comes first', () => {
  const [later, event, named] = [
    change('begins', '2027-01-01', '2028-01-01'),
    change('event', null, 'Postponed', '2026-12-01'),
    change('substance', null, 'BHA'),
  ];
  expect(byUrgency([event, later, named])).toEqual([named, later, event]);
});
