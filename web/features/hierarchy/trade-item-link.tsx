import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HierarchyNode } from '#contract/hierarchy.schema.ts';

export interface TradeItemLinkProps {
  readonly node: HierarchyNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Leads to the page of a trade item; only words for one that no source describes. */
export function TradeItemLink({ node, children, className }: TradeItemLinkProps) {
  if (!node.in_catalogue) return <span className={className}>{children}</span>;
  return (
    <Link to="/products/$gtin" params={{ gtin: node.gtin }} className={className}>
      {children}
    </Link>
  );
}
