import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { listActiveFilters } from './active-filters.ts';
import { CategoryChoices } from './category-choices.tsx';
import styles from './filter-bar.module.css';
import type { ChoicesProps } from './filter-choices.tsx';
import { categoryWords, guidelineWords, lawWords } from './filter-words.ts';
import { GuidelineChoices } from './guideline-choices.tsx';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazyPart(loadDrawer, 'FilterDrawer');
const LawChoices = lazyPart(() => import('./standards/answer-choices.tsx'), 'LawChoices');

export interface FilterBarProps extends ChoicesProps {
  /** Undefined while the list is being asked for. */
  readonly total: number | undefined;
  readonly searchBox: ReactNode;
}

/** Search, the filters used most, and a drawer with all of them. */
export function FilterBar({ search, update, facets, total, searchBox }: FilterBarProps) {
  const drawer = useOverlay();
  const active = listActiveFilters(search).length;
  const choices = { search, update, facets };
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {searchBox}
        <Dropdown name={t`Guidelines`} value={guidelineWords(search)} className={styles.wide}>
          <GuidelineChoices {...choices} />
        </Dropdown>
        <Dropdown
          name={t`Categories`}
          value={categoryWords(search)}
          className={`${styles.wide} ${styles.categories}`}
        >
          <CategoryChoices {...choices} />
        </Dropdown>
        <Dropdown name={t`Laws`} value={lawWords(search)} className={`${styles.wide} ${styles.laws}`}>
          <LawChoices {...choices} />
        </Dropdown>
        <Button aria-haspopup="dialog" onPointerEnter={loadDrawer} onFocus={loadDrawer} onClick={drawer.open}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {t`Filters`}
          {active > 0 && (
            <span className={styles.count}>
              {active}
              <span className="visually-hidden">{t` in use`}</span>
            </span>
          )}
        </Button>
        <SortSelect search={search} update={update} className={styles.middle} />
        <ViewSwitch search={search} update={update} className={styles.middle} />
      </div>
      {drawer.wasOpened && <FilterDrawer {...choices} {...drawer.props} total={total} />}
    </div>
  );
}
