import { createRoute, lazyRouteComponent, type ParsedLocation, redirect } from '@tanstack/react-router';
import { keepSecrets } from '#web/features/auth/url-secrets.ts';
import { parseCorporateSearch } from '#web/pages/corporate/corporate-search.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

const settings = createRoute({
  getParentRoute: () => root,
  path: '/profile/settings',
  component: lazyRouteComponent(() => import('#web/pages/settings/settings-page.tsx'), 'SettingsPage'),
});

const help = createRoute({
  getParentRoute: () => root,
  path: '/profile/help',
  component: lazyRouteComponent(() => import('#web/pages/help/help-page.tsx'), 'HelpPage'),
});

const corporate = createRoute({
  getParentRoute: () => root,
  path: '/profile/corporate',
  validateSearch: knownSearch(parseCorporateSearch),
  component: lazyRouteComponent(() => import('#web/pages/corporate/corporate-page.tsx'), 'CorporatePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('#web/pages/login/login-page.tsx'), 'LoginPage'),
});
const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: lazyRouteComponent(() => import('#web/pages/signup/signup-page.tsx'), 'SignupPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('#web/pages/forgot-password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/auth/verify',
  beforeLoad: hideSecrets('/auth/verify'),
  component: lazyRouteComponent(() => import('#web/pages/verify/verify-page.tsx'), 'VerifyPage'),
});
const google = createRoute({
  getParentRoute: () => root,
  path: '/auth/google',
  beforeLoad: hideSecrets('/auth/google'),
  component: lazyRouteComponent(
    () => import('#web/pages/auth-callback/google-callback-page.tsx'),
    'GoogleCallbackPage',
  ),
});
const appleCallback = lazyRouteComponent(
  () => import('#web/pages/auth-callback/apple-callback-page.tsx'),
  'AppleCallbackPage',
);
const apple = createRoute({
  getParentRoute: () => root,
  path: '/login/apple',
  beforeLoad: hideSecrets('/login/apple'),
  component: appleCallback,
});
const appleReturn = createRoute({
  getParentRoute: () => root,
  path: '/login/apple/callback',
  beforeLoad: hideSecrets('/login/apple/callback'),
  component: appleCallback,
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  component: lazyRouteComponent(() => import('#web/pages/profile/profile-page.tsx'), 'ProfilePage'),
});

export const accountRoutes = [
  login,
  auth,
  signup,
  forgotPassword,
  verify,
  google,
  apple,
  appleReturn,
  profile,
  settings,
  help,
  corporate,
] as const;

type SecretPath = '/auth/verify' | '/auth/google' | '/login/apple' | '/login/apple/callback';

/** Tokens and codes leave the address bar before the page is even loaded. The server sees no browser to hide them from. */
function hideSecrets(path: SecretPath): (context: { readonly location: ParsedLocation }) => void {
  return ({ location }) => {
    if (typeof window === 'undefined') return;
    if (keepSecrets(path, location.search)) throw redirect({ to: path, search: {}, replace: true });
  };
}
