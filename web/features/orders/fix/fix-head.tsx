import { ArrowRight } from 'lucide-react';
import { t } from 'ttag';
import { GUIDELINES, SHELF_GUIDELINES } from '#contract/guideline.ts';
import type { Swaps } from '#contract/swaps.schema.ts';
import type { Choice } from '#web/features/alternatives/choice.ts';
import { ChooseAlternatives } from '#web/features/alternatives/choose-alternatives.tsx';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { percentOf } from '../scorecard/scorecard-words.ts';
import styles from './fix-head.module.css';
import { sumCosts } from './swap-words.ts';

export interface FixHeadProps {
  readonly swaps: Swaps | undefined;
  readonly isFailed: boolean;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

/** How many lines fail, how many have a match, and what taking them all would change. */
export function FixHead({ swaps, isFailed, choice, onChoice }: FixHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <p role="status" className="title">
          {swaps ? countText(swaps) : !isFailed && t`Looking for what could stand in…`}
        </p>
        <ChooseAlternatives
          choice={choice}
          onChange={onChoice}
          without={(allergens) => t`no new ${allergens}`}
        />
        <p className="small muted">{t`An allergen counts as absent only where it is declared so.`}</p>
      </div>
      {swaps && swaps.lines.length > 0 && <Sums swaps={swaps} />}
    </div>
  );
}

function countText({ lines }: Swaps): string {
  if (lines.length === 0) return t`No line is known to fail.`;
  const matched = lines.filter(({ total }) => total > 0).length;
  const fail = countOf(lines.length, t`line fails`, t`lines fail`);
  if (matched === 0) return t`${fail}. None has a better match.`;
  if (matched === 1) return t`${fail}. ${formatCount(matched)} has a better match.`;
  return t`${fail}. ${formatCount(matched)} have a better match.`;
}

function Sums({ swaps }: { readonly swaps: Swaps }) {
  const costs = sumCosts(swaps.lines);
  const change = moneyText(Math.abs(costs.change));
  return (
    <dl className={styles.sums}>
      {SHELF_GUIDELINES.flatMap((key) => swaps.guidelines.filter(({ guideline }) => guideline === key)).map(
        ({ guideline, applies, passes, would_pass: after }) =>
          applies > 0 && (
            <div key={guideline}>
              <dt>{t`Lines passing ${GUIDELINES[guideline].name}`}</dt>
              <dd>
                <span>
                  {percentOf(passes, applies)}&nbsp;<span className="unit">%</span>
                </span>
                <ArrowRight size={14} aria-label={t`with every match`} />
                <b>
                  {percentOf(Math.min(after, applies), applies)}&nbsp;<span className="unit">%</span>
                </b>
              </dd>
            </div>
          ),
      )}
      {costs.lines > 0 && (
        <div>
          <dt>
            {t`Cost with every match`}{' '}
            <span className="muted">{t`known of ${countOf(costs.lines, t`line`, t`lines`)}`}</span>
          </dt>
          <dd>
            <b>{costs.change < 0 ? t`${change} less` : t`${change} more`}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}
