import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { errorText } from '#web/lib/failure-text.ts';

export interface GroupPendingProps {
  readonly title: string;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A group's page while its products load, or after they failed to. */
export function GroupPending({ title, error, isFetching, refetch }: GroupPendingProps) {
  return (
    <>
      <h1 className="heading">{title}</h1>
      {error ? (
        <AreaFailure
          text={errorText(error, 'Failed to load group items')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingLines label="Loading the group" />
      )}
    </>
  );
}
