import { t } from 'ttag';
import { countOf } from '#web/lib/format-count.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

export interface SwapsReturnProps<Swap> {
  /** Swaps that the list does not have yet. */
  readonly open: readonly Swap[];
  /** Makes one; false where it was refused, which is said by then. */
  readonly make: (swap: Swap) => Promise<boolean>;
  readonly turnBack: (swap: Swap) => Promise<boolean>;
  readonly words: SwapsReturnWords;
}

export interface SwapsReturnWords {
  readonly put: (swaps: string) => string;
  readonly done: (swaps: string) => string;
  readonly undone: (swaps: string) => string;
}

/** Takes the swaps of an order back into the list that it was made of, with a way to undo it. */
export function SwapsReturn<Swap>({ open, make, turnBack, words }: SwapsReturnProps<Swap>) {
  const { isBusy, during } = useBusy();
  if (open.length === 0) return null;
  const put = async () => {
    const done = await untilRefused(open, make);
    if (done.length === 0) return;
    const undo = async () => {
      const back = await untilRefused(done.toReversed(), turnBack);
      if (back.length > 0) toast.info(words.undone(swapsOf(back)));
    };
    toast.info(words.done(swapsOf(done)), { label: t`Undo`, run: () => void undo() });
  };
  return (
    <Button busy={isBusy} onClick={() => void during(put())}>
      {words.put(swapsOf(open))}
    </Button>
  );
}

const swapsOf = ({ length }: readonly unknown[]) => countOf(length, t`swap`, t`swaps`);

/** Those that were made: the first that is refused ends it. */
async function untilRefused<Swap>(
  swaps: readonly Swap[],
  make: (swap: Swap) => Promise<boolean>,
): Promise<readonly Swap[]> {
  const done: Swap[] = [];
  for (const swap of swaps) {
    if (!(await make(swap))) break;
    done.push(swap);
  }
  return done;
}
