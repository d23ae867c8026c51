import { MessageSquare } from 'lucide-react';
import { t } from 'ttag';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { LAUNCHES, type Launch } from '#web/pages/sample/launches.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SampleNote } from '#web/ui/sample-note.tsx';
import styles from './product-hunt-page.module.css';

export function ProductHuntPage() {
  useDocumentTitle(t`Launches`);
  return (
    <div className="wrap page">
      <PageHead
        title={t`Launches`}
        text={t`New tools for people who buy and serve food, voted on by those who use them.`}
        note={<SampleNote>{t`These launches, their makers, votes and comments are invented.`}</SampleNote>}
      >
        <ButtonLink to="/login" tone="primary">
          {t`Sign in`}
        </ButtonLink>
      </PageHead>
      <ol className={styles.list}>
        {LAUNCHES.map((launch, i) => (
          <Item key={launch.name} launch={launch} rank={i + 1} />
        ))}
      </ol>
    </div>
  );
}

function Item({ launch, rank }: { readonly launch: Launch; readonly rank: number }) {
  const { name, tagline, topics, maker, votes, comments } = launch;
  return (
    <li className={styles.item}>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <div className={styles.about}>
        <h2 className="title">{name}</h2>
        <p className="soft">{tagline}</p>
        <p className={styles.facts}>
          <span>{maker}</span>
          <span>{topics.join(', ')}</span>
          <span className={styles.comments}>
            <MessageSquare size={14} aria-hidden="true" />
            {countOf(comments, t`comment`, t`comments`)}
          </span>
        </p>
      </div>
      <p className={styles.votes}>
        <span className={styles.count}>{votes}</span> {t`votes`}
      </p>
    </li>
  );
}
