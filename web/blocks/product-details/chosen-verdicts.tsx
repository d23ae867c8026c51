import { isLaw } from '#contract/law-titles.ts';
import { VerdictSection } from '#web/features/verdicts/verdict-section.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const ChosenFinding = lazyPart(() => import('#web/features/standards/chosen-finding.tsx'), 'ChosenFinding');
const ChosenLaw = lazyPart(() => import('#web/features/ingredient-laws/chosen-law.tsx'), 'ChosenLaw');

/** What the chosen standards and laws say of a product, a sentence each, guidelines and others alike. */
export function ChosenVerdicts({ gtin }: { readonly gtin: string }) {
  return (
    <VerdictSection
      gtin={gtin}
      further={(key) =>
        isLaw(key) ? <ChosenLaw gtin={gtin} law={key} /> : <ChosenFinding gtin={gtin} standard={key} />
      }
    />
  );
}
