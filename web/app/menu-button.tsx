import { Menu } from 'lucide-react';
import { t } from 'ttag';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface MenuButtonProps {
  readonly className: string | undefined;
  readonly onOpen: () => void;
  /** Starts at the first sign of a press. */
  readonly load: () => unknown;
}

export function MenuButton({ className, onOpen, load }: MenuButtonProps) {
  return (
    <IconButton
      label={t`Menu`}
      icon={<Menu size={20} aria-hidden="true" />}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={load}
      onFocus={load}
      onClick={onOpen}
    />
  );
}
