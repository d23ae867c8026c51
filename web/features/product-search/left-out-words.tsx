import { Check, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { t } from 'ttag';
import { buildQuery } from '#web/lib/build-query.ts';
import { classNames } from '#web/lib/class-names.ts';
import { countOf } from '#web/lib/format-count.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { putWordBack } from './change-words.ts';
import ways from './empty-results.module.css';
import { type LeftOut, leftOutWords } from './left-out-text.ts';
import styles from './left-out-words.module.css';
import type { ListPath, SearchProps } from './use-product-search.ts';

export interface LeftOutWordsProps extends SearchProps {
  readonly path: ListPath;
  /** A link was followed that goes with the term it belonged to. */
  readonly onLeave: () => void;
  readonly leftOut: LeftOut;
  readonly total: number;
}

/** The term with the words struck that no product has together with the others, and the ways to put one back. */
export function LeftOutWords({ path, leftOut, total, search, update, onLeave }: LeftOutWordsProps) {
  const { words, put_backs } = leftOut;
  const putBack = (word: string) => ({
    href: `${path}${buildQuery(putWordBack(search, word))}`,
    onPress: () => {
      update((now) => putWordBack(now, word));
      onLeave();
    },
  });
  const count = (
    <span key="count" className="nowrap">
      {countOf(total, t`product`, t`products`)}.
    </span>
  );
  return (
    <section className={styles.section} aria-labelledby="left-out">
      <h2 className="title" id="left-out">
        {sentenceOf(leftOut)}: {count}
      </h2>
      <ul className={styles.words} aria-label={t`Words of the search`}>
        {words.map(({ text, is_left_out }, i) => {
          const struck = is_left_out && <s className={styles.struck}>{text}</s>;
          // A brand or claim is put back whole. A word that no product has cannot be.
          const way = struck && put_backs.find(({ word }) => word.split(' ').includes(text))?.word;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice, and never moves
            <li key={i}>
              {way ? (
                <AppLink className={styles.back} aria-label={t`Put ${way} back`} {...putBack(way)}>
                  {struck}
                </AppLink>
              ) : (
                struck || text
              )}
            </li>
          );
        })}
      </ul>
      {put_backs.length > 0 && (
        <>
          <p className="small muted">{t`Press a struck word to put it back.`}</p>
          <ul className={classNames(ways.ways, styles.ways)} aria-label={t`Other ways`}>
            <li aria-current="true" className={classNames(ways.way, styles.way)}>
              <Words words={words} />
              <span>{countOf(total, t`product`, t`products`)}</span>
              <Check size={16} aria-hidden="true" />
            </li>
            {put_backs.map((way) => (
              <li key={way.word}>
                <AppLink className={classNames(ways.way, styles.way)} {...putBack(way.word)}>
                  <Words words={way.words} />
                  <span>{countOf(way.total, t`product`, t`products`)}</span>
                  <ChevronRight size={16} aria-hidden="true" />
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** `No product has all of these words. Without “campbells”` */
function sentenceOf(leftOut: LeftOut): string {
  const words = leftOutWords(leftOut);
  return leftOut.is_found
    ? t`No product has all of these words in its name. Without ${words}`
    : t`No product has all of these words. Without ${words}`;
}

/** Words in a row; those left out next to each other are one stroke. */
function Words({ words }: Pick<LeftOut, 'words'>) {
  return (
    <span>
      {words.map(({ text, is_left_out }, i) => {
        const isLast = i === words.length - 1;
        const goesOn = !isLast && words[i + 1]?.is_left_out === is_left_out;
        const shown = goesOn ? `${text} ` : text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={i}>
            {is_left_out ? <s>{shown}</s> : shown}
            {!goesOn && !isLast && ' '}
          </Fragment>
        );
      })}
    </span>
  );
}
