import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './select-product.module.css';

export interface SelectProductProps {
  readonly productName: string;
  readonly onSelect: () => void;
}

export function SelectProduct({ productName, onSelect }: SelectProductProps) {
  return (
    <Checkbox
      checked={false}
      onChange={onSelect}
      label={`Select ${productName}`}
      labelHidden
      className={styles.target}
    />
  );
}
