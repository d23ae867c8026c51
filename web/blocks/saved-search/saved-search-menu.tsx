import { Link } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRef } from 'react';
import { jt, t } from 'ttag';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import type { ListPath } from '#web/features/product-search/use-product-search.ts';
import { findSaved, SaveForm } from '#web/features/saved-searches/save-form.tsx';
import { savedLink } from '#web/features/saved-searches/saved-link.ts';
import styles from '#web/features/saved-searches/saved-searches.module.css';
import { useSavedSearches } from '#web/features/saved-searches/saved-searches-query.ts';
import { useSession } from '#web/features/session/session.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownPanel } from '#web/ui/dropdown-panel.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { addressOf, nameOf, queryOf } from './search-words.ts';

export interface SavedSearchMenuProps {
  readonly path: ListPath;
  readonly search: ProductSearch;
}

/** Saves the search on screen, and opens those saved before. */
export function SavedSearchMenu({ path, search }: SavedSearchMenuProps) {
  const { user } = useSession();
  const menu = useOverlay();
  const button = useRef<HTMLButtonElement>(null);
  const { data = [] } = useSavedSearches();
  const address = addressOf(path, search);
  const saved = findSaved(data, address);
  const Icon = saved ? BookmarkCheck : Bookmark;
  if (!user) return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.toggle}
      >
        <Icon size={16} aria-hidden="true" />
        {saved ? t`Saved` : t`Save search`}
      </Button>
      {menu.wasOpened && (
        <DropdownPanel anchor={button} title={t`Saved searches`} {...menu.props}>
          <div className={styles.panel}>
            {saved ? (
              <p className="soft">{jt`Saved as ${<strong key="name">{saved.name}</strong>}.`}</p>
            ) : (
              <SaveForm
                userId={user.id}
                suggestedName={nameOf(search)}
                search={{ address, query: queryOf(search) }}
                onSaved={menu.close}
              />
            )}
            {data.length > 0 && (
              <ul className={styles.list} aria-label={t`Saved searches`}>
                {data.map(({ id, name, address: to }) => (
                  <li key={id}>
                    <Link {...savedLink(to)} className={styles.item} onClick={menu.close}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <TextLink to="/profile/searches">{t`Manage saved searches`}</TextLink>
          </div>
        </DropdownPanel>
      )}
    </>
  );
}
