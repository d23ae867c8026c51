import type { User } from '#contract/user.schema.ts';

export type ProfileField = 'first_name' | 'last_name' | 'company_name' | 'phone' | 'business_id';

export interface ProfileInput {
  readonly name: ProfileField;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'tel';
}

export interface ProfileSection {
  readonly title: string;
  readonly fields: readonly ProfileInput[];
}

/** What can be edited, section by section. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    title: 'Personal',
    fields: [
      { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
      { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
      { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
    ],
  },
  {
    title: 'Company',
    fields: [
      { name: 'company_name', label: 'Company name', autoComplete: 'organization' },
      { name: 'business_id', label: 'Business Reg Number/Tax ID/SSN', autoComplete: 'off' },
    ],
  },
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
