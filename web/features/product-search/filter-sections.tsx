import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from 'ttag';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { AllergenChoices } from './allergen-choices.tsx';
import { CategoryChoices } from './category-choices.tsx';
import { BrandChoices, type ChoicesProps, DietChoices, NovaChoices } from './filter-choices.tsx';
import styles from './filter-drawer.module.css';
import { GuidelineChoices } from './guideline-choices.tsx';
import { NO_CATEGORY } from './product-search.ts';

const NutrientChoices = lazyPart(() => import('./ranges/nutrient-choices.tsx'), 'NutrientChoices');
const StandardChoices = lazyPart(() => import('./standards/answer-choices.tsx'), 'StandardChoices');
const LawChoices = lazyPart(() => import('./standards/answer-choices.tsx'), 'LawChoices');
const PriceChoices = lazyPart(() => import('./ranges/price-choices.tsx'), 'PriceChoices');

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
  const { search } = choices;
  const categories = search.category === NO_CATEGORY ? 0 : countOf(search.category);
  return (
    <>
      <FilterSection
        title={t`Guidelines`}
        active={countOf(search.guideline) + countOf(search.verdict)}
        isCommon
      >
        <GuidelineChoices {...choices} />
      </FilterSection>
      <FilterSection title={t`More standards`} active={countOf(search.standard)}>
        {() => <StandardChoices {...choices} />}
      </FilterSection>
      <FilterSection title={t`Ingredient laws`} active={countOf(search.ingredient_laws)}>
        {() => <LawChoices {...choices} />}
      </FilterSection>
      <FilterSection title={t`Categories`} active={categories} isCommon={isRoomy}>
        {frame(<CategoryChoices {...choices} />)}
      </FilterSection>
      <FilterSection title={t`Nutrients`} active={countOf(search.nutrient)}>
        {() => <NutrientChoices {...choices} />}
      </FilterSection>
      <FilterSection title={t`Price`} active={countOf(search.price)}>
        {() => <PriceChoices {...choices} />}
      </FilterSection>
      <FilterSection title={t`Allergens to leave out`} active={countOf(search.without)}>
        <AllergenChoices {...choices} />
      </FilterSection>
      <FilterSection title={t`Diet`} active={countOf(search.diet)}>
        <DietChoices {...choices} />
      </FilterSection>
      <FilterSection title={t`NOVA`} active={countOf(search.nova)} isCommon={isRoomy}>
        <NovaChoices {...choices} />
      </FilterSection>
      <FilterSection title={t`Brand`} active={countOf(search.brand)}>
        <BrandChoices {...choices} />
      </FilterSection>
    </>
  );
}

/** How many values of a filter are chosen; a filter of one value is a text. */
function countOf(chosen: readonly unknown[] | string | undefined): number {
  if (chosen === undefined) return 0;
  return typeof chosen === 'string' ? 1 : chosen.length;
}

interface FilterSectionProps {
  readonly title: string;
  /** How many of its filters are in use. */
  readonly active: number;
  /** As a function: drawn only while the section is open, since it costs something. */
  readonly children: ReactNode | (() => ReactNode);
  /** Open from the start even when nothing in it is chosen. */
  readonly isCommon?: boolean;
}

/** A group of filters that folds. What is in use stands open at first; after that it stays as it was left. */
function FilterSection({ title, active, children, isCommon = false }: FilterSectionProps) {
  const [startsOpen] = useState(isCommon || active > 0);
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={styles.section}
      open={startsOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{title}</span>
        {active > 0 && <em>{t`${active} in use`}</em>}
        <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{typeof children === 'function' ? isOpen && children() : children}</div>
    </details>
  );
}
