import { t } from 'ttag';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Verdict } from '#contract/guideline.ts';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { type Labelled, novaOf, verdictOf } from '#web/features/product-facts/product-labels.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './label-badges.module.css';

const SENTENCES: Readonly<Record<Verdict, (name: string) => string>> = {
  pass: (name) => t`Passes ${name}`,
  fail: (name) => t`Fails ${name}`,
  unknown: (name) => t`${name} unknown`,
  not_applicable: (name) => t`${name} not applicable`,
};

export function LabelBadges({ product }: { readonly product: Labelled }) {
  const nova = novaOf(product);
  const { day } = useDayAndPlaces();
  return (
    <ul className={styles.badges} aria-label={t`Labels`}>
      {begunBy(day, GUIDELINE_KEYS).map((guideline) => {
        const verdict = verdictOf(product, guideline);
        return (
          <li key={guideline} className={classNames('tag', styles[verdict])}>
            <VerdictMark verdict={verdict} />
            {SENTENCES[verdict](GUIDELINES[guideline].name)}
          </li>
        );
      })}
      <li className="tag">
        <NovaSteps nova={nova} />
        {nova ? `NOVA ${nova}` : t`NOVA unknown`}
      </li>
    </ul>
  );
}
