import { errorText } from '#web/lib/failure-text.ts';
import { useNutrition } from '../product-facts/queries/nutrition-query.ts';
import { AreaFailure } from '../product-section/area-failure.tsx';
import { NutritionLabel } from './nutrition-label.tsx';
import { NutritionSkeleton } from './nutrition-skeleton.tsx';

export function NutritionSection({ gtin }: { readonly gtin: string }) {
  const { data, error, isFetching, refetch } = useNutrition(gtin);
  if (data) return <NutritionLabel nutrition={data} />;
  if (!error) return <NutritionSkeleton />;
  return (
    <AreaFailure
      text={errorText(error, 'Failed to fetch nutrition')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
