/** What every page stands on is one file: it compresses better as a whole, and outlives a change of ours. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(?:queriesObserver|useQueries|mutationObserver|useMutation))/,
  priority: 3,
};
/** The rest of what every page loads first. */
const START = { name: 'start', tags: ['$initial' as const], priority: 2 };
/** The pages opened most share much code, their families some of it. */
const SHOP_PAGES = ['products/products', 'product/product', 'compare/compare', 'products-nuts/products-nuts'];
const LISTS = ['/web/pages/products/products-page.tsx', '/web/pages/products-nuts/products-nuts-page.tsx'];
const SHOP_FAMILY = /\/pages\/(?:product|compare|wishlist|cart|shared-group|order|scan)/;
const ICON = /lucide-react\/dist\/esm\/icons\//;
/** Lists of saved products show little of a product's page. */
const SAVED = /\/pages\/(?:wishlist|shared-group)/;
/** A request costs more than some kilobytes that a page does not use: few files, each for what many pages share. */
const SHARED = {
  debugName: 'shared',
  test: /\/(?:web|contract)\//,
  name: (id: string, modules: Modules) => {
    if (modules.getModuleInfo(id)?.dynamicImporters.length !== 0) return null;
    const pages = pagesOf(id, modules);
    if (pages.has('/web/pages/landing/landing-page.tsx')) return pages.size > 1 ? 'common' : null;
    const isShop = [...pages].every((page) => SHOP_FAMILY.test(page));
    const count = SHOP_PAGES.filter((page) => pages.has(`/web/pages/${page}-page.tsx`)).length;
    if (pages.size === LISTS.length && LISTS.every((page) => pages.has(page))) return 'lists';
    if (count > 1 && !isShop) return 'tools';
    const isListed = [...pages].some((page) => LISTS.includes(page) || SAVED.test(page));
    if (count > 1) return isListed ? 'shop' : 'facts';
    // The rest that the same pages load, but what also comes late would bring all of it.
    if (!isShop || !pages.has('/web/pages/product/product-page.tsx'))
      return pages.size > 1 && !comesLate(id, modules)
        ? [...pages].sort().join('').replaceAll(/\W+/g, '_')
        : null;
    if (isListed) return 'shop';
    // What was scanned shows too little of a product's page to load the rest of it.
    return pages.has('/web/pages/scan/scan-page.tsx') ? null : 'product';
  },
  // What a module needs is loaded by all pages that load the module: no two of these files need each other.
  includeDependenciesRecursively: false,
  priority: 1,
};
/** Dialogs, menus and their like come when they are opened: what they are made of, together. */
const WIDGETS = { name: 'widgets', test: /@base-ui|@floating-ui|tabbable/, minShareCount: 3, priority: 1 };
/** Icons for three places or more. */
const ICONS = { name: 'icons', test: ICON, minShareCount: 3, priority: 1 };

export const CHUNK_GROUPS = [FRAMEWORK, START, SHARED, WIDGETS, ICONS];

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const FRAME = /\/web\/app\/main\.tsx$/;
const PAGE = /\/web\/pages\/.*-page\.tsx$/;

/** The pages that load a module at once, from `/web/` on. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const pages = usersOf(id, modules, false).filter((user) => PAGE.test(user));
  return new Set(pages.map((page) => page.slice(page.lastIndexOf('/web/'))));
}

/** Whether a part that comes late loads a module after a page, or the frame of all pages, that does not load it at once. */
function comesLate(id: string, modules: Modules): boolean {
  const pages = pagesOf(id, modules);
  return usersOf(id, modules, true).some((user) =>
    PAGE.test(user) ? !pages.has(user.slice(user.lastIndexOf('/web/'))) : FRAME.test(user),
  );
}

/** A module, the modules that import it, theirs and so on up to the pages; with `late`, those that load it later, too. */
function usersOf(id: string, modules: Modules, late: boolean): readonly string[] {
  const users = new Set([id]);
  for (const user of users) {
    const info = modules.getModuleInfo(user);
    for (const importer of info?.importers ?? []) users.add(importer);
    if (late && !PAGE.test(user)) for (const importer of info?.dynamicImporters ?? []) users.add(importer);
  }
  return [...users];
}
