import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { t } from 'ttag';
import { GROUP_SORTS, type GroupSort, MAX_GROUP_SEARCH_LENGTH } from '#contract/wishlist-groups.ts';
import { ListSearch } from '#web/features/product-search/list-search.tsx';
import type { ApplyTerm } from '#web/features/product-search/use-search-text.ts';
import type { PublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './public-groups-page.module.css';

const SORT_LABELS: Readonly<Record<GroupSort, string>> = { popularity: t`Most followed`, newest: t`Newest` };
const SORT_OPTIONS = GROUP_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Search and order of the public groups. Both begin again at the first page. */
export function GroupsTools({ search }: { readonly search: PublicGroupsSearch }) {
  const navigate = useNavigate({ from: '/public-groups' });
  const apply = useCallback<ApplyTerm>(
    (q, { replace }) =>
      void navigate({
        search: ({ sort }) => ({ q: q === '' ? undefined : q, sort }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <div className={styles.tools}>
      <ListSearch
        term={search.q}
        onSearch={apply}
        action="/public-groups"
        label={t`Search public groups`}
        placeholder={t`Name or description`}
        maxLength={MAX_GROUP_SEARCH_LENGTH}
      />
      <Select<GroupSort>
        name={t`Sort`}
        value={search.sort ?? 'popularity'}
        options={SORT_OPTIONS}
        onChange={(sort) =>
          void navigate({
            search: ({ q }) => ({ q, sort: sort === 'newest' ? sort : undefined }),
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
