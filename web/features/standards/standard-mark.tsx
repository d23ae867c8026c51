import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import type { markOf } from './standard-words.ts';

/** The marks of verdicts, and steps for a place on a scale. Hidden: the words follow. */
export function StandardMark({ mark }: { readonly mark: ReturnType<typeof markOf> }) {
  if (mark !== 'step') return <VerdictMark verdict={mark} />;
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} fill="currentcolor" aria-hidden="true">
      <path d="M1 10h3v5H1zM6.5 6h3v9h-3zM12 1h3v14h-3z" />
    </svg>
  );
}
