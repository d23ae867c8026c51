import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { LawLine } from './law-line.tsx';
import type { BookGroup } from './rule-books.ts';
import { StandardLine } from './standard-line.tsx';
import styles from './standards-page.module.css';

export type RuleGroupProps = BookGroup;

/** Rule books under one name, a line each. */
export function RuleGroup({ id, title, note, books }: RuleGroupProps) {
  const chosen: readonly string[] = standardsFirst(myStandards.useList());
  return (
    <section id={id} className={styles.group} aria-label={title}>
      <div className={`spread ${styles.head}`}>
        <h2 className="title">{title}</h2>
        <p className="small muted">{note}</p>
      </div>
      <ul>
        {books.map((book) =>
          'law' in book.rule ? (
            <LawLine
              key={book.key}
              law={book.rule.law}
              since={book.since}
              isMine={chosen.includes(book.key)}
            />
          ) : (
            <StandardLine
              key={book.key}
              standard={book.rule.standard}
              state={book.state}
              from={book.from}
              since={book.since}
              isMine={chosen.includes(book.key)}
            />
          ),
        )}
      </ul>
    </section>
  );
}
