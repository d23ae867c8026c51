import { t } from 'ttag';
export const MAX_CONTACT_NAME_LENGTH = 200;
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;
/** How many messages one network address may send in an hour. */
export const CONTACT_MESSAGES_AN_HOUR = 5;
/** What is said after a message was taken. */
export const MESSAGE_SENT = t`Thank you. Your message has been sent.`;
