import { expect, test } from 'vitest';
import { MARTA } from '#tests/support/session-world.ts';
import { changesOf, editedValues, PROFILE_SECTIONS } from './sections.ts';

const fields = PROFILE_SECTIONS.flatMap((section) => section.fields);
const user = { ...MARTA, company_name: 'Northfield', business_id: '•••••6789' };

test('saving without a change sends nothing, also not the masked business id', () => {
  const values = editedValues(user, fields);
  expect(values).toMatchObject({ first_name: 'Marta', last_name: '', business_id: '' });
  expect(changesOf(user, fields, values)).toEqual({});
});

test('only what differs is sent, trimmed; an emptied field is cleared', () => {
  const values = {
    ...editedValues(user, fields),
    first_name: ' Ada ',
    company_name: ' ',
    business_id: '12-3',
  };
  expect(changesOf(user, fields, values)).toEqual({
    first_name: 'Ada',
    company_name: null,
    business_id: '12-3',
  });
});
