import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import styles from './contact-page.module.css';

export function ContactPage() {
  useDocumentTitle('Contact us');
  return (
    <div className="wrap page">
      <PageHead title="Contact us" text="A question, a wrong label, a standard we should know: tell us." />
      <div className={styles.columns}>
        <ContactForm />
        <dl className={styles.notes}>
          <div>
            <dt>A value is wrong</dt>
            <dd>
              Say the GTIN and what stands on the pack. We mend it at its source, so that it stays mended.
            </dd>
          </div>
          <div>
            <dt>A product is missing</dt>
            <dd>
              Products come from data pools and public data sets. Its maker’s name is enough to look for it.
            </dd>
          </div>
          <div>
            <dt>What we keep</dt>
            <dd>Your name, address and message, to answer you. Nothing else, and not for anybody else.</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
