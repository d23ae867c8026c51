import { c, t } from 'ttag';

/** The order matters: a browser names those it resembles too, and itself last or in a word of its own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bCriOS\b|Chrome\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser in words, by its user-agent line: "Chrome on Windows". */
export function describeBrowser(userAgent: string | null): string {
  if (!userAgent) return t`Unknown browser`;
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return c('browser and system').t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown browser`;
}
