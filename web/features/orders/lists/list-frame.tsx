import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from '../order-frame.module.css';
import { ScorecardSkeleton } from '../scorecard/scorecard-skeleton.tsx';
import type { ShownList } from './list-ref.ts';

export interface ScoredList {
  readonly name: string;
  readonly scorecard: Scorecard;
}

export interface ListFrameProps {
  readonly list: ShownList;
  readonly query: UseQueryResult<ScoredList>;
  /** Said before the list's name. */
  readonly part: string;
  readonly actions: ReactNode;
  /** What is printed has a head of its own. */
  readonly hasPrintedHead?: boolean;
  readonly children: (scored: ScoredList) => ReactNode;
}

/** The head of the pages of a list's scorecard, and their states until it is there. */
export function ListFrame(props: ListFrameProps) {
  const { list, query, part, actions, hasPrintedHead = false, children } = props;
  const { data: scored, error } = query;
  const title = scored ? `${part}, ${scored.name}` : part;
  const isGone = isRefusal(error);
  useDocumentTitle(isGone ? t`List not found` : title);
  if (isGone) return <NoList />;
  const isEmpty = scored !== undefined && scored.scorecard.judged.lines + scored.scorecard.not_judged === 0;
  return (
    <div className="wrap page stack">
      <Breadcrumb>
        <li>
          <ListLink list={list} name={scored?.name} />
        </li>
      </Breadcrumb>
      <div className={styles.head} data-screen-only={hasPrintedHead}>
        <h1 className="heading">{title}</h1>
        {scored && !isEmpty && <div className={styles.actions}>{actions}</div>}
      </div>
      {isEmpty ? (
        <EmptyState title={t`Nothing to judge yet`} text={t`A scorecard counts the products of a list.`}>
          <ButtonLink to="/products" tone="primary">
            {t`Find products`}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Fetched
          query={query}
          failure={t`The scorecard could not be loaded.`}
          waiting={<ScorecardSkeleton />}
        >
          {children}
        </Fetched>
      )}
    </div>
  );
}

function ListLink({ list, name }: { readonly list: ShownList; readonly name: string | undefined }) {
  if (list.groupId !== undefined) {
    return (
      <Link
        to="/wishlist-groups/$groupId"
        params={{ groupId: list.groupId }}
        search={keepJudged}
        className="quiet-link"
      >
        {name ?? t`Group`}
      </Link>
    );
  }
  const isCart = list.kind === 'cart';
  return (
    <Link to={isCart ? '/cart' : '/wishlist'} search={keepJudged} className="quiet-link">
      {isCart ? t`Cart` : t`Wishlist`}
    </Link>
  );
}

function NoList() {
  return (
    <div className="wrap page">
      <EmptyState title={t`List not found`} as="h1" text={t`It was deleted, or belongs to another account.`}>
        <ButtonLink to="/wishlist" search={{ tab: 'groups' }} tone="primary">
          {t`Go to your groups`}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
