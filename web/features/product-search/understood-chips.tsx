import { X } from 'lucide-react';
import { t } from 'ttag';
import type { Understood } from '#contract/products.schema.ts';
import { buildQuery } from '#web/lib/build-query.ts';
import { classNames } from '#web/lib/class-names.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { iconButtonClass } from '#web/ui/icon-button-class.ts';
import { changeReading, removeCondition } from './change-words.ts';
import { dropConditions } from './edit-term.ts';
import filters from './filter-chips.module.css';
import type { ProductSearch } from './product-search.ts';
import styles from './understood-chips.module.css';
import type { ListPath, SearchProps } from './use-product-search.ts';

export interface UnderstoodChipsProps extends SearchProps {
  readonly path: ListPath;
  /** A link was followed that goes with the term it belonged to. */
  readonly onLeave: () => void;
  /** Empty where the term was searched for as words. */
  readonly understood: readonly Understood[];
}

/** The conditions that were read in the term: each can be taken out of it, or the term be searched for as it is. */
export function UnderstoodChips({ path, understood, search, update, onLeave }: UnderstoodChipsProps) {
  const linkTo = (change: (search: ProductSearch) => ProductSearch) => ({
    href: `${path}${buildQuery(change(search))}`,
    onPress: () => {
      update(change);
      onLeave();
    },
  });
  if (search.as_words) {
    return (
      <p className={classNames(filters.chips, styles.understood)}>
        <span>{t`Searched for as words.`}</span>
        <AppLink className="link" {...linkTo((now) => changeReading(now, undefined))}>
          {t`Read it as filters again`}
        </AppLink>
      </p>
    );
  }
  const conditions = understood.map(({ text }) => text);
  const words = dropConditions(search.q ?? '', conditions);
  return (
    <div className={classNames(filters.chips, styles.understood)}>
      <span id="understood">{t`Understood as`}</span>
      <ul className={styles.chips} aria-labelledby="understood">
        {words !== '' && <li className={styles.words}>{words}</li>}
        {understood.map(({ label, reason }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may read the same
          <li key={i} className={filters.chip}>
            <span>
              <span className="strong">{label}</span>{' '}
              {reason !== null && <span className={styles.reason}>{reason}</span>}
            </span>
            <AppLink
              className={iconButtonClass('tiny')}
              aria-label={t`Remove ${label}`}
              {...linkTo((now) => removeCondition(now, conditions, i))}
            >
              <X size={14} aria-hidden="true" />
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink className="link" {...linkTo((now) => changeReading(now, 'true'))}>
        {t`Search for the words instead`}
      </AppLink>
    </div>
  );
}
