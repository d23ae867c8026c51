import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './hierarchy-dialog.module.css';
import { hierarchyQuery } from './hierarchy-query.ts';
import { HierarchyViews } from './hierarchy-views.tsx';
import { hierarchyFailure, NO_HIERARCHY } from './text/hierarchy-failure.ts';

export interface HierarchyDialogProps {
  readonly gtin: string;
  readonly onClose: () => void;
}

/** The trade items that a product is packed in and made up of, as graph, table or text. Load it with `lazyPart`. */
export function HierarchyDialog({ gtin, onClose }: HierarchyDialogProps) {
  const query = useQuery(hierarchyQuery(gtin));
  const { data, error } = query;
  const asked = data?.nodes.find((node) => node.gtin === gtin) ?? data?.nodes[0];
  const name = asked && (asked.normalized_name ?? asked.name);
  return (
    <Dialog open onClose={onClose} size="wide" title={t`Hierarchy`} description={name ?? gtinText(gtin)}>
      {data && data.relationships.length > 0 ? (
        <HierarchyViews hierarchy={data} asked={asked?.gtin ?? gtin} />
      ) : data ? (
        <p className={styles.nothing}>{NO_HIERARCHY}</p>
      ) : error ? (
        <AreaFailure text={hierarchyFailure(error)} query={query} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        {t`Loading the hierarchy`}
      </p>
      <Skeleton width="14rem" height="2.75rem" />
      <Skeleton height="auto" style={{ aspectRatio: '10 / 7' }} />
    </div>
  );
}
