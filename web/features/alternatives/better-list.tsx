import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from 'ttag';
import type { Alternative, Alternatives } from '#contract/alternatives.schema.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { begunBy } from '#contract/first-days.ts';
import type { Guideline } from '#contract/guideline.ts';
import type { Product } from '#contract/product.schema.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { guidelinesOnDay } from '#web/features/product-facts/guidelines-on-day.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { apiQuery } from '#web/lib/api-query.ts';
import { errorText } from '#web/lib/failure-text.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import styles from './better-list.module.css';
import { BetterRow, type BetterRowProps } from './better-row.tsx';
import { recallChoice } from './choice.ts';
import { ChooseAlternatives } from './choose-alternatives.tsx';
import { DotsLegend } from './criterion-dots.tsx';
import { drawnCriterion } from './drawn-criterion.ts';
import { useChoice } from './use-choice.ts';

const SHOWN = 5;

export interface BetterListProps {
  readonly product: Product;
  readonly failing: readonly Guideline[];
}

/** Products of the same kind that pass, nearest first; those that are silent about an allergen apart. */
export function BetterList({ product, failing }: BetterListProps) {
  const [choice, change] = useChoice(() => recallChoice() ?? { guidelines: failing, freeFrom: [] });
  const { freeFrom } = choice;
  const { day } = useDayAndPlaces();
  const guideline = begunBy(day, choice.guidelines);
  const query = useQuery(
    apiQuery(['better', product.gtin, guideline, freeFrom, day], 'GET /api/products/{gtin}/better', {
      params: { gtin: product.gtin },
      query: { guideline, free_from: [...freeFrom], ...(day !== undefined && { day }) },
    }),
  );
  return (
    <>
      <ChooseAlternatives
        choice={choice}
        onChange={change}
        without={(allergens) => t`declared free from ${allergens}`}
      />
      <Fetched
        query={query}
        failure={errorText(query.error, t`Failed to look for alternatives`)}
        waiting={<SkeletonRows count={5} />}
      >
        {(found) => <Found product={product} found={found} asked={guideline} />}
      </Fetched>
      <PictureLink product={product} />
    </>
  );
}

/** This product among all of its category. */
function PictureLink({ product: { gtin, family_title } }: { readonly product: Product }) {
  const category = FAMILY_TITLES.find((title) => title === family_title);
  if (!category) return null;
  return (
    <p className={styles.picture}>
      <Link to="/products" search={{ category: [category], view: 'picture', mark: gtin }} className="link">
        {t`See it in a picture of ${category}`}
      </Link>
    </p>
  );
}

interface FoundProps {
  readonly product: Product;
  readonly found: Alternatives;
  /** The guidelines that alternatives pass. */
  readonly asked: readonly Guideline[];
}

function Found({ product, found: { kind, fitting, undeclared }, asked }: FoundProps) {
  const [isAll, setAll] = useState(false);
  const { day } = useDayAndPlaces();
  const own = useQuery(guidelinesOnDay(product.gtin, day));
  const drawn = own.data && drawnCriterion(own.data.guidelines, asked);
  const shown = isAll ? fitting.nearest : fitting.nearest.slice(0, SHOWN);
  return (
    <>
      <p role="status" className={styles.count}>
        {countText(kind, fitting.total, shown.length)}
      </p>
      {shown.length > 0 && drawn && <DotsLegend drawn={drawn} />}
      {shown.length > 0 && (
        <BetterRows name={t`Products that pass`} alternatives={shown} product={product} drawn={drawn} />
      )}
      {fitting.nearest.length > shown.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t`Show ${fitting.nearest.length - shown.length} more`}
        </Button>
      )}
      {undeclared.nearest.length > 0 && (
        <details className={styles.undeclared}>
          <summary>
            {t`${countOf(undeclared.total, t`more passes, but says`, t`more pass, but say`)} nothing of an allergen that is kept out: it may be in there`}
          </summary>
          {shown.length === 0 && drawn && <DotsLegend drawn={drawn} />}
          <BetterRows
            name={t`Products that are silent about the allergens`}
            alternatives={undeclared.nearest.slice(0, SHOWN)}
            product={product}
            drawn={drawn}
          />
        </details>
      )}
    </>
  );
}

interface BetterRowsProps extends Omit<BetterRowProps, 'alternative'> {
  readonly name: string;
  readonly alternatives: readonly Alternative[];
}

function BetterRows({ name, alternatives, ...row }: BetterRowsProps) {
  return (
    <ol className={styles.better} aria-label={name}>
      {alternatives.map((alternative) => (
        <BetterRow key={alternative.product.gtin} alternative={alternative} {...row} />
      ))}
    </ol>
  );
}

function countText(kind: string | null, total: number, shown: number): string {
  if (kind === null) return t`The kind of this food is not known, so there is nothing to compare it with.`;
  if (total === 0) return t`None in ${kind} passes and declares what is asked.`;
  return t`${formatCount(shown)} of ${formatCount(total)} in ${kind}, nearest first`;
}
