/** One search, as it is sent. */
export type SearchBody = Readonly<Record<string, unknown>>;

/** The parts of the cluster's answer to a search that are read. */
export interface SearchAnswer {
  readonly hits: {
    readonly total?: { readonly value: number };
    readonly hits: readonly Hit[];
  };
  readonly aggregations?: Readonly<Record<string, Counted>>;
  readonly suggest?: Readonly<
    Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>
  >;
}

export interface Hit {
  readonly _score: number | null;
  /** The names of the clauses that it matches. */
  readonly matched_queries?: readonly string[];
  readonly _source?: { readonly gtin: string; readonly name: string; readonly body: string };
  /** Fields that are asked for as well. */
  readonly fields?: { readonly sets?: readonly string[] };
}

/** What an aggregation counted: products, values of a field, or the products of several clauses. */
export interface Counted {
  readonly doc_count?: number;
  readonly value?: number;
  readonly buckets?: readonly Bucket[] | Readonly<Record<string, Bucket>>;
  readonly [inner: string]: unknown;
}

export interface Bucket {
  readonly key?: string | number;
  readonly doc_count: number;
}

export function totalOf(answer: SearchAnswer | undefined): number | undefined {
  return answer?.hits.total?.value;
}

/** The buckets of an aggregation inside another, or of one at the top. */
export function bucketsOf(counted: Counted | undefined, inner?: string): readonly Bucket[] {
  const from = inner === undefined ? counted : (counted?.[inner] as Counted | undefined);
  const { buckets = [] } = from ?? {};
  return Array.isArray(buckets)
    ? buckets
    : Object.entries(buckets as Readonly<Record<string, Bucket>>).map(([key, bucket]) => ({
        ...bucket,
        key,
      }));
}
