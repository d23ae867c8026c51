import { t } from 'ttag';
import { derivedList } from '#web/features/product-facts/derived-words.ts';
import { groupTags } from '#web/features/product-facts/tag-groups.ts';
import { type Cell, type Column, cellOf, type Row } from './cell.ts';

/** What the pack says in words: ingredients, diets, claims by their kind, cuisine; and what follows from its label. */
export function textRows(columns: readonly Column[]): Row[] {
  return [
    {
      id: 'ingredients',
      label: t`Ingredients`,
      cells: columns.map(({ product: { ingredients } }) =>
        ingredients === null
          ? { kind: 'missing', text: t`Not stated by any source` }
          : { kind: 'long', text: ingredients },
      ),
    },
    ...declaredRows(columns),
    derivedRow(columns),
  ];
}

function declaredRows(columns: readonly Column[]): Row[] {
  const groups = columns.map(({ product, claims }) =>
    // Where the call failed, the product's own tags stand in.
    groupTags(product, claims.state === 'ready' ? claims.value : undefined),
  );
  const filled = new Set(groups.flat().flatMap(({ title, tags }) => (tags.length > 0 ? [title] : [])));
  // Between the diets and the cuisine.
  const hasClaims = groups.some((group) => group.slice(1, -1).some(({ tags }) => tags.length > 0));
  const titles = [t`Diets`, ...(hasClaims ? [] : [t`Claims`]), ...filled];
  return [...new Set(titles)].map((title) => ({
    id: `tags-${title}`,
    label: title,
    cells: columns.map(({ claims }, at): Cell => {
      if (claims.state === 'loading') return { kind: 'loading' };
      const tags = groups[at]?.find((group) => group.title === title)?.tags ?? [];
      return tags.length > 0 ? { kind: 'tags', tags } : { kind: 'missing', text: t`None declared` };
    }),
  }));
}

/** Not declared: these follow from the numbers and the ingredients, by FDA's thresholds. */
function derivedRow(columns: readonly Column[]): Row {
  return {
    id: 'derived',
    label: t`Follows from the label`,
    basis: t`not declared; by FDA’s thresholds`,
    cells: columns.map(({ guidelines }) =>
      cellOf(guidelines, ({ derived }): Cell => {
        const tags = derivedList(derived).map(({ words }) => words);
        return tags.length > 0 ? { kind: 'tags', tags } : { kind: 'missing', text: t`Nothing certain` };
      }),
    ),
  };
}
