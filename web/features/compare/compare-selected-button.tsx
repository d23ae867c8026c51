import { useNavigate } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { t } from 'ttag';
import { MAX_COMPARED } from '#contract/products.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { COMPARE_LIMIT_TEXT } from './chosen.ts';
import { setChosen } from './chosen-store.ts';
import { compareAddress } from './compare-search.ts';

/** Compares the products that are selected, which then are what is chosen. Of more than fit, none. */
export function CompareSelectedButton({ gtins }: { readonly gtins: readonly string[] }) {
  const navigate = useNavigate();
  const compare = () => {
    if (gtins.length > MAX_COMPARED) {
      toast.error(COMPARE_LIMIT_TEXT);
      return;
    }
    setChosen(gtins);
    void navigate({ to: '/compare', search: compareAddress(gtins) });
  };
  return (
    <Button size="small" onClick={compare}>
      <Scale size={16} aria-hidden="true" />
      {t`Compare`}
    </Button>
  );
}
