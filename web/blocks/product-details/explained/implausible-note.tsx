import { implausibleList } from '#web/features/product-facts/explained-words.ts';
import { useExplanation } from '#web/features/product-facts/product-queries.ts';
import { Caution } from '../caution.tsx';

/** Values on the label that cannot be true: shown as stated, and said so. */
export function ImplausibleNote({ gtin }: { readonly gtin: string }) {
  const { data } = useExplanation(gtin);
  const found = data ? implausibleList(data.implausible) : [];
  if (found.length === 0) return null;
  return (
    <Caution mark="may_contain">
      {found.map(({ names, reason }) => (
        <p key={reason}>
          <strong>Implausible: {names}.</strong> {reason}
        </p>
      ))}
      <p>Shown as the source states them; no verdict rests on them.</p>
    </Caution>
  );
}
