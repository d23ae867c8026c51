/** What opens on a press, and pages that the browser alone draws: their styles come with their scripts. */
const LATE = [
  'app/offline/',
  'app/palette/',
  'blocks/bulk-selection/bulk-bar',
  'blocks/item-note/',
  'blocks/product-details/quick-view-dialog',
  'blocks/shortcuts/shortcuts-dialog',
  'blocks/waiting/',
  'features/alternatives/',
  'features/auth/(?:auth-card|profile|tokens)',
  'features/compare/tray/',
  'features/hierarchy/hierarchy-dialog',
  'features/orders/',
  'features/product-search/(?:filter-drawer|filter-sections|picture/|ranges/)',
  'features/saved-searches/',
  'features/scan/',
  'features/session/(?:account-menu|login-required-dialog)',
  'features/standards/choose/',
  'features/watches/',
  'features/webhooks/',
  'features/wishlist-groups/(?:choose-group-dialog|people/|share-panel)',
  'pages/(?:cart|corporate|help|orders?[^/]*|scan|settings|wishlist|wishlist-groups)/',
  'ui/(?:copy-field|dialog|drawer|dropdown-panel|select-bar|tabs|toast-region)\\.tsx',
];
const IS_LATE = new RegExp(`/web/(?:${LATE.join('|')})`);

interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The chunks whose styles come late: none that the entry or a page of `pageFiles` loads first. */
export function lateChunks<Each extends Chunk>(
  chunks: readonly Each[],
  pageFiles: readonly string[],
): ReadonlySet<Each> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const load = ({ fileName, imports }: Chunk): void => {
    if (first.has(fileName)) return;
    first.add(fileName);
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) load(chunk);
  };
  const isPage = ({ facadeModuleId }: Chunk) => pageFiles.some((file) => facadeModuleId?.endsWith(file));
  for (const chunk of chunks) if (chunk.isEntry || isPage(chunk)) load(chunk);
  return new Set(
    chunks.filter((chunk) => !first.has(chunk.fileName) && chunk.moduleIds.some((id) => IS_LATE.test(id))),
  );
}
