import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Gtin } from '#contract/gtin.ts';
import { type CameraFault, closeCamera, faultOf, hasCameras, isAllowed, openCamera } from './camera.ts';
import { openReader, type ReadFrame } from './open-reader.ts';
import { readScan } from './read-scan.ts';

export type ScannerState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'fault'; readonly fault: CameraFault };

const PAUSE_MS = 80;

/**
 * The camera, and what reads its picture into `video`. A code counts once two frames in a row say the same: a misread code
 * can have a right check digit. `onStranger`: there is a code, but of no trade item.
 */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onGtin: (gtin: Gtin) => void,
  onStranger: () => void,
) {
  const [state, setState] = useState<ScannerState>({ kind: 'off' });
  const read = useRef<ReadFrame>(undefined);
  const found = useEffectEvent(onGtin);
  const strange = useEffectEvent(onStranger);

  const start = useCallback(async () => {
    if (!hasCameras()) return setState({ kind: 'fault', fault: 'insecure' });
    setState({ kind: 'starting' });
    const reader = openReader().catch(() => undefined);
    try {
      const stream = await openCamera();
      read.current = await reader;
      if (read.current) return setState({ kind: 'on', stream });
      closeCamera(stream);
      setState({ kind: 'fault', fault: 'no reader' });
    } catch (error) {
      setState({ kind: 'fault', fault: faultOf(error) });
    }
  }, []);

  useEffect(() => {
    void isAllowed().then((isKnown) => (isKnown ? start() : undefined));
  }, [start]);

  const stream = state.kind === 'on' ? state.stream : undefined;
  useEffect(() => {
    const { current: screen } = video;
    const { current: readFrame } = read;
    if (!stream || !screen || !readFrame) return;
    let isOn = true;
    screen.srcObject = stream;
    const watch = async () => {
      await screen.play().catch(() => {});
      let last: Gtin | undefined;
      while (isOn) {
        const scans = await readFrame(screen).catch(() => []);
        const gtin = scans.map(readScan).find((each) => each !== undefined);
        if (!isOn) return;
        if (gtin && gtin === last) return found(gtin);
        if (!gtin && scans.length > 0) strange();
        last = gtin;
        await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      }
    };
    void watch();
    return () => {
      isOn = false;
      closeCamera(stream);
    };
  }, [stream, video]);

  return { state, start };
}
