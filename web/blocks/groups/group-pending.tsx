import { t } from 'ttag';
import { AreaFailure, type AreaFailureProps } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { errorOrReplyText } from '#web/lib/failure-text.ts';

export interface GroupPendingProps {
  /** What the page is called while nothing of the group is known. */
  readonly title: string;
  /** The group's name, where another list has told it. */
  readonly name?: string | undefined;
  readonly query: AreaFailureProps['query'] & { readonly error: Error | null };
}

/** A group's page while the group loads, or after it failed to: one call answers its details and its products. */
export function GroupPending({ title, name, query }: GroupPendingProps) {
  const missing = name === undefined ? t`Failed to load group details` : t`Failed to load group items`;
  return (
    <>
      <h1 className="heading">{name ?? title}</h1>
      {query.error ? (
        <AreaFailure text={errorOrReplyText(query.error, missing)} query={query} />
      ) : (
        <LoadingLines label={t`Loading the group`} />
      )}
    </>
  );
}
