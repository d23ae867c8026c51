import type { ReactNode } from 'react';
import { t } from 'ttag';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import { AnswerMark } from '#web/features/marks/answer-mark.tsx';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { ALLERGEN_STATE_NAMES } from '#web/features/product-facts/allergen-states.ts';
import { NOVA_WORDS } from '#web/features/product-facts/product-labels.ts';
import { breakable } from '#web/features/product-facts/product-names.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Cell, CriterionCell, FigureCell } from '../model/cell.ts';
import styles from './cell-view.module.css';
import { LongText } from './long-text.tsx';

const ALLERGEN_CLASSES = {
  conflict: 'strong',
  contains: 'strong',
  named: 'strong',
  may_contain: '',
  free_from: '',
  not_declared: 'muted',
} as const;

export function CellView({ cell }: { readonly cell: Cell }) {
  switch (cell.kind) {
    case 'loading':
      return (
        <>
          <span className="visually-hidden">{t`Loading`}</span>
          <Skeleton width="4rem" height="1em" />
        </>
      );
    case 'failed':
      return <span className={styles.failed}>{t`Could not be loaded`}</span>;
    case 'missing':
      return <span className="na">{cell.text}</span>;
    case 'words':
      return breakable(cell.text);
    case 'long':
      return <LongText text={cell.text} />;
    case 'tags':
      return (
        <ul className={styles.tags}>
          {cell.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      );
    case 'verdict':
      return says(<VerdictMark verdict={cell.verdict} />, VERDICT_WORDS[cell.verdict], cell.reason);
    case 'answer':
      return says(<AnswerMark mark={cell.mark} />, cell.text, undefined);
    case 'nova':
      return says(
        <NovaSteps nova={cell.nova} />,
        cell.nova ? `${cell.nova}, ${NOVA_WORDS[cell.nova]}` : t`Unknown`,
        cell.because,
      );
    case 'allergen':
      return (
        <span className={classNames(styles.says, ALLERGEN_CLASSES[cell.state])}>
          <AllergenMark state={cell.state} />
          <span>{ALLERGEN_STATE_NAMES[cell.state]}</span>
        </span>
      );
    case 'figure':
      return <Figure cell={cell} />;
    case 'criterion':
      return <CriterionView cell={cell} />;
  }
}

function Figure({ cell: { text, unit, best, difference, caution } }: { readonly cell: FigureCell }) {
  return (
    <>
      <span className={classNames(styles.figure, best !== undefined && 'strong')}>
        {text} <span className="unit">{unit}</span>
      </span>
      {best !== undefined && <span className={styles.best}> {best}</span>}
      {difference !== undefined && <span className={styles.difference}> {difference}</span>}
      {caution !== undefined && (
        <small className={styles.caution}>
          <AllergenMark state="may_contain" /> <span>{t`Implausible: ${caution}`}</span>
        </small>
      )}
    </>
  );
}

function CriterionView({ cell: { verdict, measured, limit, margin } }: { readonly cell: CriterionCell }) {
  const against = [limit, margin].filter((part) => part !== undefined).join(', ');
  return says(
    <VerdictMark verdict={verdict} />,
    <>
      <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
      {measured ?? <span className="na">{t`N/A`}</span>}
    </>,
    against,
  );
}

/** A mark, its words and, smaller, why. */
function says(mark: ReactNode, words: ReactNode, why: string | undefined) {
  return (
    <span className={styles.says}>
      {mark}
      <span>
        {words}
        {why && <small>{why}</small>}
      </span>
    </span>
  );
}
