import { Skeleton } from './skeleton.tsx';

export interface SkeletonRowsProps {
  readonly count?: number;
  /** Width of the block at the end of each row, such as a button; none where it is left out. */
  readonly end?: string;
}

/** Rows about to come, each a name and a line below it. Styled inline, as all pages load one sheet of styles. */
export function SkeletonRows({ count = 4, end }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" style={{ borderBlockStart: '1px solid var(--hairline-ink)' }}>
      {Array.from({ length: count }, (_, n) => `row-${n}`).map((row) => (
        <div key={row} className="spread" style={ROW}>
          <div style={NAME}>
            <Skeleton width="min(46%, 18rem)" height="0.875rem" />
            <Skeleton width="min(30%, 11rem)" height="0.625rem" />
          </div>
          {end && <Skeleton width={end} height="var(--control-small)" />}
        </div>
      ))}
    </div>
  );
}

const ROW = {
  minBlockSize: '4rem',
  paddingBlock: 'var(--space-1-half)',
  borderBlockEnd: '1px solid var(--hairline)',
} as const;
const NAME = { flex: 1, display: 'grid', gap: 'var(--space-1)' } as const;
