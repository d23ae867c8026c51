import { VerdictSection } from '#web/features/verdicts/verdict-section.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const ChosenFinding = lazyPart(() => import('#web/features/standards/chosen-finding.tsx'), 'ChosenFinding');

/** What the chosen standards say of a product, a sentence each, guidelines and others alike. */
export function ChosenVerdicts({ gtin }: { readonly gtin: string }) {
  return (
    <VerdictSection gtin={gtin} further={(standard) => <ChosenFinding gtin={gtin} standard={standard} />} />
  );
}
