/** What the files of each room may import from other rooms. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

/**
 * The rooms of the code, folders and files, and the arrows between them. Every room may import the contract. A `*` stands
 * for each folder there; such neighbors do not import each other. The architecture test holds the code to this table,
 * and `npm run rooms` draws it.
 */
export const ROOMS: Rooms = {
  contract: [],

  'server/log.ts': [],
  'server/start-error.ts': [],
  'server/html': [],
  'server/catalogue/trade-item.ts': [],
  'server/config.ts': ['server/log.ts', 'server/start-error.ts'],
  'server/db': ['server/catalogue/trade-item.ts', 'server/log.ts', 'server/start-error.ts'],
  'server/guidelines': ['server/catalogue/trade-item.ts'],
  'server/search': ['server/log.ts'],
  'server/search/grammar': ['server/guidelines'],
  'server/search/query': ['server/search', 'server/search/grammar', 'server/guidelines'],
  'server/catalogue/sources': ['server/catalogue/trade-item.ts', 'server/guidelines'],
  'server/catalogue/product': [
    'server/catalogue/trade-item.ts',
    'server/catalogue/sources',
    'server/guidelines',
    'server/search',
    'server/db',
  ],
  'server/catalogue/store': [
    'server/catalogue/trade-item.ts',
    'server/catalogue/sources',
    'server/catalogue/product',
    'server/db',
  ],
  'server/catalogue/read': [
    'server/catalogue/product',
    'server/catalogue/store',
    'server/search',
    'server/db',
    'server/log.ts',
  ],
  'server/catalogue/evaluation': [
    'server/catalogue/trade-item.ts',
    'server/catalogue/sources',
    'server/catalogue/product',
    'server/catalogue/store',
    'server/guidelines',
    'server/db',
    'server/log.ts',
  ],
  'server/alternatives': [
    'server/catalogue/product',
    'server/catalogue/evaluation',
    'server/guidelines',
    'server/db',
  ],
  'server/keys': ['server/start-error.ts'],
  'server/deps.ts': ['server/config.ts', 'server/db', 'server/keys', 'server/search'],
  'server/http': ['server/search'],
  'server/mcp': ['server/http'],
  'server/webhooks': ['server/catalogue/read', 'server/db', 'server/keys', 'server/log.ts'],
  'server/mail': ['server/deps.ts', 'server/db', 'server/log.ts', 'server/html'],
  'server/operator': [
    'server/catalogue/read',
    'server/search',
    'server/http',
    'server/db',
    'server/deps.ts',
    'server/html',
  ],
  'server/watches': [
    'server/catalogue/store',
    'server/search',
    'server/search/query',
    'server/http',
    'server/mail',
    'server/db',
    'server/log.ts',
  ],
  'server/pages': ['server/http', 'server/db', 'server/html'],
  'server/features/*': [
    'server/watches',
    'server/search/query',
    'server/webhooks',
    'server/alternatives',
    'server/catalogue/product',
    'server/catalogue/read',
    'server/catalogue/evaluation',
    'server/search',
    'server/search/grammar',
    'server/guidelines',
    'server/db',
    'server/keys',
    'server/mail',
    'server/http',
    'server/deps.ts',
    'server/config.ts',
    'server/log.ts',
    'server/start-error.ts',
  ],
  'server/features/scorecards': [
    'server/features/orders',
    'server/features/cart',
    'server/features/wishlist',
    'server/features/wishlist-groups',
    'server/features/auth',
    'server/db',
    'server/keys',
    'server/http',
    'server/deps.ts',
  ],
  'demo/packs': ['server/http'],
  'demo/catalogue': [
    'demo/packs',
    'server/catalogue/trade-item.ts',
    'server/catalogue/store',
    'server/db',
    'server/log.ts',
  ],
  'demo/pack-routes.ts': ['demo/packs', 'demo/catalogue', 'server/http'],
  'server/app.ts': [
    'server/features/*',
    'server/catalogue/read',
    'server/pages',
    'server/http',
    'server/mail',
    'server/mcp',
    'server/operator',
    'server/search',
    'server/deps.ts',
    'demo/pack-routes.ts',
  ],
  'server/claim-data-dir.ts': ['server/db', 'server/start-error.ts'],
  'server/backup': [
    'server/keys',
    'server/db',
    'server/claim-data-dir.ts',
    'server/config.ts',
    'server/log.ts',
    'server/start-error.ts',
  ],
  server: [
    'server/app.ts',
    'server/claim-data-dir.ts',
    'server/catalogue/evaluation',
    'server/catalogue/read',
    'server/mail',
    'server/webhooks',
    'server/watches',
    'server/operator',
    'server/search',
    'server/db',
    'server/keys',
    'server/config.ts',
    'server/log.ts',
    'server/start-error.ts',
    'demo/catalogue',
  ],
  importers: [
    'server/catalogue/trade-item.ts',
    'server/catalogue/sources',
    'server/catalogue/product',
    'server/catalogue/store',
    'server/catalogue/evaluation',
    'server/guidelines',
    'server/db',
    'server/config.ts',
    'server/log.ts',
    'server/start-error.ts',
    'demo/catalogue',
  ],

  'web/styles': [],
  'web/lib': [],
  'web/ui': ['web/lib'],
  'web/features/session': ['web/ui', 'web/lib'],
  'web/features/product-facts': ['web/lib'],
  'web/features/marks': ['web/features/product-facts', 'web/lib'],
  'web/features/pictures': ['web/features/product-facts', 'web/ui', 'web/lib'],
  'web/features/product-section': ['web/features/marks', 'web/ui', 'web/lib'],
  'web/features/product-search': ['web/features/product-facts', 'web/features/marks', 'web/ui', 'web/lib'],
  'web/features/product-view': [
    'web/features/product-facts',
    'web/features/product-search',
    'web/features/marks',
    'web/features/pictures',
    'web/ui',
    'web/lib',
  ],
  'web/features/nutrition-table': [
    'web/features/product-facts',
    'web/features/product-search',
    'web/features/marks',
    'web/features/pictures',
    'web/ui',
    'web/lib',
  ],
  'web/features/alternatives': [
    'web/features/product-facts',
    'web/features/product-section',
    'web/features/marks',
    'web/features/pictures',
    'web/ui',
    'web/lib',
  ],
  'web/features/*': [
    'web/features/session',
    'web/features/product-facts',
    'web/features/product-section',
    'web/features/product-view',
    'web/features/alternatives',
    'web/features/marks',
    'web/features/pictures',
    'web/ui',
    'web/lib',
  ],
  'web/blocks/add-many': ['web/features/*', 'web/ui', 'web/lib'],
  'web/blocks/product-details': ['web/features/*', 'web/ui', 'web/lib'],
  'web/blocks/*': [
    'web/blocks/add-many',
    'web/blocks/product-details',
    'web/features/*',
    'web/ui',
    'web/lib',
  ],
  'web/pages/sample': ['web/features/*'],
  'web/pages/*': ['web/pages/sample', 'web/blocks/*', 'web/features/*', 'web/ui', 'web/lib'],
  'web/app': ['web/pages/*', 'web/blocks/*', 'web/features/*', 'web/ui', 'web/lib', 'web/styles'],
};

/** The room of a file, with the folder in place of `*`; undefined for tests, benchmarks and scripts. */
export function roomOf(path: string): string | undefined {
  const parts = path.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const room = parts.slice(0, length).join('/');
    const family = [...parts.slice(0, length - 1), '*'].join('/');
    if (room in ROOMS || (family in ROOMS && length < parts.length)) return room;
  }
  return undefined;
}

/** Whether a file of the one room may import a file of the other. */
export function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'contract') return true;
  const allowed = ROOMS[from] ?? ROOMS[familyOf(from)] ?? [];
  return allowed.includes(to) || allowed.includes(familyOf(to));
}

const familyOf = (room: string) => room.replace(/[^/]+$/, '*');
