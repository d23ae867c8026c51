import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MAX_COMPARED } from './chosen.ts';

/** Nothing is chosen yet, or nothing of it is there any more. */
export function NoComparison() {
  return (
    <EmptyState
      title="No products chosen"
      text={`Choose up to ${MAX_COMPARED} products with the scales on their cards, and see them side by side: price, nutrition, allergens, ingredients and every guideline criterion.`}
    >
      <Link to="/products" className={buttonClass({ tone: 'primary' })}>
        Choose products
      </Link>
    </EmptyState>
  );
}
