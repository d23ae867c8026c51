import { ArrowDown, ArrowUpRight } from 'lucide-react';
import { t } from 'ttag';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { RESOURCES, type Resource, TIPS, TIPS_ID } from './resources.ts';
import styles from './resources-page.module.css';

export function ResourcesPage() {
  useDocumentTitle(t`Resources`);
  return (
    <div className="wrap page">
      <PageHead title={t`Resources`} text={t`Where the numbers and the rules come from, at their source.`} />
      <ul className={styles.list}>
        {RESOURCES.map((resource) => (
          <Item key={resource.name} resource={resource} />
        ))}
      </ul>
      <section id={TIPS_ID} className={styles.tips} tabIndex={-1} aria-labelledby={`${TIPS_ID}-title`}>
        <h2 id={`${TIPS_ID}-title`} className="heading">
          {t`Supplier Collaboration Tips`}
        </h2>
        <ol className={styles.steps}>
          {TIPS.map(({ title, text }) => (
            <li key={title}>
              <h3 className="title">{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Item({ resource: { name, text, href, from } }: { readonly resource: Resource }) {
  const isHere = href.startsWith('#');
  const Icon = isHere ? ArrowDown : ArrowUpRight;
  return (
    <li className={styles.item}>
      <h2 className="title">
        <a href={href} {...(!isHere && { rel: 'noreferrer' })}>
          {name}
        </a>
      </h2>
      <p className="soft">{text}</p>
      <p className={styles.from}>
        {from} <Icon size={16} aria-hidden="true" />
      </p>
    </li>
  );
}
