import { t } from 'ttag';
import { AreaFailure, type AreaFailureProps } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { errorText } from '#web/lib/failure-text.ts';

export interface GroupPendingProps {
  readonly title: string;
  readonly query: AreaFailureProps['query'] & { readonly error: Error | null };
}

/** A group's page while its products load, or after they failed to. */
export function GroupPending({ title, query }: GroupPendingProps) {
  return (
    <>
      <h1 className="heading">{title}</h1>
      {query.error ? (
        <AreaFailure text={errorText(query.error, t`Failed to load group items`)} query={query} />
      ) : (
        <LoadingLines label={t`Loading the group`} />
      )}
    </>
  );
}
