import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from 'ttag';
import type { ListKind, SharedScorecard as Shared } from '#contract/scorecards.schema.ts';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { apiQuery } from '#web/lib/api-query.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from '../order-frame.module.css';
import { ScorecardSheet } from '../print/scorecard-sheet.tsx';
import { Scorecard } from '../scorecard/scorecard.tsx';
import { ScorecardSkeleton } from '../scorecard/scorecard-skeleton.tsx';

export interface SharedScorecardProps {
  readonly token: string;
  /** By which day and places, and the way to others. */
  readonly judgedBy: ReactNode;
}

/** A scorecard by its read-only link: for anyone who has it, on screen and on paper. */
export function SharedScorecard({ token, judgedBy }: SharedScorecardProps) {
  const asked = useAskedAnswers();
  // It may be revoked at any moment, so it is asked for at each visit.
  const query = useQuery({
    ...apiQuery(['shared-scorecard', token, asked], 'GET /api/scorecards/shared/{token}', {
      params: { token },
      query: asked,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const isGone = isRefusal(query.error);
  useDocumentTitle(isGone ? t`Link does not work` : t`Scorecard`, { isUnlisted: true, isMissing: isGone });
  if (isGone) return <Revoked />;
  return (
    <div className="wrap page stack">
      {query.data ? (
        <ScreenOrPaper shared={query.data} judgedBy={judgedBy} />
      ) : (
        <>
          <h1 className="heading">{t`Scorecard`}</h1>
          {query.isError ? (
            <AreaFailure text={t`The scorecard could not be loaded.`} query={query} />
          ) : (
            <ScorecardSkeleton />
          )}
        </>
      )}
    </div>
  );
}

const TITLES: Readonly<Record<ListKind, string>> = {
  order: t`Scorecard of an order`,
  cart: t`Scorecard of a cart`,
  wishlist: t`Scorecard of a wishlist`,
  group: t`Scorecard of a group of products`,
};

interface ScreenOrPaperProps extends Pick<SharedScorecardProps, 'judgedBy'> {
  readonly shared: Shared;
}

function ScreenOrPaper({ shared: { kind, scorecard }, judgedBy }: ScreenOrPaperProps) {
  const [isPaper, setPaper] = useState(false);
  const title = TITLES[kind];
  return (
    <>
      <div className={styles.head} data-screen-only={isPaper}>
        <h1 className="heading">{title}</h1>
        <div className={styles.actions}>
          <Button onClick={() => setPaper(!isPaper)}>{isPaper ? t`Back` : t`Show the page to print`}</Button>
          {isPaper && (
            <Button tone="primary" onClick={() => window.print()}>
              <Printer size={16} aria-hidden="true" />
              {t`Print`}
            </Button>
          )}
        </div>
      </div>
      {isPaper ? (
        <ScorecardSheet title={title} card={scorecard} />
      ) : (
        <>
          {judgedBy}
          <Scorecard card={scorecard} />
        </>
      )}
    </>
  );
}

function Revoked() {
  return (
    <div className="wrap page">
      <EmptyState
        as="h1"
        title={t`This link does not work`}
        text={<span role="alert">{t`It no longer leads to a scorecard. Ask for a new one.`}</span>}
      >
        <ButtonLink to="/products" tone="primary">
          {t`Find products`}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
