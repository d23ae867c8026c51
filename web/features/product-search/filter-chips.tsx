import { X } from 'lucide-react';
import { t } from 'ttag';
import type { Facets } from '#contract/facets.schema.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { listActiveFilters } from './active-filters.ts';
import { silenceText } from './allergen-counts.ts';
import { changeFilters, clearFilters } from './change-search.ts';
import styles from './filter-chips.module.css';
import type { SearchProps } from './use-product-search.ts';

export interface FilterChipsProps extends SearchProps {
  readonly facets: Facets | undefined;
  /** A filter went, and with it the button that had the focus. */
  readonly onRemoved: () => void;
}

export function FilterChips({ search, update, facets, onRemoved }: FilterChipsProps) {
  const filters = listActiveFilters(search);
  if (filters.length === 0) return null;
  // "Without milk" must not read as free of it.
  const silent =
    search.undeclared === 'hide'
      ? []
      : (search.without ?? []).filter((key) =>
          facets?.allergen.some(({ value, unknown }) => value === key && unknown > 0),
        );
  return (
    <>
      <ul className={styles.chips} aria-label={t`Filters in use`}>
        {filters.map(({ key, label, removal }) => (
          <li key={key} className={styles.chip}>
            <span>{label}</span>
            <IconButton
              size="tiny"
              label={t`Remove filter ${label}`}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => {
                update((now) => changeFilters(now, removal));
                onRemoved();
              }}
            />
          </li>
        ))}
        <li>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              update(clearFilters);
              onRemoved();
            }}
          >
            {t`Clear all`}
          </Button>
        </li>
      </ul>
      {silent.length > 0 && facets && (
        <p className={styles.silence}>
          {silenceText(silent, facets.allergen)}
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              update((now) => changeFilters(now, { undeclared: 'hide' }));
              onRemoved();
            }}
          >
            {t`Leave them out`}
          </Button>
        </p>
      )}
    </>
  );
}
