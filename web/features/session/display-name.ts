import type { User } from '#contract/user.schema.ts';

/** What a person is called: their name, else their company, else their address. */
export function displayName({ first_name, last_name, company_name, email }: User): string {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return name || company_name || email;
}
