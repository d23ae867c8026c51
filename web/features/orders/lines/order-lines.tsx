import { Fragment, type KeyboardEvent, useMemo, useState } from 'react';
import { jt, t } from 'ttag';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import { useVerdictsOnDay } from '#web/features/product-facts/verdicts-on-day.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccountBar, type LineFilter } from '../account-bar.tsx';
import { accountFor, repeatedLines } from './account-notes.ts';
import { LinePanel } from './line-panel.tsx';
import { LineRow } from './line-row.tsx';
import styles from './order-lines.module.css';
import { LINE_ORDERS, type LineOrder, sortLines } from './sort-lines.ts';
import { isFound, useChooseProduct } from './use-choose-product.ts';

/** Rows drawn at once: more come when they are asked for. */
const STEP = 100;

const KEYS = jt`${<kbd key="up">↑</kbd>} ${<kbd key="down">↓</kbd>} move, ${<kbd key="enter">{t`Enter`}</kbd>} open, ${<kbd key="1">1</kbd>} to ${<kbd key="5">5</kbd>} choose`;

/** Every line of an order, accounted for; a line that waits for a choice is opened and chosen by keyboard. */
export function OrderLines({ order }: { readonly order: Order }) {
  const [filter, setFilter] = useState<LineFilter>('all');
  const [text, setText] = useState('');
  const [sort, setSort] = useState<LineOrder>('file');
  const [most, setMost] = useState(STEP);
  const [open, setOpen] = useState<number>();
  const choose = useChooseProduct(order.id);
  const products = useMemo(
    () => new Map(order.products.map((product) => [product.gtin, product])),
    [order.products],
  );
  const { totals, notes } = useMemo(() => accountFor(order.lines), [order.lines]);
  const sorted = useMemo(() => sortLines(order.lines, sort), [order.lines, sort]);
  const repeats = useMemo(() => repeatedLines(order.lines), [order.lines]);
  const productOf = (gtin: string | null) => (gtin === null ? undefined : products.get(gtin));
  const lines = sorted.filter(
    (line) =>
      (filter === 'all' || line.match === filter) &&
      (text === '' || isFound(line, productOf(line.gtin), text)),
  );
  const counted = lines.slice(0, most).map(({ gtin, swapped_gtin }) => swapped_gtin ?? gtin);
  const onDay = useVerdictsOnDay(counted.filter((gtin) => gtin !== null));
  const shownOf = ({ gtin, swapped_gtin }: OrderLine) => {
    const product = productOf(swapped_gtin ?? gtin);
    return product && onDay(product);
  };
  const chooseFor = async (line: number, gtin: string | null) => {
    if (!(await choose(line, gtin))) return;
    setOpen(undefined);
    buttonOf(line)?.focus();
  };
  const press = (event: KeyboardEvent) =>
    pressKey(event, order, open, (gtin) => open && void chooseFor(open, gtin));
  return (
    <div>
      <AccountBar totals={totals} notes={notes} filter={filter} onFilter={setFilter} />
      <div className={styles.bar}>
        <TextField
          label={t`Search in these lines`}
          value={text}
          onChange={setText}
          type="search"
          className={styles.search}
        />
        <Select name={t`Sort`} value={sort} onChange={setSort} options={LINE_ORDERS} />
        <p role="status" className="small muted">
          {countOf(lines.length, t`line`, t`lines`)}
        </p>
        <p className={styles.hint}>{KEYS}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within, heard in one place. */}
      <div className={styles.scroll} onKeyDown={press}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col" className={styles.lineNo}>
                {t`Line`}
              </th>
              <th scope="col">{t`As in the file`}</th>
              <th scope="col">{t`Matched with`}</th>
              <th scope="col">{t`What was done`}</th>
              <th scope="col">{t`Pack`}</th>
              <th scope="col" className="number">
                {t`Quantity`}
              </th>
              <th scope="col" className="number">
                {t`Amount`}
              </th>
              <th scope="col" className={styles.verdicts}>
                <abbr title={t`Smart Snack`}>{t`SS`}</abbr> <abbr title={t`Good Choice`}>{t`GC`}</abbr>{' '}
                <abbr title={t`Philly`}>{t`PH`}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map((line) => (
              <Fragment key={line.line}>
                <LineRow
                  line={line}
                  product={shownOf(line)}
                  repeats={repeats.get(line.line)}
                  isOpen={open === line.line}
                  onToggle={() => setOpen(open === line.line ? undefined : line.line)}
                />
                {open === line.line && (
                  <tr className={styles.panel}>
                    <td colSpan={8}>
                      <LinePanel
                        line={line}
                        productOf={productOf}
                        onChoose={(gtin) => void chooseFor(line.line, gtin)}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > most && (
        <p className={styles.more}>
          <Button onClick={() => setMost(most + STEP)}>
            {t`Show ${Math.min(STEP, lines.length - most)} more lines`}
          </Button>
        </p>
      )}
    </div>
  );
}

const buttonOf = (line: number) => document.querySelector<HTMLElement>(`button[data-line="${line}"]`);

/** Up and down go from line to line; a digit chooses in the open one. Fields keep their keys. */
function pressKey(
  event: KeyboardEvent,
  order: Order,
  open: number | undefined,
  choose: (gtin: string | null) => void,
): void {
  const { target, key } = event;
  if (
    !(target instanceof HTMLElement) ||
    target.matches('input') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-line]')];
    const next = buttons[buttons.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)];
    if (!next || !buttons.includes(target)) return;
    event.preventDefault();
    next.focus();
  }
  if (open === undefined || !/^[0-5]$/.test(key)) return;
  const candidate = order.lines.find(({ line }) => line === open)?.candidates[Number(key) - 1];
  if (key === '0') choose(null);
  else if (candidate) choose(candidate.gtin);
}
