import type { User } from '#contract/user.schema.ts';
import type { UserRow } from './account.queries.ts';
import { maskBusinessId } from './business-id.ts';

/** Field by field what leaves of an account. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    company_name: row.company_name,
    phone: row.phone,
    business_id: row.business_id_last === null ? null : maskBusinessId(row.business_id_last),
    auth_provider: row.auth_provider,
    is_verified: row.is_verified,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
