import { useState } from 'react';

/** Whether work is under way: `during` tells so for as long as it takes. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const during = async <T>(work: Promise<T>): Promise<T> => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    return outcome;
  };
  return { isBusy, during };
}
