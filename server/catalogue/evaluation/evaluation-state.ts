import type { Pool } from 'pg';

/**
 * Version of all that makes a product's row of its records: merging, standard figures, allergen reading, verdicts,
 * NOVA, derived diets. Raise it by one in every release that changes what any of them gives for any product; servers
 * then evaluate their stores again by themselves.
 */
export const EVALUATION_VERSION = 2;

/** How far a store has been evaluated. */
export interface EvaluationState {
  readonly version: number;
  /** The last GTIN done, in their order; empty: none yet. Null: all of them. */
  readonly evaluatedTo: string | null;
}

export async function readEvaluation(pool: Pool): Promise<EvaluationState> {
  const { rows } = await pool.query<EvaluationState>(
    'SELECT version, evaluated_to AS "evaluatedTo" FROM catalogue_evaluation',
  );
  return rows[0] ?? { version: 0, evaluatedTo: null };
}

/** Where evaluating begins or goes on, as the GTIN after which it does; undefined where nothing is left to do. */
export function evaluationStart({ version, evaluatedTo }: EvaluationState): string | undefined {
  if (version < EVALUATION_VERSION) return '';
  // Newer rules have been here: a store is not taken back to older ones.
  return version > EVALUATION_VERSION ? undefined : (evaluatedTo ?? undefined);
}

/** Notes how far this version's rules have come. */
export async function saveEvaluation(pool: Pool, evaluatedTo: string | null): Promise<void> {
  await pool.query(
    `INSERT INTO catalogue_evaluation AS state (version, evaluated_to) VALUES ($1, $2)
     ON CONFLICT (only_row) DO UPDATE SET version = excluded.version, evaluated_to = excluded.evaluated_to
     WHERE state.version <= excluded.version`,
    [EVALUATION_VERSION, evaluatedTo],
  );
}

/** An empty store is of this version from the start: whatever comes into it is evaluated by its rules. */
export async function takeVersionWhereEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ empty: boolean }>('SELECT NOT EXISTS (SELECT FROM products) AS empty');
  if (rows[0]?.empty) await saveEvaluation(pool, null);
}
