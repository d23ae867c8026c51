import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react';
import { t } from 'ttag';
import { mergedByLine } from '#contract/merged-lines.ts';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import { LIST_ORIGINS } from '#contract/orders.ts';
import { useVerdictsOnDay } from '#web/features/product-facts/verdicts-on-day.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatest } from '#web/lib/use-latest.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountBar } from '../account-bar.tsx';
import { accountFor } from './account-notes.ts';
import { type LineHandlers, LineRow } from './line-row.tsx';
import { LinesBar } from './lines-bar.tsx';
import { LinesHead } from './lines-head.tsx';
import { type LinesView, useLinesView } from './lines-view.ts';
import { OpenedLine } from './opened-line.tsx';
import styles from './order-lines.module.css';
import { pressKey } from './press-key.ts';
import { useLineChanges } from './use-line-changes.ts';
import { useSelectedLines } from './use-selected-lines.ts';
import { useShownLines } from './use-shown-lines.ts';

const LinesPages = lazyPart(() => import('./lines-pages.tsx'), 'LinesPages');
const ChosenLines = lazyPart(() => import('./chosen-lines.tsx'), 'ChosenLines');

export interface OrderLinesProps {
  readonly order: Order;
  /** The numbers of the lines that alone are shown; undefined: any. */
  readonly only?: ReadonlySet<number> | undefined;
}

/** Every line of an order, accounted for; a line that waits for a choice is opened and chosen by keyboard. */
export function OrderLines({ order, only }: OrderLinesProps) {
  const { view, change, search } = useLinesView();
  const [open, setOpen] = useState<number>();
  // What a line may mean is drawn after the press that opens it.
  const drawnOpen = useDeferredValue(open);
  const table = useRef<HTMLDivElement>(null);
  const { choose, match, bringBack } = useLineChanges(order, () => setOpen(undefined));
  const { totals, notes } = useMemo(() => accountFor(order.lines), [order.lines]);
  const parts = useMemo(() => mergedByLine(order.lines), [order.lines]);
  const { lines, repeats, productOf } = useShownLines(order, view, only);
  const size = Number(view.size);
  const page = Math.max(1, Math.min(view.page, Math.ceil(lines.length / size)));
  const shown = lines.slice((page - 1) * size, page * size);
  const selected = useSelectedLines(lines, shown);
  const counted = shown.map(({ gtin, swapped_gtin }) => swapped_gtin ?? gtin);
  const onDay = useVerdictsOnDay(counted.filter((gtin) => gtin !== null));
  const shownOf = ({ gtin, swapped_gtin }: OrderLine) => {
    const product = productOf(swapped_gtin ?? gtin);
    return product && onDay(product);
  };
  const opened = order.lines.find(({ line }) => line === open);
  const matchByKey = ({ line, candidates }: OrderLine, digit: number) => {
    const candidate = candidates[digit - 1];
    if (digit === 0) match(line, null);
    else if (candidate) match(line, candidate.gtin);
  };
  const go = (part: Partial<LinesView>, isStep = false) => {
    setOpen(undefined);
    change(part, isStep);
    if (isStep) table.current?.scrollIntoView({ block: 'start' });
  };
  const on = useLatest<LineHandlers>({
    select: selected.toggle,
    toggle: (line) => setOpen(open === line ? undefined : line),
    bringBack,
  });
  return (
    <div>
      <AccountBar totals={totals} notes={notes} filter={view.show} onFilter={(show) => go({ show })} />
      <LinesBar view={view} count={lines.length} onChange={go} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within, heard in one place. */}
      <div
        ref={table}
        className={styles.scroll}
        onKeyDown={(event) =>
          pressKey(event, {
            onSelect: on.current.select,
            onDigit: opened && ((digit) => matchByKey(opened, digit)),
          })
        }
      >
        {lines.length === 0 && <NoLines view={view} onChange={go} />}
        <table className={styles.lines} hidden={lines.length === 0}>
          <LinesHead selected={selected} />
          <tbody>
            {shown.map((line) => (
              <Fragment key={line.line}>
                <LineRow
                  line={line}
                  parts={parts.get(line.line)}
                  product={shownOf(line)}
                  isOfList={LIST_ORIGINS.has(order.origin)}
                  repeats={repeats.get(line.line)}
                  isOpen={open === line.line}
                  isSelected={selected.has(line.line)}
                  on={on}
                />
                {drawnOpen === line.line && (
                  <OpenedLine
                    line={line}
                    parts={parts.get(line.line)}
                    productOf={productOf}
                    onChoose={(gtin) => match(line.line, gtin)}
                    onSeparate={bringBack}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <LinesPages view={{ ...view, page }} search={search} total={lines.length} onChange={go} />
      {selected.numbers.length > 0 && (
        <ChosenLines
          order={order}
          chosen={selected.numbers}
          inSight={selected.inSight}
          onClear={selected.clear}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface NoLinesProps {
  readonly view: LinesView;
  readonly onChange: (part: Partial<LinesView>) => void;
}

function NoLines({ view, onChange }: NoLinesProps) {
  return (
    <div className={styles.none}>
      <p>{t`No lines found`}</p>
      {(view.show !== 'all' || view.text !== '') && (
        <Button size="small" onClick={() => onChange({ show: 'all', text: '' })}>
          {t`Show all lines`}
        </Button>
      )}
    </div>
  );
}
