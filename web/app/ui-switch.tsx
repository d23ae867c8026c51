import { Link, useRouterState } from '@tanstack/react-router';
import { LayoutGrid, Table2 } from 'lucide-react';
import { t } from 'ttag';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { iconButtonClass, iconLabelClass } from '#web/ui/icon-button-class.ts';

const TABLE = '/products-nuts';

export interface UiSwitchProps {
  readonly className?: string | undefined;
  /** In words at any width, for a menu. */
  readonly inWords?: boolean;
  readonly onClick?: () => void;
}

/** Switches between cards and table; the search stays. */
export function UiSwitch({ className, inWords = false, onClick }: UiSwitchProps) {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const isTable = pathname === TABLE;
  const kept = isTable || pathname === '/products' ? (search as ProductSearch) : {};
  const name = isTable ? t`Switch to cards` : t`Switch to table`;
  const Icon = isTable ? LayoutGrid : Table2;
  return (
    <Link
      to={isTable ? '/products' : TABLE}
      search={isTable ? withoutTable(kept) : kept}
      className={inWords ? className : `${iconButtonClass('labelled')} ${className ?? ''}`}
      {...(!inWords && { 'aria-label': name, title: name })}
      {...(onClick && { onClick })}
    >
      <Icon size={20} aria-hidden="true" />
      <span className={inWords ? undefined : iconLabelClass}>{name}</span>
    </Link>
  );
}

/** Columns mean nothing to the cards. */
function withoutTable(search: ProductSearch & { columns?: unknown; basis?: unknown }): ProductSearch {
  const { columns, basis, ...rest } = search;
  return rest;
}
