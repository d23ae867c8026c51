import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { RuleKey } from '#contract/all-standards.ts';
import type { LawChannel, LawPlace } from '#contract/ingredient-laws.ts';
import type { Language } from '#contract/language.ts';

import type { TokenScope } from '#contract/tokens.ts';
import type { AuthProvider } from '#contract/user.ts';

export type IdentityProvider = Exclude<AuthProvider, 'email'>;

/** The profile of an account that is made when its link is redeemed; the business id already sealed, as base64. */
export interface PendingSignup {
  readonly user_id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company_name: string | null;
  readonly phone: string | null;
  readonly business_id: string | null;
  readonly business_id_last: string | null;
}

/** What the audit log tells of. */
export type AuditEvent =
  | 'signed_in'
  | 'code_refused'
  | 'refresh_token_reused'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'session_ended'
  | 'token_made'
  | 'token_revoked'
  | 'webhook_made'
  | 'webhook_paused'
  | 'webhook_resumed'
  | 'webhook_deleted'
  | 'account_deleted';

/** Tables of accounts, sessions and mail (0003_accounts.sql). */
export interface AccountTables {
  users: {
    id: string;
    email: string;
    email_key: string;
    first_name: string | null;
    last_name: string | null;
    company_name: string | null;
    phone: string | null;
    business_id: Buffer | null;
    business_id_last: string | null;
    auth_provider: AuthProvider;
    is_verified: boolean;
    /** 0029_account_language.sql. */
    language: Generated<Language>;
    created_at: Date;
    updated_at: Date;
  };
  user_identities: {
    provider: IdentityProvider;
    subject: string;
    user_id: string;
    created_at: Date;
  };
  magic_links: {
    id: string;
    email: string;
    email_key: string;
    token_hash: Buffer;
    nonce_hash: Buffer;
    code_hash: Buffer;
    redeemable: boolean;
    signup: JSONColumnType<PendingSignup> | null;
    tries_left: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    voided_at: Date | null;
  };
  sessions: {
    id: string;
    user_id: string;
    auth_provider: AuthProvider;
    user_agent: string | null;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  refresh_tokens: {
    token_hash: Buffer;
    session_id: string;
    issued_at: Date;
    rotated_at: Date | null;
  };
  provider_sign_ins: {
    state_hash: Buffer;
    provider: IdentityProvider;
    browser_hash: Buffer;
    code_verifier: string;
    nonce: string;
    created_at: Date;
    handover_hash: Buffer | null;
    user_id: string | null;
  };
  /** 0009_ended_sessions.sql. */
  ended_sessions: {
    session_id: string;
    ended_at: Date;
  };
  rate_events: {
    bucket: string;
    at: ColumnType<Date, Date, never>;
  };
  /** 0018_chosen_day.sql; `channels`: 0019_chosen_channels.sql. */
  standard_choices: {
    user_id: string;
    standards: RuleKey[];
    places: LawPlace[];
    channels: LawChannel[];
    /** YYYY-MM-DD, read as text. */
    day: ColumnType<Date | null, string | null, string | null>;
    updated_at: Date;
  };
  /** 0021_saved_searches.sql. */
  saved_searches: {
    id: string;
    user_id: string;
    name: string;
    address: string;
    query: string;
    created_at: Date;
  };
  /** 0016_api_tokens.sql. */
  api_tokens: {
    id: string;
    user_id: string;
    name: string;
    token_hash: Buffer;
    scope: TokenScope;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    minute_began_at: Date;
    minute_calls: number;
  };
  /** 0017_webhooks.sql, 0020_shared_keys.sql. */
  webhooks: {
    id: string;
    user_id: string;
    url: string;
    /** Of before secrets were sealed. */
    plain_secret: Generated<string | null>;
    sealed_secret: Buffer | null;
    created_at: Date;
    is_paused: Generated<boolean>;
    sequence: number;
    message_id: string | null;
    message_body: string | null;
    message_sequence: number | null;
    failed_attempts: Generated<number>;
    failing_since: Date | null;
    last_error: string | null;
    last_delivered_at: Date | null;
    next_attempt_at: Date;
    disabled_at: Date | null;
  };
  /** 0013_audit_events.sql. */
  audit_events: {
    id: Generated<number>;
    at: Date;
    event: AuditEvent;
    detail: string | null;
    user_id: string | null;
    client: string | null;
  };
  mail_outbox: {
    id: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Date;
    next_attempt_at: Date;
    attempts: Generated<number>;
    last_error: string | null;
    sent_at: Date | null;
    given_up_at: Date | null;
    expires_at: Date;
    unsubscribe_url: string | null;
  };
}
