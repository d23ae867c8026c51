import { useState } from 'react';
import { t } from 'ttag';
import type { ItemNote } from '#contract/item-note.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { Select } from '#web/ui/select.tsx';
import { tagsOf } from './noted-item.ts';

const ALL = '';

/** The items with a chosen tag, and the choice: nothing to see where a list has no tags. */
export function useTagFilter<T extends ItemNote>(items: readonly T[]) {
  const [chosen, setChosen] = useState(ALL);
  const tags = tagsOf(items);
  // The last item with the tag may have gone.
  const tag = tags.includes(chosen) ? chosen : ALL;
  const shown = tag === ALL ? items : items.filter((item) => item.tag === tag);
  const filter = tags.length > 0 && (
    <div>
      <Select
        small
        name={t`Tag`}
        value={tag}
        onChange={setChosen}
        options={[
          { value: ALL, label: t`All (${formatCount(items.length)})` },
          ...tags.map((each) => ({
            value: each,
            label: `${each} (${formatCount(items.filter((item) => item.tag === each).length)})`,
          })),
        ]}
      />
    </div>
  );
  return { shown, filter };
}
