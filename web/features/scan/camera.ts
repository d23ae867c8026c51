import { t } from 'ttag';

/** Why there is no picture. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'no reader';

export const FAULT_TEXTS: Readonly<Record<CameraFault, string>> = {
  refused: t`The camera is off. Allow it in the browser, or type the number.`,
  none: t`No camera was found. Type the number under the bars.`,
  busy: t`The camera is in use elsewhere. Close that, or type the number.`,
  insecure: t`The camera needs a secure address (https). Type the number instead.`,
  'no reader': t`The barcode reader could not be loaded. Try again, or type the number.`,
};

/** Faults that a second try can end. */
export const IS_PASSING: ReadonlySet<CameraFault> = new Set(['refused', 'busy', 'no reader']);

/** The camera at the back, where there are two. Throws a DOMException. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

export function hasCameras(): boolean {
  return window.isSecureContext && navigator.mediaDevices !== undefined;
}

/** Whether the user has allowed the camera before: then it is started without a press. */
export async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}

export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

/** The lamp beside the camera; the types of the DOM do not know it. */
type Lamp = { readonly torch?: boolean };

export function hasLamp(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as Lamp | undefined)?.torch === true;
}

export async function switchLamp(stream: MediaStream, isOn: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
