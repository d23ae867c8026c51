import { t } from 'ttag';
import type { AnswerMark } from '#contract/answer-words.ts';
import type { DietClaims } from '#contract/diet-claims.schema.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import type { Verdict } from '#contract/guideline.ts';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { NovaLabel } from '#contract/product.ts';
import type { ShownState } from '#web/features/product-facts/allergen-states.ts';
import type { ShownAnswer } from '#web/features/product-facts/shown-answers.ts';

/** What a call answered so far. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/** A product with all that is compared of it. */
export interface Column {
  readonly product: Product;
  readonly nutrition: Loaded<Nutrition>;
  readonly claims: Loaded<DietClaims>;
  readonly guidelines: Loaded<GuidelineReply>;
  /** What the chosen standards and ingredient laws say, in the order shown. */
  readonly answers?: Loaded<readonly ShownAnswer[]>;
}

export interface FigureCell {
  readonly kind: 'figure';
  /** `less than 1`, `1,200`, `$4.50` */
  readonly text: string;
  readonly unit: string;
  /** `lowest`, `highest known`: this column alone is at the better end. */
  readonly best?: string;
  /** How far from what it is set against. */
  readonly difference?: string;
  /** Why the figure cannot be true. */
  readonly caution?: string;
}

export interface CriterionCell {
  readonly kind: 'criterion';
  readonly verdict: Verdict;
  /** `310 mg` */
  readonly measured: string | undefined;
  /** `limit 200 mg` */
  readonly limit: string | undefined;
  /** `110 mg over` */
  readonly margin: string | undefined;
}

/** What stands in one line of one product. */
export type Cell =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Not known, and said so: `N/A`, `No price on file`. */
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'long'; readonly text: string }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'verdict'; readonly verdict: Verdict; readonly reason: string | undefined }
  | { readonly kind: 'answer'; readonly mark: AnswerMark; readonly text: string }
  | { readonly kind: 'nova'; readonly nova: NovaLabel | null; readonly because: string | undefined }
  | { readonly kind: 'allergen'; readonly state: ShownState }
  | FigureCell
  | CriterionCell;

export interface Row {
  readonly id: string;
  readonly label: string;
  /** What the amounts of the row are for, said smaller. */
  readonly basis?: string;
  /** One a product, in the columns' order. */
  readonly cells: readonly Cell[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly Row[];
}

export const NOT_KNOWN: Cell = { kind: 'missing', text: t`N/A` };

/** A cell of what a call answered: its own state until it has. */
export function cellOf<T>(loaded: Loaded<T>, read: (value: T) => Cell): Cell {
  return loaded.state === 'ready' ? read(loaded.value) : { kind: loaded.state };
}

/** Whether all products say the same. What is on its way or could not be fetched may differ. */
export function isEqualRow({ cells }: Row): boolean {
  const [first, ...others] = cells.map(sameness);
  return first !== undefined && others.every((other) => other === first);
}

function sameness(cell: Cell): string | undefined {
  if (cell.kind === 'loading' || cell.kind === 'failed') return undefined;
  // A mark or a difference is about the row, not about the product.
  if (cell.kind === 'figure') return JSON.stringify([cell.text, cell.unit, cell.caution]);
  return JSON.stringify(cell);
}

/** What a call answered, where it has. */
export function answerOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : undefined;
}
