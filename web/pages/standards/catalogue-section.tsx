import type { ReactNode } from 'react';
import { t } from 'ttag';
import { countOf } from '#web/lib/format-count.ts';

export interface CatalogueSectionProps {
  /** Of products that are counted. */
  readonly total: number;
  readonly children: ReactNode;
}

/** What the catalogue comes to by one rule. */
export function CatalogueSection({ total, children }: CatalogueSectionProps) {
  return (
    <section className="stack" aria-labelledby="counts">
      <div className="spread">
        <h2 className="title" id="counts">
          {t`In the catalogue`}
        </h2>
        <p className="small muted">{countOf(total, t`product`, t`products`)}</p>
      </div>
      {children}
    </section>
  );
}
