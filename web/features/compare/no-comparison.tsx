import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button-class.ts';
import { MAX_COMPARED } from './chosen.ts';

/** Nothing is chosen yet, or nothing of it is there any more. */
export function NoComparison() {
  return (
    <div className="stack">
      <p className="lead">
        Choose up to {MAX_COMPARED} products with the scales on their cards, and see them side by side: price,
        nutrition, allergens, ingredients and every guideline criterion.
      </p>
      <p className="row">
        <Link to="/products" className={buttonClass({ tone: 'primary' })}>
          Choose products
        </Link>
      </p>
    </div>
  );
}
