import shelf from '#web/features/product-search/shelf.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import card from './product-card.module.css';
import skeleton from './product-card-skeleton.module.css';

/** The list as cards in the shape of what comes, so that nothing jumps when it does. */
export function LoadingCards({ size }: { readonly size: number }) {
  return (
    <ul className={shelf.shelf} aria-hidden="true">
      {Array.from({ length: size }, (_, i) => `place-${i}`).map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

const LINES = ['88px', '96px', '52px', '64px'];

/** A card about to come: its own rows and rules, so that nothing moves when it does. */
function ProductCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={`${card.stage} ${skeleton.stage}`}>
        <Skeleton width="44%" height="68%" className={skeleton.pack} />
      </div>
      <div className={`${card.body} ${skeleton.body}`}>
        <Skeleton width="38%" height="10px" />
        <Skeleton width="94%" height="14px" />
        <Skeleton width="72%" height="14px" />
      </div>
      <div className={card.ledger}>
        {LINES.map((width) => (
          <div key={width} className={skeleton.line}>
            <Skeleton width={width} height="10px" />
            <Skeleton width="56px" height="10px" />
          </div>
        ))}
      </div>
      <div className={card.foot}>
        <Skeleton width="76px" height="24px" />
        <Skeleton width="104px" height="var(--control-small)" />
      </div>
    </div>
  );
}
