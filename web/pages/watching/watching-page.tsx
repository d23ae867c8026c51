import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { WATCHES } from '#contract/watches.ts';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ProfileFrame } from '#web/blocks/profile-frame/profile-frame.tsx';
import profile from '#web/features/auth/profile/profile.module.css';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { ChangeList } from '#web/features/watches/change-list.tsx';
import { MailChoice } from '#web/features/watches/mail-choice.tsx';
import { WatchList } from '#web/features/watches/watch-list.tsx';
import { useWatchedChanges, useWatches } from '#web/features/watches/watches-query.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export const WatchingPage = privatePage(t`Watching`, t`to view what you watch`, Watching);

function Watching({ user }: { readonly user: User }) {
  useDocumentTitle(t`Watching`);
  const list = useWatches();
  const { data } = list;
  return (
    <ProfileFrame
      title={t`Watching`}
      text={t`What changed in the products, lists, searches, standards and laws you watch.`}
    >
      {list.isPending && <SkeletonRows end="4rem" />}
      {list.isError && !data && <AreaFailure text={t`What you watch could not be loaded.`} query={list} />}
      {data?.watches.length === 0 && <Nothing />}
      {data && data.watches.length > 0 && (
        <>
          <Changes />
          <section className={profile.section} aria-labelledby="watched">
            <h2 className="title" id="watched">
              {t`What you watch`}
            </h2>
            <WatchList userId={user.id} watches={data.watches} />
          </section>
        </>
      )}
      {data && (
        <section className={profile.section} aria-labelledby="mail">
          <h2 className="title" id="mail">
            {t`Weekly mail`}
          </h2>
          <MailChoice userId={user.id} isOn={data.mail.is_on} />
        </section>
      )}
    </ProfileFrame>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={t`You watch nothing yet`}
      text={t`Press Watch on a product, your wishlist, a group, an order, a saved search, a standard or a law.`}
    >
      <ButtonLink to="/products" tone="primary">
        {t`Find products`}
      </ButtonLink>
    </EmptyState>
  );
}

function Changes() {
  const query = useWatchedChanges();
  return (
    <section className={profile.section} aria-labelledby="changes">
      <h2 className="title" id="changes">
        {t`What changed`}
      </h2>
      {query.isPending && <SkeletonRows count={2} />}
      {query.isError && !query.data && (
        <AreaFailure
          text={t`Changes could not be loaded. That says nothing about whether there are any.`}
          query={query}
        />
      )}
      {query.data && query.data.products.length + query.data.rules.length === 0 && (
        <p className="soft">
          {t`Nothing has changed since you began. Changes are kept for ${WATCHES.keptMonths} months.`}
        </p>
      )}
      {query.data && query.data.products.length + query.data.rules.length > 0 && (
        <ChangeList changes={query.data} />
      )}
    </section>
  );
}
