import { useQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { t } from 'ttag';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { Section } from '#web/features/product-section/section.tsx';
import { LOCALE } from '#web/lib/language.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { hierarchyQuery } from './hierarchy-query.ts';
import styles from './hierarchy-section.module.css';
import { chainThrough } from './model/chain.ts';
import { levelWords, nodeName } from './model/node-words.ts';
import { unitEquations } from './model/units.ts';
import { hierarchyFailure, NO_HIERARCHY } from './text/hierarchy-failure.ts';
import { TradeItemLink } from './trade-item-link.tsx';
import { useOpenHierarchy } from './use-open-hierarchy.ts';

const HierarchyDialog = lazyPart(() => import('./hierarchy-dialog.tsx'), 'HierarchyDialog');

export interface HierarchySectionProps {
  readonly gtin: string;
}

/** How a product is packed, in a line, and the way to the whole hierarchy. */
export function HierarchySection({ gtin }: HierarchySectionProps) {
  const query = useQuery(hierarchyQuery(gtin));
  const { data } = query;
  const opened = useOpenHierarchy();
  const hasMore = data !== undefined && data.relationships.length > 0;
  return (
    <Section
      title={t`Packaging`}
      aside={
        hasMore && (
          <Button size="small" onClick={() => opened.open(gtin)}>
            <Network size={16} aria-hidden="true" />
            {t`Hierarchy`}
          </Button>
        )
      }
    >
      <Fetched query={query} failure={hierarchyFailure(query.error)} waiting={<Skeleton height="4.5rem" />}>
        {(hierarchy) => <Packaging hierarchy={hierarchy} gtin={gtin} />}
      </Fetched>
      {opened.gtin === gtin && <HierarchyDialog gtin={gtin} onClose={opened.close} />}
    </Section>
  );
}

interface PackagingProps extends HierarchySectionProps {
  readonly hierarchy: Hierarchy;
}

function Packaging({ hierarchy, gtin }: PackagingProps) {
  if (hierarchy.relationships.length === 0) return <p className="muted">{NO_HIERARCHY}</p>;
  const equations = unitEquations(hierarchy, gtin);
  return (
    <>
      <PackagingChain hierarchy={hierarchy} gtin={gtin} />
      {equations.length > 0 && (
        <ul className={styles.equations} aria-label={t`Units`}>
          {equations.map((equation) => (
            <li key={equation}>{equation}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One way through the hierarchy, container before content, with how many are in the one before. */
function PackagingChain({ hierarchy, gtin }: PackagingProps) {
  return (
    <ol className={styles.chain}>
      {chainThrough(hierarchy, gtin).map(({ node, quantity }) => (
        <li key={node.gtin} className={styles.level} aria-current={node.gtin === gtin ? 'true' : undefined}>
          {quantity !== undefined && (
            <span className={styles.holds}>× {quantity.toLocaleString(LOCALE)}</span>
          )}
          <span className="small muted">{levelWords(node.product_type).name}</span>
          {node.gtin === gtin ? (
            <span className={styles.here}>{t`This product`}</span>
          ) : (
            <TradeItemLink node={node} className={styles.name}>
              {nodeName(node)}
            </TradeItemLink>
          )}
          <span className="small muted">{gtinText(node.gtin)}</span>
        </li>
      ))}
    </ol>
  );
}
