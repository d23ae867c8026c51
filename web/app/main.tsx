import '#web/styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isOffline } from '#web/lib/offline.ts';
import { holdAnswers } from '#web/lib/transport.ts';
import { App } from './app.tsx';
import { readFirstData } from './first-data.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('app');
if (container) void start(container);

async function start(container: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  readFirstData(document, queryClient);
  if (isOffline()) await (await import('./offline/last-seen.ts')).showLastSeen(queryClient);
  const router = createAppRouter(queryClient);
  const app = <App queryClient={queryClient} router={router} />;
  if (!container.hasChildNodes()) {
    createRoot(container).render(app);
    return;
  }
  // The server rendered this page: the router renders as it did there, and its page's code is there before React looks.
  router.ssr = { manifest: undefined };
  holdAnswers(true);
  await router.load();
  // In slices, so that a press or a letter meanwhile is answered.
  startTransition(() => {
    hydrateRoot(container, app);
  });
  // A query under way was too slow for the server: an answer before hydration ends would differ from the rendered page.
  if (queryClient.isFetching() === 0) holdAnswers(false);
}
