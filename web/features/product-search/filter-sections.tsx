import type { ReactNode } from 'react';
import { AllergenChoices } from './allergen-choices.tsx';
import { BrandChoices } from './brand-choices.tsx';
import { CategoryChoices } from './category-choices.tsx';
import { type ChoicesProps, DietChoices, NovaChoices } from './filter-choices.tsx';
import { FilterSection } from './filter-section.tsx';
import { GuidelineChoices } from './guideline-choices.tsx';
import { NO_CATEGORY } from './product-search.ts';

export interface FilterSectionsProps extends ChoicesProps {
  /** Beside the list there is room for more of them to stand open from the start. */
  readonly isRoomy?: boolean;
  /** Around the categories: there are many. */
  readonly frame?: (categories: ReactNode) => ReactNode;
}

/** Every filter there is, in sections that fold. */
export function FilterSections({
  isRoomy = false,
  frame = (categories) => categories,
  ...choices
}: FilterSectionsProps) {
  const {
    guideline = [],
    verdict = [],
    category,
    nova = [],
    diet = [],
    without = [],
    brand,
  } = choices.search;
  const categories = category === undefined || category === NO_CATEGORY ? 0 : category.length;
  return (
    <>
      <FilterSection title="Guidelines" active={guideline.length + verdict.length} isCommon>
        <GuidelineChoices {...choices} />
      </FilterSection>
      <FilterSection title="Categories" active={categories} isCommon={isRoomy}>
        {frame(<CategoryChoices {...choices} />)}
      </FilterSection>
      <FilterSection title="Allergens to leave out" active={without.length}>
        <AllergenChoices {...choices} />
      </FilterSection>
      <FilterSection title="Diet" active={diet.length}>
        <DietChoices {...choices} />
      </FilterSection>
      <FilterSection title="NOVA" active={nova.length} isCommon={isRoomy}>
        <NovaChoices {...choices} />
      </FilterSection>
      <FilterSection title="Brand" active={brand === undefined ? 0 : 1}>
        <BrandChoices {...choices} />
      </FilterSection>
    </>
  );
}
