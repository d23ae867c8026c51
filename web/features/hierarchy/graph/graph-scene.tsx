import { memo } from 'react';
import { t } from 'ttag';
import type { Hierarchy, HierarchyNode } from '#contract/hierarchy.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { classNames } from '#web/lib/class-names.ts';
import { LOCALE } from '#web/lib/language.ts';
import type { Layout, PlacedEdge, PlacedNode } from '../model/layout.ts';
import { cutLabel, levelWords, nodeName } from '../model/node-words.ts';
import styles from './graph-view.module.css';

export interface GraphSceneProps {
  readonly hierarchy: Hierarchy;
  readonly layout: Layout;
  /** The node that is highlighted, with what it touches. */
  readonly lit: string | undefined;
  /** The one node that Tab reaches; arrow keys lead to the others. */
  readonly tabStop: string;
  readonly onToggle: (gtin: string) => void;
  readonly onOpen: (gtin: string) => void;
  readonly onFocus: (node: PlacedNode) => void;
  readonly onArrow: (gtin: string, key: string) => void;
}

/** The drawing itself. Not drawn again while it is dragged or zoomed. */
export const GraphScene = memo(function GraphScene(props: GraphSceneProps) {
  const { hierarchy, layout, lit } = props;
  const nodes = new Map(hierarchy.nodes.map((node) => [node.gtin, node]));
  const isLit = (edge: PlacedEdge) => edge.source === lit || edge.target === lit;
  return (
    <>
      <svg className={styles.edges} width="1" height="1" aria-hidden="true">
        {layout.edges.map((edge) => (
          <path
            key={`${edge.source} ${edge.target}`}
            d={edge.path}
            className={classNames(styles.edge, isLit(edge) && styles.edgeLit)}
          />
        ))}
      </svg>
      {layout.edges.map((edge) => (
        <span
          key={`${edge.source} ${edge.target}`}
          className={classNames(styles.count, isLit(edge) && styles.countLit)}
          style={{ insetInlineStart: edge.x, insetBlockStart: edge.y }}
          aria-hidden="true"
        >
          × {edge.quantity.toLocaleString(LOCALE)}
        </span>
      ))}
      {layout.rows.flat().map((placed) => {
        const node = nodes.get(placed.gtin);
        return node && <Circle key={placed.gtin} {...props} placed={placed} node={node} />;
      })}
    </>
  );
});

interface CircleProps extends GraphSceneProps {
  readonly placed: PlacedNode;
  readonly node: HierarchyNode;
}

function Circle({ placed, node, hierarchy, lit, tabStop, onToggle, onOpen, onFocus, onArrow }: CircleProps) {
  const { gtin } = node;
  const level = levelWords(node.product_type).name;
  const name = nodeName(node);
  return (
    <button
      type="button"
      data-gtin={gtin}
      className={classNames(
        styles.node,
        gtin === lit && styles.nodeLit,
        !node.in_catalogue && styles.nodeUnknown,
      )}
      style={{ insetInlineStart: placed.x, insetBlockStart: placed.y }}
      tabIndex={gtin === tabStop ? 0 : -1}
      aria-pressed={gtin === lit}
      onClick={() => onToggle(gtin)}
      onDoubleClick={() => onOpen(gtin)}
      onFocus={() => onFocus(placed)}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        onArrow(gtin, event.key);
      }}
    >
      <span className="visually-hidden">
        {`${level}: ${name}, GTIN ${gtinText(node.gtin)}${contentWords(hierarchy, gtin)}`}
      </span>
      <span className={styles.label} aria-hidden="true">
        {cutLabel(name)}
      </span>
      <span className={styles.kind} aria-hidden="true">
        {level}
      </span>
      <span className={styles.whole} aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

/** What the lines say, for those who do not see them: ", contains 40 of 19521234000027". */
function contentWords({ relationships }: Hierarchy, gtin: string): string {
  const contents = relationships.filter(({ source }) => source === gtin);
  if (contents.length === 0) return '';
  const shown = contents
    .slice(0, 3)
    .map(({ target, quantity }) => t`${quantity.toLocaleString(LOCALE)} of ${gtinText(target)}`);
  const named = shown.join(', ');
  const more = contents.length - shown.length;
  return more > 0 ? t`, contains ${named} and ${more} more` : t`, contains ${named}`;
}
