import { say, t } from '#server/language/speech.ts';
import { composeMail, type Mail } from './layout.ts';

const IGNORE = t`If you did not ask for this, ignore this mail: nothing happens without it.`;
const ONCE = t`The link works once, for 15 minutes.`;

/** To an address that has an account: its link and its code. */
export function signInMail(recipient: string, href: string, code: string): Mail {
  return composeMail(recipient, t`Your Larder sign-in link`, {
    heading: t`Sign in to Larder`,
    paragraphs: [say(ONCE)],
    action: { label: t`Sign in`, href },
    code,
    footer: say(IGNORE),
  });
}

/** To an address that signs up: following the link makes the account. */
export function confirmSignupMail(recipient: string, href: string, code: string): Mail {
  return composeMail(recipient, t`Confirm your Larder account`, {
    heading: t`Confirm your address`,
    paragraphs: [t`Your account is made when you open the link.`, say(ONCE)],
    action: { label: t`Confirm and sign in`, href },
    code,
    footer: say(IGNORE),
  });
}

/** To an address without an account, for which somebody asked to sign in. */
export function noAccountMail(recipient: string, signupHref: string): Mail {
  return composeMail(recipient, t`No Larder account for this address`, {
    heading: t`No account here yet`,
    paragraphs: [
      t`Somebody asked to sign in to Larder with this address, but it has no account.`,
      t`If that was you, create one, or sign in with the address you signed up with.`,
    ],
    action: { label: t`Create an account`, href: signupHref },
    footer: say(IGNORE),
  });
}
