import { useState } from 'react';
import { type Choice, rememberChoice } from './choice.ts';

/** What an alternative has to be; what the user changes it to is kept for the next time. */
export function useChoice(first: () => Choice): readonly [choice: Choice, change: (next: Choice) => void] {
  const [choice, setChoice] = useState(first);
  const change = (next: Choice) => {
    rememberChoice(next);
    setChoice(next);
  };
  return [choice, change];
}
