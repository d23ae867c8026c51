import { CountedLabel } from '#web/ui/check-list.tsx';
import { Radio } from '#web/ui/checkbox.tsx';
import { changeFilters } from './change-search.ts';
import type { ChoicesProps } from './filter-choices.tsx';

/** One brand, of the most frequent ones; any other is found by searching for it. */
export function BrandChoices({ search, update, facets }: ChoicesProps) {
  const listed = facets?.brand ?? [];
  const isListed = search.brand === undefined || listed.some(({ value }) => value === search.brand);
  const brands = isListed ? listed : [{ value: search.brand ?? '', count: undefined }, ...listed];
  const choose = (brand: string | undefined) => update((now) => changeFilters(now, { brand }));
  return (
    <fieldset>
      <legend className="visually-hidden">Brand</legend>
      <Radio
        name="brand"
        checked={search.brand === undefined}
        onChange={() => choose(undefined)}
        label="Any brand"
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
