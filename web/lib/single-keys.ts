/** Also read by `app/early-input.ts`. */
const KEY = 'larder.single-keys';

/**
 * Whether keys without Ctrl do something anywhere on a page. Speech input types letters by mistake, so they can be
 * switched off (WCAG 2.2, 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage may be forbidden: the keys then stay as they are.
  }
}
