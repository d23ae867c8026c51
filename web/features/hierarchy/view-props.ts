import type { Hierarchy } from '#contract/hierarchy.schema.ts';

export interface ViewProps {
  readonly hierarchy: Hierarchy;
  /** The trade item that the hierarchy was asked for. */
  readonly asked: string;
}
