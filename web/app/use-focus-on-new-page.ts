import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a change of page, a keyboard or a screen reader starts at the page's content, as after a real page load.
 * Where the focus is still on something, such as a link of the header, it is left alone.
 */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (isFirst || isSame || document.activeElement !== document.body) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
