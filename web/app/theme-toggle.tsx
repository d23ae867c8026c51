import { Contrast } from 'lucide-react';
import { t } from 'ttag';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Switches and stores the theme; `index.html` applies it before the next first paint. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  return (
    <IconButton
      label={t`Switch between light and dark`}
      icon={<Contrast size={20} aria-hidden="true" />}
      className={className}
      onClick={toggleTheme}
    />
  );
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}
