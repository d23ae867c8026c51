/** Where the documents of the merged segment come from. */
export interface MergedDocuments {
  readonly count: number;
  /** Of each new document: the number of its input, and its id there. */
  readonly inputs: Uint32Array;
  readonly oldIds: Uint32Array;
  /** For each input, new ids by old id; DROPPED for what is not live. Ascending, as every input is in the same order. */
  readonly newIds: readonly Uint32Array[];
}

export const DROPPED = 0xffffffff;
