import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { t } from 'ttag';
import type { Period } from '#web/features/marketing/checkout-search.ts';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { PLANS, YEARLY_SAVING } from '#web/features/marketing/plans.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

const route = getRouteApi('/pricing');

export function PricingPage() {
  useDocumentTitle(t`Pricing`);
  const { period = 'monthly' } = route.useSearch();
  const navigate = useNavigate({ from: '/pricing' });
  const choose = (next: Period) =>
    void navigate({ search: next === 'yearly' ? { period: next } : {}, replace: true, resetScroll: false });
  return (
    <div className="wrap page">
      <PageHead
        title={t`Plain prices.`}
        text={t`Start alone for free. Pay when your team joins.`}
        note={
          <SampleNote>
            {t`Plans, prices and features may change before they are sold. Nothing can be bought or charged yet.`}
          </SampleNote>
        }
      >
        <SegmentedControl
          label={t`Billing period`}
          value={period}
          segments={[
            { value: 'monthly', label: t`Monthly` },
            { value: 'yearly', label: t`Yearly · ${YEARLY_SAVING}` },
          ]}
          onChange={choose}
        />
      </PageHead>
      <div className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.key} plan={plan} period={period} isMain={plan.key === 'teams'} />
        ))}
      </div>
      <p className={styles.note}>{t`Prices in US dollars, before tax.`}</p>
    </div>
  );
}
