import { AreaFailure } from '../details/area-failure.tsx';
import { failureText } from '../facts/failure-text.ts';
import { useNutrition } from '../queries/nutrition-query.ts';
import { NutritionLabel } from './nutrition-label.tsx';
import { NutritionSkeleton } from './nutrition-skeleton.tsx';

export function NutritionSection({ gtin }: { readonly gtin: string }) {
  const { data, error, isFetching, refetch } = useNutrition(gtin);
  if (data) return <NutritionLabel nutrition={data} />;
  if (!error) return <NutritionSkeleton />;
  return (
    <AreaFailure
      text={failureText(error, 'Failed to fetch nutrition')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
