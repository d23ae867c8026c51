import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { ListTables } from './list-tables.ts';

/** Every table, as the migrations leave them. */
export type Database = CatalogueTables & AccountTables & ListTables & ContactTables;
