import { useNutrition } from '#web/features/product-facts/product-queries.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { errorText } from '#web/lib/failure-text.ts';
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
