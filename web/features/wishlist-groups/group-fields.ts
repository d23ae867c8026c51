/** What a person says of a group. */
export interface GroupFields {
  readonly name: string;
  /** Empty is none. */
  readonly description: string | null;
  readonly is_public: boolean;
}

export const NEW_GROUP: GroupFields = { name: '', description: null, is_public: false };

export function trimFields({ name, description, is_public }: GroupFields): GroupFields {
  return { name: name.trim(), description: description?.trim() || null, is_public };
}
