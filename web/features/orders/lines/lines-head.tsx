import { t } from 'ttag';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberHead } from '#web/ui/table-heads.tsx';
import styles from './order-lines.module.css';
import type { SelectedLines } from './use-selected-lines.ts';

export function LinesHead({ selected }: { readonly selected: SelectedLines }) {
  return (
    <thead>
      <tr>
        <td className={styles.pick}>
          <Checkbox
            checked={selected.isAll}
            mixed={selected.inSight > 0 && !selected.isAll}
            onChange={selected.togglePage}
            label={
              <>
                <span className="visually-hidden">{t`Select all lines on this page`}</span>
                <span className={styles.pickAll} aria-hidden="true">{t`All on this page`}</span>
              </>
            }
          />
        </td>
        <th scope="col" className={styles.lineNo}>
          {t`Line`}
        </th>
        <th scope="col">{t`As in the file`}</th>
        <th scope="col">{t`Matched with`}</th>
        <th scope="col">{t`What was done`}</th>
        <th scope="col">{t`Pack`}</th>
        <NumberHead>{t`Quantity`}</NumberHead>
        <NumberHead>{t`Amount, price`}</NumberHead>
        <th scope="col" className={styles.verdicts}>
          <abbr title={t`Smart Snack`}>{t`SS`}</abbr> <abbr title={t`Good Choice`}>{t`GC`}</abbr>{' '}
          <abbr title={t`Philly`}>{t`PH`}</abbr>
        </th>
      </tr>
    </thead>
  );
}
