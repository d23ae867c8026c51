import { t } from 'ttag';
import type { SignupField } from '#contract/signup.ts';
import type { User } from '#contract/user.schema.ts';
import { ACCOUNT_INPUTS, type InputWords } from '../signup-words.ts';

export type ProfileField = Exclude<SignupField, 'email'>;

export interface ProfileInput extends InputWords {
  readonly name: ProfileField;
}

export interface ProfileSection {
  readonly title: string;
  readonly fields: readonly ProfileInput[];
}

const section = (title: string, ...names: readonly ProfileField[]): ProfileSection => ({
  title,
  fields: names.map((name) => ({ name, ...ACCOUNT_INPUTS[name] })),
});

/** What can be edited, section by section. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  section(t`Personal`, 'first_name', 'last_name', 'phone'),
  section(t`Company`, 'company_name', 'business_id'),
];

/** What the fields hold when editing begins. The business id is never shown in full, so its field begins empty. */
export function editedValues(user: User, fields: readonly ProfileInput[]): Record<ProfileField, string> {
  const values = { first_name: '', last_name: '', company_name: '', phone: '', business_id: '' };
  for (const { name } of fields) if (name !== 'business_id') values[name] = user[name] ?? '';
  return values;
}

/** Only what differs: an emptied field is cleared, an empty business id keeps the one there. */
export function changesOf(
  user: User,
  fields: readonly ProfileInput[],
  values: Readonly<Record<ProfileField, string>>,
): Partial<Record<ProfileField, string | null>> {
  const changes: Partial<Record<ProfileField, string | null>> = {};
  for (const { name } of fields) {
    const value = values[name].trim();
    if (name === 'business_id' ? value !== '' : value !== (user[name] ?? '')) changes[name] = value || null;
  }
  return changes;
}
