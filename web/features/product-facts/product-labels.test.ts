import { describe, expect, test } from 'vitest';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import { novaOf, verdictOf } from './product-labels.ts';

describe('a verdict', () => {
  test('is unknown, not a failure, where only the flag is there and not set', () => {
    expect(verdictOf({}, 'smart_snack')).toBe('unknown');
    expect(verdictOf({ is_smart_snack: false }, 'smart_snack')).toBe('unknown');
    expect(verdictOf({ is_good_choice: 'false' }, 'good_choice')).toBe('unknown');
    expect(verdictOf({ recommended_ok: null }, 'philly')).toBe('unknown');
  });

  test('is a pass from a boolean and from a string', () => {
    for (const flag of [true, 'true', 'True']) {
      expect(verdictOf({ is_smart_snack: flag }, 'smart_snack')).toBe('pass');
      expect(verdictOf({ is_good_choice: flag }, 'good_choice')).toBe('pass');
      expect(verdictOf({ recommended_ok: flag }, 'philly')).toBe('pass');
    }
  });

  test('that does not apply is neither unknown nor a failure', () => {
    const verdict = verdictOf(
      { is_smart_snack: false, verdicts: { smart_snack: 'not_applicable' } },
      'smart_snack',
    );
    expect(VERDICT_WORDS[verdict]).toBe('Not applicable');
  });

  test('is what the guideline engine says, where it says it', () => {
    expect(verdictOf({ is_smart_snack: false, verdicts: { smart_snack: 'fail' } }, 'smart_snack')).toBe(
      'fail',
    );
  });
});

describe('a NOVA label', () => {
  test.each([null, undefined, '', '5', 'ultra', 0])('is none in %s', (nova_label) => {
    expect(novaOf({ nova_label })).toBeNull();
  });

  test('is read from text and from a number', () => {
    expect(novaOf({ nova_label: '4' })).toBe('4');
    expect(novaOf({ nova_label: 1 })).toBe('1');
  });
});
