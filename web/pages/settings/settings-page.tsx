import { useState } from 'react';
import { c, jt, t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileFrame } from '#web/blocks/profile-frame/profile-frame.tsx';
import { TokensSection } from '#web/features/auth/tokens/tokens-section.tsx';
import { WebhooksSection } from '#web/features/webhooks/webhooks-section.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './settings-page.module.css';

/** What colours a person wants: those of their system, or always light, or always dark. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Where `index.html` looks before the first paint. */
const KEY = 'theme';

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}

export const SettingsPage = privatePage(t`Settings`, t`to view your settings`, Settings);

function Settings({ user }: { readonly user: User }) {
  useDocumentTitle(t`Settings`);
  const [theme, setTheme] = useState<Theme>(readTheme);
  const change = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <ProfileFrame
      title={t`Settings`}
      text={t`Appearance in this browser, tokens and webhooks for programs, and links to the rest of your account.`}
    >
      <dl className={styles.rows}>
        <div>
          <dt>{t`Colors`}</dt>
          <dd>
            <SegmentedControl
              label={t`Colors`}
              value={theme}
              segments={[
                { value: 'system', label: t`System` },
                { value: 'light', label: c('colors').t`Light` },
                { value: 'dark', label: c('colors').t`Dark` },
              ]}
              onChange={change}
            />
          </dd>
        </div>
        <div>
          <dt>{t`Language`}</dt>
          <dd>
            <LanguageSwitch />
          </dd>
        </div>
        <div>
          <dt>{t`Products as`}</dt>
          <dd>
            {jt`${(
              <TextLink key="cards" to="/products">
                {t`Cards`}
              </TextLink>
            )} or ${(
              <TextLink key="table" to="/products-nuts">
                {t`a table`}
              </TextLink>
            )}. The switch is in the header, and keeps your search.`}
          </dd>
        </div>
        <div>
          <dt>{t`Sign-in and data`}</dt>
          <dd>
            {jt`Where you are logged in, your data as a file, and deleting the account are in your ${(
              <TextLink key="profile" to="/profile">
                {t`profile`}
              </TextLink>
            )}.`}
          </dd>
        </div>
        <div>
          <dt>{t`Company`}</dt>
          <dd>
            {jt`${(
              <TextLink key="corporate" to="/profile/corporate">
                {t`Corporate profile`}
              </TextLink>
            )}, a sample of what companies will see.`}
          </dd>
        </div>
      </dl>
      <TokensSection userId={user.id} />
      <WebhooksSection userId={user.id} />
    </ProfileFrame>
  );
}
