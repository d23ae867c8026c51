import { useEffect, useRef } from 'react';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './contact-form.module.css';

export interface MessageSentProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** Takes the form's place, and the focus that was in it. */
export function MessageSent({ text, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className={`title ${styles.thanks}`}>
        <VerdictMark verdict="pass" size={20} />
        {text}
      </h2>
      <p className="soft">A copy is on its way to our team.</p>
      <Button onClick={onAgain}>Write another</Button>
    </div>
  );
}
