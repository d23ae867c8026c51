import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react';
import { t } from 'ttag';
import { countedLines, mergedByLine } from '#contract/merged-lines.ts';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import { useVerdictsOnDay } from '#web/features/product-facts/verdicts-on-day.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatest } from '#web/lib/use-latest.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountBar } from '../account-bar.tsx';
import { accountFor, repeatedLines } from './account-notes.ts';
import { isShown } from './filter-lines.ts';
import { type LineHandlers, LineRow } from './line-row.tsx';
import { LinesBar } from './lines-bar.tsx';
import { LinesHead } from './lines-head.tsx';
import { type LinesView, useLinesView } from './lines-view.ts';
import styles from './order-lines.module.css';
import { focusLine, pressKey } from './press-key.ts';
import { sortLines } from './sort-lines.ts';
import { isFound, useChooseProduct } from './use-choose-product.ts';
import { useSetAside } from './use-set-aside.ts';
import { useUndoChoice } from './use-undo-choice.ts';

const OPENING = <Skeleton height="8rem" />;
const LinePanel = lazyPart(() => import('./line-panel.tsx'), 'LinePanel', OPENING);
const MergedPanel = lazyPart(() => import('./merged-panel.tsx'), 'MergedPanel', OPENING);
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
  const choose = useChooseProduct(order.id);
  const offerUndo = useUndoChoice(order.id);
  const setAside = useSetAside(order);
  const { totals, notes } = useMemo(() => accountFor(order.lines), [order.lines]);
  const parts = useMemo(() => mergedByLine(order.lines), [order.lines]);
  const repeats = useMemo(() => repeatedLines(order.lines), [order.lines]);
  const { lines, productOf } = useShownLines(order, view, repeats, only);
  const numbers = useMemo(() => lines.map(({ line }) => String(line)), [lines]);
  const selection = useSelection(numbers);
  const size = Number(view.size);
  const page = Math.max(1, Math.min(view.page, Math.ceil(lines.length / size)));
  const shown = lines.slice((page - 1) * size, page * size);
  const counted = shown.map(({ gtin, swapped_gtin }) => swapped_gtin ?? gtin);
  const onDay = useVerdictsOnDay(counted.filter((gtin) => gtin !== null));
  const shownOf = ({ gtin, swapped_gtin }: OrderLine) => {
    const product = productOf(swapped_gtin ?? gtin);
    return product && onDay(product);
  };
  const chooseFor = async (line: number, gtin: string | null) => {
    const before = order.lines.filter((each) => each.line === line);
    if (!(await choose(line, gtin))) return;
    offerUndo(
      before,
      gtin === null ? t`Line ${line} kept as text.` : t`Line ${line} matched with the product.`,
    );
    setOpen(undefined);
    focusLine(line);
  };
  const bringBack = async (line: number) => {
    const wanted = [{ line, is_aside: false, merged_into: null }];
    if (await setAside(wanted, t`Line ${line} brought back.`)) focusLine(line);
  };
  const opened = order.lines.find(({ line }) => line === open);
  const chooseByKey = (digit: number) => {
    const candidate = opened?.candidates[digit - 1];
    if (opened && digit === 0) void chooseFor(opened.line, null);
    else if (opened && candidate) void chooseFor(opened.line, candidate.gtin);
  };
  const go = (part: Partial<LinesView>, isStep = false) => {
    setOpen(undefined);
    change(part, isStep);
    if (isStep) table.current?.scrollIntoView({ block: 'start' });
  };
  const on = useLatest<LineHandlers>({
    select: (line) => selection.toggle(String(line)),
    toggle: (line) => setOpen(open === line ? undefined : line),
    bringBack: (line) => void bringBack(line),
  });
  const inSight = shown.filter(({ line }) => selection.has(String(line)));
  const selectPage = () => {
    const all = inSight.length === shown.length;
    if (!all) selection.choose(shown.map(({ line }) => String(line)));
    else for (const { line } of shown) selection.toggle(String(line));
  };
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
            onDigit: opened && chooseByKey,
          })
        }
      >
        {lines.length === 0 && (
          <div className={styles.none}>
            <p>{t`No lines found`}</p>
            {(view.show !== 'all' || view.text !== '') && (
              <Button size="small" onClick={() => go({ show: 'all', text: '' })}>
                {t`Show all lines`}
              </Button>
            )}
          </div>
        )}
        <table className={styles.lines} hidden={lines.length === 0}>
          <LinesHead
            isAll={shown.length > 0 && inSight.length === shown.length}
            isSome={inSight.length > 0}
            onSelect={selectPage}
          />
          <tbody>
            {shown.map((line) => (
              <Fragment key={line.line}>
                <LineRow
                  line={line}
                  parts={parts.get(line.line)}
                  product={shownOf(line)}
                  repeats={repeats.get(line.line)}
                  isOpen={open === line.line}
                  isSelected={selection.has(String(line.line))}
                  on={on}
                />
                {drawnOpen === line.line && (
                  <tr className={styles.panel}>
                    <td colSpan={9}>
                      {parts.has(line.line) ? (
                        <MergedPanel
                          parts={parts.get(line.line) ?? []}
                          onSeparate={(number) => void bringBack(number)}
                        />
                      ) : (
                        <LinePanel
                          line={line}
                          productOf={productOf}
                          onChoose={(gtin) => void chooseFor(line.line, gtin)}
                        />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <LinesPages view={{ ...view, page }} search={search} total={lines.length} onChange={go} />
      {selection.keys.length > 0 && (
        <ChosenLines
          order={order}
          chosen={selection.keys.map(Number)}
          inSight={inSight.length}
          onClear={selection.clear}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** The lines of a view in its order. Lines with others merged into them order all of it. */
function useShownLines(
  order: Order,
  view: LinesView,
  repeats: ReadonlyMap<number, number>,
  only: ReadonlySet<number> | undefined,
) {
  const { show, sort, text } = view;
  const products = useMemo(
    () => new Map(order.products.map((product) => [product.gtin, product])),
    [order.products],
  );
  const productOf = (gtin: string | null) => (gtin === null ? undefined : products.get(gtin));
  const lines = useMemo(() => {
    const counted = new Map(countedLines(order.lines).map((line) => [line.line, line]));
    const repeated = new Set([...repeats].flat());
    const found = order.lines.filter(
      (line) =>
        (only?.has(line.line) ?? true) &&
        isShown(line, show, repeated) &&
        (text === '' || isFound(line, products.get(line.gtin ?? ''), text)),
    );
    return sortLines(
      found.map((line) => counted.get(line.line) ?? line),
      sort,
    );
  }, [order.lines, products, repeats, only, show, sort, text]);
  return { lines, productOf };
}
