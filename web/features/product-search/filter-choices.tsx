import { t } from 'ttag';
import type { Facets } from '#contract/facets.schema.ts';
import { DIET_NAMES, DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { CheckList, CountedLabel } from '#web/ui/check-list.tsx';
import { Radio } from '#web/ui/checkbox.tsx';
import { changeFilters } from './change-search.ts';
import type { ProductSearch } from './product-search.ts';
import { countIn, toggleIn } from './toggle-in.ts';
import type { SearchProps } from './use-product-search.ts';

export interface ChoicesProps extends SearchProps {
  /** Undefined until the first answer is there. */
  readonly facets: Facets | undefined;
}

/** The four classes in the words of their authors (Monteiro et al. 2019). */
const NOVA_NAMES = {
  '1': t`NOVA 1, unprocessed or minimally processed`,
  '2': t`NOVA 2, processed culinary ingredients`,
  '3': t`NOVA 3, processed`,
  '4': t`NOVA 4, ultra-processed`,
} as const;

export const NovaChoices = listedChoices('nova', t`NOVA`, NOVA_LABELS, NOVA_NAMES);
export const DietChoices = listedChoices('diet', t`Diet`, DIET_TYPES, DIET_NAMES);

/** The choices of a filter that holds several of a few values. */
function listedChoices<
  Field extends 'nova' | 'diet',
  Value extends NonNullable<ProductSearch[Field]>[number],
>(field: Field, legend: string, values: readonly Value[], names: Readonly<Record<Value, string>>) {
  const chosenIn = (search: ProductSearch) => search[field] as readonly Value[] | undefined;
  return ({ search, update, facets }: ChoicesProps) => (
    <CheckList
      legend={legend}
      items={values.map((value) => ({
        value,
        label: names[value],
        checked: chosenIn(search)?.includes(value) ?? false,
        count: countIn(facets?.[field], value),
      }))}
      onToggle={(value) =>
        update((now) => changeFilters(now, { [field]: toggleIn(values, chosenIn(now), value) }))
      }
    />
  );
}

/** One brand, of the most frequent ones; any other is found by searching for it. */
export function BrandChoices({ search, update, facets }: ChoicesProps) {
  const listed = facets?.brand ?? [];
  const isListed = search.brand === undefined || listed.some(({ value }) => value === search.brand);
  const brands = isListed ? listed : [{ value: search.brand ?? '', count: undefined }, ...listed];
  const choose = (brand: string | undefined) => update((now) => changeFilters(now, { brand }));
  return (
    <fieldset>
      <legend className="visually-hidden">{t`Brand`}</legend>
      <Radio
        name="brand"
        checked={search.brand === undefined}
        onChange={() => choose(undefined)}
        label={t`Any brand`}
      />
      {brands.map(({ value, count }) => (
        <Radio
          key={value}
          name="brand"
          checked={search.brand === value}
          onChange={() => choose(value)}
          label={<CountedLabel label={value} count={count} />}
        />
      ))}
    </fieldset>
  );
}
