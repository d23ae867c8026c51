import { TriangleAlert } from 'lucide-react';
import { c, t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import type { LimitMark } from './limit-mark.ts';
import { type CellFigure, figureText } from './nutrient-figure.ts';
import styles from './nutrition-table.module.css';

export interface NutrientCellProps {
  readonly figure: CellFigure | undefined;
  readonly isLoading: boolean;
  readonly mark: LimitMark | undefined;
}

const KIND_WORDS: Readonly<Record<LimitMark['kind'], string>> = {
  over: c('limit').t`over`,
  short: c('limit').t`short`,
  doubtful: t`implausible value`,
};

/** A figure, marked by shape and color where it is past a limit; the words come with the pointer and a screen reader. */
export function NutrientCell({ figure, isLoading, mark }: NutrientCellProps) {
  const isMissing = figure === undefined;
  if (isMissing && isLoading) return <td className="number" />;
  return (
    <td className={classNames('number', isMissing && 'na')} title={mark?.words.join('\n')}>
      {mark && <LimitSign kind={mark.kind} />}
      {figureText(figure)}
      {mark && (
        <span className="visually-hidden">
          , {KIND_WORDS[mark.kind]}: {mark.words.join('; ')}
        </span>
      )}
    </td>
  );
}

export function LimitSign({ kind }: { readonly kind: LimitMark['kind'] }) {
  if (kind === 'doubtful')
    return (
      <TriangleAlert size={12} aria-hidden="true" className={classNames(styles.sign, styles.doubtful)} />
    );
  return (
    <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true" className={styles.sign}>
      <path d={kind === 'over' ? 'M4 .5l4 7H0z' : 'M4 7.5l4-7H0z'} fill="currentcolor" />
    </svg>
  );
}
