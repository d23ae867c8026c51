import { Copy } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.ts';

export function CopyGtin({ text }: { readonly text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('GTIN copied');
    } catch {
      // Not allowed, or no secure context: the number stands beside the button, to be copied by hand.
      toast.error('The browser did not allow copying');
    }
  };
  return (
    <IconButton
      label="Copy GTIN"
      size="small"
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    />
  );
}
