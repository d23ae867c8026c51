import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { jt, t } from 'ttag';
import { countedLines } from '#contract/merged-lines.ts';
import type { Order } from '#contract/orders.schema.ts';
import type { Swaps } from '#contract/swaps.schema.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './fix-list.module.css';
import { SwapRow } from './swap-row.tsx';
import { packChange } from './swap-words.ts';
import { type Swap, useSetSwaps } from './swaps-query.ts';

/** Rows drawn at once: more come when they are asked for. */
const STEP = 50;
const SHOWS = [
  { value: 'matched', label: t`Lines with a match` },
  { value: 'all', label: t`All failing lines` },
] as const;

export interface FixListProps {
  readonly order: Order;
  readonly swaps: Swaps;
  /** Another choice is being looked for. */
  readonly isWaiting: boolean;
  /** What becomes of the swaps where the order came from. */
  readonly swapsBack: ReactNode;
}

/** Swaps taken one by one or all, each step with its way back. */
export function FixList({ order, swaps, isWaiting, swapsBack }: FixListProps) {
  const [show, setShow] = useState<(typeof SHOWS)[number]['value']>('matched');
  const [most, setMost] = useState(STEP);
  const [busy, setBusy] = useState(false);
  /** What takes each step back, the last one last. */
  const [steps, setSteps] = useState<readonly (readonly Swap[])[]>([]);
  const set = useSetSwaps(order.id);
  const lineOf = new Map(countedLines(order.lines).map((line) => [line.line, line]));
  const productOf = new Map(order.products.map((product) => [product.gtin, product]));
  const swappedTo = (line: number) => lineOf.get(line)?.swapped_gtin ?? null;

  const send = async (wanted: readonly Swap[]) => {
    setBusy(true);
    const back = wanted.map(({ line }) => ({ line, gtin: swappedTo(line) }));
    const isDone = await set(wanted);
    setBusy(false);
    return isDone ? back : undefined;
  };
  const take = async (wanted: readonly Swap[]) => {
    const back = await send(wanted);
    if (back) setSteps([...steps, back]);
  };
  const onSwap = useLatest((swap: Swap) => void take([swap]));
  const undo = async () => {
    const last = steps.at(-1);
    if (last && (await send(last))) setSteps(steps.slice(0, -1));
  };

  const matched = swaps.lines.filter(({ line, total }) => total > 0 || swappedTo(line) !== null);
  const open = matched.filter(({ line }) => swappedTo(line) === null);
  /** What can be swapped unseen: the first option comes in packs for the same purpose. */
  const simple = open.flatMap(({ line, options: [first] }) => {
    const product = productOf.get(lineOf.get(line)?.gtin ?? '');
    const isSame = first && product && packChange(product, first.product) === undefined;
    return isSame ? [{ line, gtin: first.product.gtin }] : [];
  });
  const shown = show === 'matched' ? matched : swaps.lines;
  if (swaps.lines.length === 0) return null;
  return (
    <div aria-busy={isWaiting || busy}>
      <div className={styles.bar}>
        <Select name={t`Show`} value={show} options={SHOWS} onChange={setShow} />
        <span className="small muted">{t`Most ordered first`}</span>
      </div>
      <div className={styles.columns} aria-hidden="true">
        {[t`In the order`, '', t`Best match`, t`What changes`, t`Cost of the line`, ''].map((head, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: heads never move
          <span key={i}>{head}</span>
        ))}
      </div>
      <ul className={styles.swaps} aria-label={t`Failing lines`}>
        {shown.slice(0, most).map((failing) => {
          const line = lineOf.get(failing.line);
          const product = line && productOf.get(line.gtin ?? '');
          if (!line || !product) return null;
          return (
            <SwapRow
              key={failing.line}
              failing={failing}
              line={line}
              product={product}
              swapped={productOf.get(line.swapped_gtin ?? '')}
              onSwap={onSwap}
            />
          );
        })}
      </ul>
      {shown.length > most && (
        <p className={styles.more}>
          <Button onClick={() => setMost(most + STEP)}>
            {t`Show ${formatCount(Math.min(STEP, shown.length - most))} more lines`}
          </Button>
        </p>
      )}
      {matched.length > 0 && (
        <div className={styles.foot}>
          <p role="status">
            {jt`${<b key="swapped">{swappedText(matched.length - open.length, matched.length)}</b>} swapped.`}{' '}
            <span className="soft">{leftText(open.length - simple.length)}</span>
          </p>
          {steps.length > 0 && (
            <Button busy={busy} onClick={() => void undo()}>
              <Undo2 size={16} aria-hidden="true" />
              {t`Undo`}
            </Button>
          )}
          {swapsBack}
          {simple.length > 0 && (
            <Button tone="primary" busy={busy} onClick={() => void take(simple)}>
              {swapText(matched.length, open.length, simple.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function leftText(left: number): string {
  const steps = t`Every step can be undone.`;
  const lines = countOf(left, t`line`, t`lines`);
  return left === 0 ? steps : t`${lines} with other packs: one by one. ${steps}`;
}

const swappedText = (swapped: number, of: number) => t`${formatCount(swapped)} of ${formatCount(of)}`;

function swapText(matched: number, open: number, simple: number): string {
  const lines = countOf(simple, t`line`, t`lines`);
  if (open < matched) return t`Swap the other ${lines}`;
  return simple === matched ? t`Swap all ${lines}` : t`Swap ${lines}`;
}
