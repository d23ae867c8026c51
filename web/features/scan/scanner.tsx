import { Flashlight } from 'lucide-react';
import { useRef, useState } from 'react';
import { c, t } from 'ttag';
import type { Gtin } from '#contract/gtin.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FAULT_TEXTS, hasLamp, IS_PASSING, switchLamp } from './camera.ts';
import styles from './scanner.module.css';
import { useScanner } from './use-scanner.ts';

const HOLD = t`Hold the barcode inside the frame`;
const STRANGER = t`This code has no product number (GTIN)`;

/** The camera's picture until a product's code is read in it; the camera is off again then. */
export function Scanner({ onGtin }: { readonly onGtin: (gtin: Gtin) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState(HOLD);
  const { state, start } = useScanner(video, onGtin, () => setHint(STRANGER));
  if (state.kind === 'fault')
    return (
      <div className={styles.fault} role="alert">
        <VerdictMark verdict="unknown" />
        <p>{FAULT_TEXTS[state.fault]}</p>
        {IS_PASSING.has(state.fault) && (
          <Button size="small" onClick={() => void start()}>
            {t`Try again`}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.view}>
      {state.kind === 'on' ? (
        <>
          <video ref={video} muted playsInline aria-label={t`Camera picture`} />
          <svg className={styles.frame} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 14V0h9M91 0h9v14M100 46v14h-9M9 60H0V46" />
            <path d="M4 30h92" />
          </svg>
          {hasLamp(state.stream) && <Lamp stream={state.stream} />}
        </>
      ) : (
        <Button tone="primary" busy={state.kind === 'starting'} onClick={() => void start()}>
          {t`Start the camera`}
        </Button>
      )}
      {state.kind === 'on' && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
    </div>
  );
}

function Lamp({ stream }: { readonly stream: MediaStream }) {
  const [isOn, setOn] = useState(false);
  const press = () => {
    setOn(!isOn);
    void switchLamp(stream, !isOn);
  };
  return (
    <IconButton
      className={styles.lamp}
      label={c('lamp').t`Light`}
      aria-pressed={isOn}
      icon={<Flashlight size={20} aria-hidden="true" />}
      onClick={press}
    />
  );
}
