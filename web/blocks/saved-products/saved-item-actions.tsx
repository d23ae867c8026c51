import { Network, Trash2, ZoomIn } from 'lucide-react';
import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { nameOf, type SavedItem } from './saved-item.ts';
import styles from './saved-products.module.css';

export interface SavedItemActionsProps {
  readonly item: SavedItem;
  /** A card has its own way to enlarge. */
  readonly isCard: boolean;
  readonly onEnlarge: () => void;
  readonly onHierarchy: () => void;
  readonly removeLabel: string;
  readonly onRemove?: (() => void) | undefined;
}

export function SavedItemActions(props: SavedItemActionsProps) {
  const { item, isCard, onEnlarge, onHierarchy, removeLabel, onRemove } = props;
  const name = nameOf(item);
  return (
    <div className={classNames(isCard ? styles.column : styles.tools)}>
      {item.product && !isCard && (
        <IconButton
          label={t`Enlarge: ${name}`}
          title={t`Enlarge`}
          icon={<ZoomIn size={20} aria-hidden="true" />}
          onClick={onEnlarge}
        />
      )}
      {item.product && (
        <IconButton
          label={t`Hierarchy: ${name}`}
          title={t`Hierarchy`}
          icon={<Network size={20} aria-hidden="true" />}
          onClick={onHierarchy}
        />
      )}
      {onRemove && (
        <IconButton
          label={`${removeLabel}: ${name}`}
          title={removeLabel}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
