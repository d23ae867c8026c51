/** How far a run has come. */
export interface Progress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly rows: number;
}

export interface ProgressBar {
  show(progress: Progress): void;
  /** Leaves the line empty for what is printed next. */
  clear(): void;
}

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 100;
const BAR_WIDTH = 24;
const SILENT: ProgressBar = { show() {}, clear() {} };

/** A bar with rate and time left, on a terminal; elsewhere nothing, so that logs stay readable. */
export function progressBar(
  terminal: Terminal,
  label: string,
  now: () => number = performance.now.bind(performance),
): ProgressBar {
  if (!terminal.isTTY) return SILENT;
  const started = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(progress) {
      const time = now();
      if (time - drawn < REDRAW_MS) return;
      drawn = time;
      const line = progressLine(label, progress, (time - started) / 1000);
      terminal.write(`\r\x1b[K${line.slice(0, (terminal.columns ?? 80) - 1)}`);
    },
    clear() {
      terminal.write('\r\x1b[K');
    },
  };
}

export function progressLine(
  label: string,
  { bytesRead, bytesTotal, rows }: Progress,
  seconds: number,
): string {
  const share = bytesTotal > 0 ? Math.min(1, bytesRead / bytesTotal) : 0;
  const filled = Math.round(share * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const rate = seconds > 0 ? Math.round(rows / seconds).toLocaleString('en-US') : '0';
  const left = share > 0 && seconds >= 1 ? `, ${duration((seconds * (1 - share)) / share)} left` : '';
  return `${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${rows.toLocaleString('en-US')} rows, ${rate}/s${left}`;
}

/** `7 s`, `2 min 5 s`, `1 h 3 min` */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
