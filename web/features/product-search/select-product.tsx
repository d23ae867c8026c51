import { t } from 'ttag';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './select-product.module.css';

export interface SelectProductProps {
  readonly productName: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

export function SelectProduct({ productName, selected, onSelect }: SelectProductProps) {
  return (
    <Checkbox
      checked={selected}
      onChange={onSelect}
      label={t`Select ${productName}`}
      labelHidden
      className={styles.target}
    />
  );
}
