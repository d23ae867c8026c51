import { Check, Minus } from 'lucide-react';
import { t } from 'ttag';
import type { Period } from '#web/features/marketing/checkout-search.ts';
import { PERIOD_WORDS, PLAN_FEATURES, type Plan } from '#web/features/marketing/plans.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly period: Period;
  /** The one whose button stands out. */
  readonly isMain: boolean;
}

export function PlanCard({ plan, period, isMain }: PlanCardProps) {
  const { key, title, subtitle, price, features } = plan;
  return (
    <section className={styles.plan} aria-label={title}>
      <div>
        <h2 className="title">{title}</h2>
        <p className="soft">{subtitle}</p>
      </div>
      <p className={styles.price}>
        {price[period]} <small>{PERIOD_WORDS[period]}</small>
      </p>
      <ButtonLink
        to="/subscription"
        search={{ plan: key, billing: period }}
        wide
        tone={isMain ? 'primary' : 'plain'}
        aria-label={t`Get it now: ${title}`}
      >
        {t`Get it now`}
      </ButtonLink>
      <ul className={styles.features}>
        {PLAN_FEATURES.map((feature, i) => (
          <Feature key={feature} name={feature} isIncluded={i < features} />
        ))}
      </ul>
    </section>
  );
}

function Feature({ name, isIncluded }: { readonly name: string; readonly isIncluded: boolean }) {
  return (
    <li className={isIncluded ? undefined : styles.missing}>
      {isIncluded ? (
        <Check size={16} className={styles.check} aria-hidden="true" />
      ) : (
        <Minus size={16} aria-hidden="true" />
      )}
      <span>
        {name}
        <span className="visually-hidden">{isIncluded ? t`, included` : t`, not included`}</span>
      </span>
    </li>
  );
}
