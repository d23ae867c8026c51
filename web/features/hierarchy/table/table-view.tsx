import { t } from 'ttag';
import type { HierarchyNode } from '#contract/hierarchy.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { LOCALE } from '#web/lib/language.ts';
import { depthsOf, type Graph, graphOf } from '../model/graph.ts';
import { levelWords, nodeName } from '../model/node-words.ts';
import { TradeItemLink } from '../trade-item-link.tsx';
import type { ViewProps } from '../view-props.ts';
import styles from './table-view.module.css';

/** Contained trade items that are named; the others are counted. */
const SHOWN_CONTENTS = 2;

const HEADS = [t`Level`, t`Name`, 'GTIN', t`Contains`, t`Nutrition`, t`Allergens`];

/** A row a trade item, from the top of the hierarchy downwards. */
export function TableView({ hierarchy, asked }: ViewProps) {
  const graph = graphOf(hierarchy);
  const depths = depthsOf(graph);
  const nodes = hierarchy.nodes.toSorted((a, b) => (depths.get(a.gtin) ?? 0) - (depths.get(b.gtin) ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroller} aria-label={t`Trade items`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <tr key={node.gtin} aria-current={node.gtin === asked ? 'true' : undefined}>
              <td className={styles.soft}>{levelWords(node.product_type).name}</td>
              <th scope="row" className={styles.name}>
                <TradeItemLink node={node}>{nodeName(node)}</TradeItemLink>
                {!node.in_catalogue && <span className={styles.soft}>{t` Not in the catalogue`}</span>}
              </th>
              <td>{gtinText(node.gtin)}</td>
              <td>{contents(graph, node)}</td>
              <td>{stated(node.nutrient_available)}</td>
              <td>{stated(node.allergen_available)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function contents(graph: Graph, { gtin }: HierarchyNode) {
  const all = graph.contents(gtin);
  if (all.length === 0) return <span className="muted">{t`N/A`}</span>;
  const shown = all
    .slice(0, SHOWN_CONTENTS)
    .map(({ target, quantity }) => `${quantity.toLocaleString(LOCALE)} × ${gtinText(target)}`);
  return (
    <>
      {shown.join(', ')}
      {all.length > SHOWN_CONTENTS && (
        <span className="muted">{t` +${all.length - SHOWN_CONTENTS} more`}</span>
      )}
    </>
  );
}

function stated(isThere: boolean) {
  return isThere ? t`Stated` : <span className="muted">{t`Not stated`}</span>;
}
