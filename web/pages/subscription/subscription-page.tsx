import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { PERIODS, type Period } from '#web/features/marketing/checkout-search.ts';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { PLANS } from '#web/features/marketing/plans.ts';
import { useSession } from '#web/features/session/session.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import { FREE, type Offer, offerOf } from '#web/pages/sample/checkout.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import checkbox from '#web/ui/checkbox.module.css';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CardForm } from './card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './subscription-page.module.css';

const route = getRouteApi('/subscription');

/** The plan and the billing are in the address, as the pricing page's button put them there. */
export function SubscriptionPage() {
  useDocumentTitle(t`Checkout`);
  const { plan: key, billing: asked = 'yearly' } = route.useSearch();
  const navigate = route.useNavigate();
  const [billing, choose] = useOptimisticChoice(
    asked,
    (next: Period) =>
      void navigate({ search: { plan: key, billing: next }, replace: true, resetScroll: false }),
  );
  const plan = PLANS.find((each) => each.key === key);
  const offer = offerOf(plan, billing);
  return (
    <div className="wrap page">
      <PageHead
        title={t`Checkout`}
        text={
          offer.total === FREE
            ? t`Start alone for nothing.`
            : t`Choose how to be billed. You can change or stop at any time.`
        }
        note={
          <SampleNote>
            {t`Nothing is ordered or charged, and what you type here never leaves this page. The checkout is not open yet.`}
          </SampleNote>
        }
      >
        <TextLink to="/pricing" search={billing === 'yearly' ? { period: billing } : {}}>
          {t`Back to pricing`}
        </TextLink>
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.left}>
          {offer.total === FREE ? (
            <NothingToPay />
          ) : (
            <>
              <fieldset className={styles.choices}>
                <legend className="title">{t`Billing`}</legend>
                {[...PERIODS].reverse().map((each) => (
                  <Choice
                    key={each}
                    offer={offerOf(plan, each)}
                    isChosen={each === billing}
                    onChoose={() => choose(each)}
                  />
                ))}
              </fieldset>
              <CardForm button={t`Pay ${offer.total}`} />
            </>
          )}
        </div>
        <OrderSummary planTitle={plan?.title ?? t`Plan`} offer={offer} />
      </div>
    </div>
  );
}

function NothingToPay() {
  const { user } = useSession();
  return (
    <section className={styles.free} aria-labelledby="nothing-to-pay">
      <h2 id="nothing-to-pay" className="title">
        {t`Nothing to pay`}
      </h2>
      {user ? (
        <p className="soft">{t`This plan is free. With your account you have all of it.`}</p>
      ) : (
        <>
          <p className="soft">{t`This plan is free. All you need is an account.`}</p>
          <ButtonLink to="/signup" tone="primary" size="large">
            {t`Sign up`}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly offer: Offer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ offer: { name, price, note, total, saving }, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, isChosen && styles.chosen)}>
      <input type="radio" name="period" className={checkbox.check} checked={isChosen} onChange={onChoose} />
      <span>
        <span className="strong">{name}</span>
        {saving && <em className={styles.saving}>{saving}</em>}
        <span className={styles.note}>
          {price}, {note}
        </span>
      </span>
      <span className={styles.amount}>{total}</span>
    </label>
  );
}
