import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ButtonRoom } from '#web/ui/button-room.tsx';

// Asked for with the page's own code, so that it is there soon after the page is alive.
const loading = import('./judged-by.tsx');

/** Rendered by the server, where it renders the page; its code comes after the rest, and its one line keeps its room. */
export const JudgedBy = lazyPart(
  () => loading,
  'JudgedBy',
  <div className="cluster">
    <ButtonRoom />
  </div>,
);
