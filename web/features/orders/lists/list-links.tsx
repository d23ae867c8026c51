import { t } from 'ttag';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ButtonRoom } from '#web/ui/button-room.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const ListExport = lazyPart(
  () => import('./list-export.tsx'),
  'ListExport',
  <ButtonRoom>{t`Export`}</ButtonRoom>,
);

export interface ListLinksProps {
  /** `cart`, `wishlist` or `group-` and its id. */
  readonly of: string;
  /** How many products it holds; until that is known the links keep their room, which may be a line of its own. */
  readonly count: number | undefined;
}

/** Where a list goes on to: its file and its scorecard. */
export function ListLinks({ of, count }: ListLinksProps) {
  const judged = useDayAndPlaces();
  if (count === 0) return null;
  return (
    <div style={{ display: 'contents', visibility: count === undefined ? 'hidden' : undefined }}>
      <ListExport of={of} size="small" />
      <TextLink to="/orders/$orderId/$part" params={{ orderId: of, part: 'scorecard' }} search={judged}>
        {t`Scorecard`}
      </TextLink>
    </div>
  );
}
