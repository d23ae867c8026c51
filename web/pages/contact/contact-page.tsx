import { t } from 'ttag';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import styles from './contact-page.module.css';

export function ContactPage() {
  useDocumentTitle(t`Contact us`);
  return (
    <div className="wrap page">
      <PageHead title={t`Contact us`} text={t`Ask a question, report a wrong label or suggest a standard.`} />
      <div className={styles.columns}>
        <ContactForm />
        <dl className={styles.notes}>
          <div>
            <dt>{t`A value is wrong`}</dt>
            <dd>{t`Send the GTIN and the text on the pack. We correct it at the source.`}</dd>
          </div>
          <div>
            <dt>{t`A product is missing`}</dt>
            <dd>
              {t`Products come from data pools and public data sets. The maker’s name is enough to search them.`}
            </dd>
          </div>
          <div>
            <dt>{t`What we keep`}</dt>
            <dd>{t`Your name, address and message, only to answer you.`}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
