import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** The address holds the whole comparison, so that sending it is enough. */
export function CopyLinkButton() {
  return (
    <Button size="small" onClick={() => void copyLink()}>
      <Link2 size={16} aria-hidden="true" />
      Copy link
    </Button>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.success('Link copied. Anyone can open this comparison with it.');
  } catch {
    toast.error('The browser does not let this page copy. Copy the address from its bar.');
  }
}
