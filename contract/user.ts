export const AUTH_PROVIDERS = ['email', 'google', 'apple'] as const;
export type AuthProvider = (typeof AUTH_PROVIDERS)[number];

/** The longest mail address SMTP can deliver to (RFC 5321 4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PROFILE_FIELD_LENGTH = 200;
