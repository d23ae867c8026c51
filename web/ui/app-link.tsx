import type { ComponentProps, MouseEvent } from 'react';

export interface AppLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** A plain press, in place of the browser's own way there. */
  readonly onPress: () => void;
}

/**
 * A link that the app answers itself; in another tab, another window or as a download it is the browser's. For rows
 * of links: each router `Link` recomputes its address whenever the page's changes.
 */
export function AppLink({ href, onPress, children, ...anchor }: AppLinkProps) {
  const press = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a {...anchor} href={href} onClick={press}>
      {children}
    </a>
  );
}

function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
