import { parseTableState, type TableSearch, type TableState, tableStateOf } from './table-search.ts';

const KEY = 'table';

/** The table's state remembered in this browser; the defaults where there is none or storage is forbidden. */
export function recallTable(): TableState {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? parseTableState({ ...kept }) : {};
  } catch {
    return {};
  }
}

export function rememberTable(search: TableSearch): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tableStateOf(search)));
  } catch {
    // Storage may be forbidden; the address holds the choice until the page is left.
  }
}

/** The search with the remembered columns; undefined where it names its own or none are remembered. */
export function recalledSearch(search: TableSearch): TableSearch | undefined {
  if (Object.keys(tableStateOf(search)).length > 0) return undefined;
  const kept = recallTable();
  return Object.keys(kept).length === 0 ? undefined : { ...search, ...kept };
}
