import { composeMail, type Mail } from './layout.ts';

const IGNORE = 'If you did not ask for this, ignore this mail: nothing happens without it.';
const ONCE = 'The link works once, for 15 minutes.';

/** To an address that has an account: its link and its code. */
export function signInMail(recipient: string, href: string, code: string): Mail {
  return composeMail(recipient, 'Your Larder sign-in link', {
    heading: 'Sign in to Larder',
    paragraphs: [ONCE],
    action: { label: 'Sign in', href },
    code,
    footer: IGNORE,
  });
}

/** To an address that signs up: following the link makes the account. */
export function confirmSignupMail(recipient: string, href: string, code: string): Mail {
  return composeMail(recipient, 'Confirm your Larder account', {
    heading: 'Confirm your address',
    paragraphs: ['Your account is made when you open the link.', ONCE],
    action: { label: 'Confirm and sign in', href },
    code,
    footer: IGNORE,
  });
}

/** To an address without an account, for which somebody asked to sign in. */
export function noAccountMail(recipient: string, signupHref: string): Mail {
  return composeMail(recipient, 'No Larder account for this address', {
    heading: 'No account here yet',
    paragraphs: [
      'Somebody asked to sign in to Larder with this address, but it has no account.',
      'If that was you, create one, or sign in with the address you signed up with.',
    ],
    action: { label: 'Create an account', href: signupHref },
    footer: IGNORE,
  });
}
