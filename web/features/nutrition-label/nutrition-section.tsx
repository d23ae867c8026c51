import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { nutritionQuery } from '#web/features/product-facts/product-queries.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { NutritionLabel } from './nutrition-label.tsx';
import { NutritionSkeleton } from './nutrition-skeleton.tsx';

export function NutritionSection({ gtin }: { readonly gtin: string }) {
  const query = useQuery(nutritionQuery(gtin));
  if (query.data) return <NutritionLabel nutrition={query.data} />;
  if (!query.error) return <NutritionSkeleton />;
  return <AreaFailure text={errorText(query.error, t`Failed to fetch nutrition`)} query={query} />;
}
