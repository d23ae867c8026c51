import { t } from 'ttag';
import { ALL_CATEGORIES, FAMILY_TITLES, type FamilyTitle } from '#contract/categories.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import {
  allCategoriesState,
  isCategorySelected,
  isOnlyCategory,
  toggleAllCategories,
  toggleCategory,
  toggleOnlyCategory,
} from './category-selection.ts';
import { changeFilters } from './change-search.ts';
import styles from './filter-choices.module.css';
import type { ChoicesProps } from './filter-choices.tsx';
import { countIn } from './toggle-in.ts';
import type { SearchProps } from './use-product-search.ts';

export function CategoryChoices({ search, update, facets }: ChoicesProps) {
  return (
    <CheckList
      legend={t`Categories`}
      all={{
        label: ALL_CATEGORIES,
        state: allCategoriesState(search.category),
        noneMeans: t`none ticked, all listed`,
        onToggle: () => update((now) => changeFilters(now, { category: toggleAllCategories(now.category) })),
      }}
      items={FAMILY_TITLES.map((value) => ({
        value,
        label: categoryName(value),
        checked: isCategorySelected(search.category, value),
        count: countIn(facets?.category, value),
        aside: <OnlyButton title={value} search={search} update={update} />,
      }))}
      onToggle={(value) =>
        update((now) => changeFilters(now, { category: toggleCategory(now.category, value) }))
      }
    />
  );
}

interface OnlyButtonProps extends SearchProps {
  readonly title: FamilyTitle;
}

/** Chooses a category and none besides, whatever was chosen before; pressed again, all. */
function OnlyButton({ title, search, update }: OnlyButtonProps) {
  return (
    <button
      type="button"
      className={styles.only}
      aria-pressed={isOnlyCategory(search.category, title)}
      onClick={() =>
        update((now) => changeFilters(now, { category: toggleOnlyCategory(now.category, title) }))
      }
    >
      {t`only`}
      <span className="visually-hidden"> {categoryName(title)}</span>
    </button>
  );
}
