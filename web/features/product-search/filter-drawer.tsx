import { t } from 'ttag';
import { countOf } from '#web/lib/format-count.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { clearFilters } from './change-search.ts';
import type { ChoicesProps } from './filter-choices.tsx';
import styles from './filter-drawer.module.css';
import { FilterSections } from './filter-sections.tsx';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface FilterDrawerProps extends ChoicesProps, OverlayProps {
  readonly total: number | undefined;
}

/** Every filter with what it would give. Each choice takes effect at once behind the drawer. */
export function FilterDrawer({ open, onClose, total, ...choices }: FilterDrawerProps) {
  const { search, update } = choices;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t`Filters`}
      foot={
        <>
          <Button onClick={() => update(clearFilters)}>{t`Clear all`}</Button>
          <Button tone="primary" onClick={onClose}>
            {total === undefined ? t`Show products` : t`Show ${countOf(total, t`product`, t`products`)}`}
          </Button>
        </>
      }
    >
      <div className={styles.arrange}>
        <SortSelect search={search} update={update} />
        <ViewSwitch search={search} update={update} />
      </div>
      <FilterSections {...choices} />
    </Drawer>
  );
}
