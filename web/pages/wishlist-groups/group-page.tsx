import { getRouteApi, Link } from '@tanstack/react-router';
import styles from '#web/blocks/groups/group-frame.module.css';
import { PrivatePage } from '#web/blocks/private-page/private-page.tsx';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { LoadingLines } from '#web/features/product-view/line/loading-lines.tsx';
import { useGroupItems } from '#web/features/wishlist-groups/group-items.ts';
import { errorText } from '#web/lib/failure-text.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GroupDetail } from './group-detail.tsx';

const route = getRouteApi('/wishlist-groups/$groupId');

export function GroupPage() {
  return (
    <PrivatePage title="Wishlist group" text="You need to be logged in to view wishlist groups.">
      {() => <Group />}
    </PrivatePage>
  );
}

function Group() {
  const { groupId } = route.useParams();
  const { data, error, isFetching, refetch } = useGroupItems(groupId);
  useDocumentTitle(isRefusal(error) ? 'Group not found' : (data?.group.name ?? 'Wishlist group'));
  return (
    <div className="wrap page stack">
      <div className={styles.links}>
        <Link to="/wishlist" search={{ tab: 'groups' }} className="link">
          Back to Groups
        </Link>
        <Link to="/products" className="link">
          Browse products
        </Link>
      </div>
      {isRefusal(error) ? (
        <NoGroup />
      ) : data ? (
        <GroupDetail key={groupId} data={data} />
      ) : (
        <>
          <h1 className="heading">Wishlist group</h1>
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
      )}
    </div>
  );
}

/** The address leads to no group that the user may open: asking again would not help. */
function NoGroup() {
  return (
    <EmptyState
      as="h1"
      title="Group not found"
      text={<span role="alert">It may have been deleted or made private.</span>}
    >
      <Link to="/wishlist" search={{ tab: 'groups' }} className={buttonClass({ tone: 'primary' })}>
        Go to your groups
      </Link>
      <Link to="/public-groups" className={buttonClass()}>
        Find public groups
      </Link>
    </EmptyState>
  );
}
