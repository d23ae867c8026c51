import { ChevronDown } from 'lucide-react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileFrame } from '#web/blocks/profile-frame/profile-frame.tsx';
import profile from '#web/features/auth/profile/profile.module.css';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { displayName } from '#web/features/session/display-name.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ANSWERS } from './answers.ts';
import styles from './help-page.module.css';

export const HelpPage = privatePage(t`Help/Report`, t`to view help and reports`, Help);

function Help({ user }: { readonly user: User }) {
  useDocumentTitle(t`Help/Report`);
  return (
    <ProfileFrame title={t`Help/Report`} text={t`Common questions, and a form for everything else.`}>
      <section className={profile.section} aria-labelledby="answers">
        <h2 id="answers" className="title">
          {t`Help`}
        </h2>
        <div className={profile.rows}>
          {ANSWERS.map(({ question, answer }) => (
            <details key={question} className={styles.answer} name="answer">
              <summary>
                {question}
                <ChevronDown size={16} aria-hidden="true" />
              </summary>
              <p className="soft">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="report">
        <h2 id="report" className="title">
          {t`Report`}
        </h2>
        <p className="soft">
          {t`Report a wrong value, a missing product or a fault. Include the GTIN if you can.`}
        </p>
        <ContactForm
          topic="Report from the help page"
          messageLabel={t`What is wrong`}
          button={t`Send Report`}
          writer={{ name: displayName(user), email: user.email }}
        />
      </section>
    </ProfileFrame>
  );
}
