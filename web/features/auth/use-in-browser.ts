import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server renders and while its page is taken over: what the browser alone knows comes after that. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
