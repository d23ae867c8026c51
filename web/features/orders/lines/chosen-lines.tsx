import { X } from 'lucide-react';
import { t } from 'ttag';
import type { MergeRefusal } from '#contract/merge-refusal.ts';
import type { Order } from '#contract/orders.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useBusy } from '#web/lib/use-busy.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './chosen-lines.module.css';
import { type LineState, planMerge } from './plan-merge.ts';
import type { ChooseProduct } from './use-choose-product.ts';
import { useSetAside } from './use-set-aside.ts';

const ChooseDialog = lazyPart(() => import('./choose-dialog.tsx'), 'ChooseDialog');

const REFUSALS: Readonly<Record<MergeRefusal, string>> = {
  product: t`Only lines of the same product can be merged.`,
  swap: t`Undo the swaps of these lines to merge them.`,
  unit: t`Lines of different units or packs cannot be merged.`,
  quantity: t`A line without a quantity cannot be merged.`,
};

export interface ChosenLinesProps {
  readonly order: Order;
  readonly chosen: readonly number[];
  /** How many of them are on the page in sight. */
  readonly inSight: number;
  readonly onClear: () => void;
  readonly onChoose: ChooseProduct;
}

/** What can be done with the chosen lines, of whichever page. */
export function ChosenLines({ order, chosen, inSight, onClear, onChoose }: ChosenLinesProps) {
  const { isBusy, during } = useBusy();
  const setAside = useSetAside(order);
  const dialog = useOverlay();
  const numbers = new Set(chosen);
  const lines = order.lines.filter(({ line }) => numbers.has(line));
  const open = lines.filter(({ is_aside }) => !is_aside);
  const aside = lines.filter(({ is_aside }) => is_aside);
  const merge = planMerge(order.lines, numbers);
  const change = async (wanted: readonly LineState[], said: string) => {
    if (await setAside(wanted, said)) onClear();
  };
  const stateOf = (is_aside: boolean) => (line: { readonly line: number }) => ({
    line: line.line,
    is_aside,
    merged_into: null,
  });
  return (
    <section aria-label={t`Selected lines`} className={styles.bar}>
      <p role="status" className={styles.count}>
        <b>{countOf(chosen.length, t`line`, t`lines`)}</b>
        {chosen.length > inSight && (
          <span className="soft">{t`${formatCount(chosen.length - inSight)} not on this page`}</span>
        )}
        {merge.refusal && open.length > 1 && <span className="soft">{REFUSALS[merge.refusal]}</span>}
      </p>
      <div className={styles.actions}>
        {merge.wanted.length > 0 && (
          <Button
            size="small"
            busy={isBusy}
            onClick={() => void during(change(merge.wanted, mergedText(merge.wanted)))}
          >
            {t`Merge lines`}
          </Button>
        )}
        {open.length > 0 && (
          <>
            <Button size="small" aria-haspopup="dialog" onClick={dialog.open}>
              {t`Choose product`}
            </Button>
            <Button
              size="small"
              busy={isBusy}
              onClick={() =>
                void during(
                  change(open.map(stateOf(true)), t`${countOf(open.length, t`line`, t`lines`)} set aside.`),
                )
              }
            >
              {t`Set aside`}
            </Button>
          </>
        )}
        {aside.length > 0 && (
          <Button
            size="small"
            busy={isBusy}
            onClick={() =>
              void during(
                change(
                  aside.map(stateOf(false)),
                  t`${countOf(aside.length, t`line`, t`lines`)} brought back.`,
                ),
              )
            }
          >
            {t`Bring back`}
          </Button>
        )}
        <IconButton
          size="small"
          label={t`Clear selection`}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onClear}
        />
      </div>
      {dialog.wasOpened && (
        <ChooseDialog
          {...dialog.props}
          orderId={order.id}
          lines={open}
          onChoose={onChoose}
          onDone={onClear}
        />
      )}
    </section>
  );
}

function mergedText(wanted: readonly LineState[]): string {
  const into = new Set(wanted.map(({ merged_into }) => merged_into)).size;
  const lines = countOf(wanted.length + into, t`line`, t`lines`);
  return t`${lines} merged into ${formatCount(into)}.`;
}
