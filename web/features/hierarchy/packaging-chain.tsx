import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import styles from './hierarchy-section.module.css';
import { chainThrough } from './model/chain.ts';
import { levelWords, nodeGtin, nodeName } from './model/node-words.ts';
import { TradeItemLink } from './trade-item-link.tsx';

export interface PackagingChainProps {
  readonly hierarchy: Hierarchy;
  readonly gtin: string;
}

/** One way through the hierarchy, container before content, with how many are in the one before. */
export function PackagingChain({ hierarchy, gtin }: PackagingChainProps) {
  return (
    <ol className={styles.chain}>
      {chainThrough(hierarchy, gtin).map(({ node, quantity }) => (
        <li key={node.gtin} className={styles.level} aria-current={node.gtin === gtin ? 'true' : undefined}>
          {quantity !== undefined && (
            <span className={styles.holds}>× {quantity.toLocaleString('en-US')}</span>
          )}
          <span className={styles.kind}>{levelWords(node.product_type).name}</span>
          {node.gtin === gtin ? (
            <span className={styles.here}>This product</span>
          ) : (
            <TradeItemLink node={node} className={styles.name}>
              {nodeName(node)}
            </TradeItemLink>
          )}
          <span className={styles.kind}>{nodeGtin(node)}</span>
        </li>
      ))}
    </ol>
  );
}
